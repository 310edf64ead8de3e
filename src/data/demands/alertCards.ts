import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { isSameKindOfPrice } from '@/domain/catalogue/price'
import type { MatchKind } from '@/domain/demands/events'
import { socialSize } from '@/domain/site/pictureWidths'
import { env } from '@/env'
import { transactionOf } from '@/fields/transactionOf'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { MailCard } from '@/mail/order'

import { readListingSummaries } from '../catalogue/search/listingSummaries'
import { energyText, propertyCard } from '../catalogue/views/listing'
import { priceView, type Priced } from '../catalogue/views/price'
import { findOffers } from './matching'
import { reasonsIn } from './reasons'

export type DemandMatch = { reference: number; kind: MatchKind }
export type AlertCard = DemandMatch & { card: MailCard }

type FormerPrice = { price: number | null } & Pick<Priced, 'goal' | 'priceUnit' | 'contractType'>
type Extras = { reference: number; picture: string | null; former: FormerPrice | null }

/** Finds what cards on pages do not have: a picture as JPEG, and the price that the site showed before. */
async function findExtras(
  req: PayloadRequest,
  references: readonly number[],
): Promise<Map<number, Extras>> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<Extras>(sql`
    select p.reference::float8 as reference,
      (select m.sizes_social_url from properties_rels r join media m on m.id = r.media_id
        where r.parent_id = p.id and r.path = 'pictures' order by r."order" limit 1) as picture,
      (select jsonb_build_object('price', was.content -> 'price', 'priceUnit', was.content -> 'priceUnit', 'goal', was.content -> 'goal',
          'contractType', was.content -> 'contractType')
        from shown_states now join shown_states was on was.property = now.property and was.shown_until is not null
        where now.property = p.id and now.shown_until is null
          and (was.content -> 'price', was.content -> 'priceUnit', was.content -> 'goal', was.content -> 'contractType')
            is distinct from (now.content -> 'price', now.content -> 'priceUnit', now.content -> 'goal', now.content -> 'contractType')
        order by was.shown_from desc limit 1) as former
    from properties p
    where p.reference in (select value::numeric from jsonb_array_elements_text(${JSON.stringify(references)}::jsonb))`)
  return new Map(rows.map((row) => [row.reference, row]))
}

/**
 * The former price, written as the present one. Empty where the site shows no price, and where both
 * cannot be compared: a rent by the year with one by the month or with the price of a sale, or the price
 * of a home with what is paid down for a life annuity.
 */
async function formerPrice(
  listing: Priced,
  former: FormerPrice | null | undefined,
  locale: Locale,
): Promise<string> {
  const isLower = former?.price && listing.price && listing.price < former.price
  if (!isLower || !isSameKindOfPrice(listing, former)) return ''
  const { text, isAmount } = await priceView({ ...listing, price: former.price }, locale)
  return isAmount ? text : ''
}

function noteOf(kind: MatchKind, former: string, locale: Locale): string {
  if (kind === 'new') return ''
  const t = translate(locale)
  const was = kind === 'price' && former ? t('demand.was', { price: former }) : ''
  return [t(`demand.news.${kind}`), was].filter(Boolean).join(': ')
}

/** Returns the listings of an alert as cards: what is new, with its picture, and why it is shown. */
export async function alertCards(
  req: PayloadRequest,
  demand: string,
  matches: readonly DemandMatch[],
  locale: Locale,
): Promise<AlertCard[]> {
  const references = matches.map(({ reference }) => reference)
  const [listed, extras, offers] = await Promise.all([
    readListingSummaries(references, locale),
    findExtras(req, references),
    findOffers(demand),
  ])
  const cards = await Promise.all(
    matches.map(async ({ reference, kind }): Promise<AlertCard | undefined> => {
      const listing = listed.find((each) => each.reference === reference)
      const view = listing && (await propertyCard(listing, locale))
      if (!listing || !view?.href) return undefined
      const { picture, former } = extras.get(reference) ?? {}
      const was = await formerPrice(listing, former, locale)
      const note = [noteOf(kind, was, locale), ...view.facts, energyText(view)]
        .filter(Boolean)
        .join(' · ')
      const reason = reasonsIn(
        offers.find((offer) => offer.reference === reference)?.reasons ?? [],
        locale,
      )
      const { width, height } = socialSize
      const label = view.picture?.label ? { label: view.picture.label } : {}
      return {
        reference,
        kind,
        card: {
          title: view.place,
          text: view.heading,
          href: new URL(view.href, env.SITE_URL).href,
          ...(note && { note }),
          ...(reason && { reason }),
          ...(picture && {
            picture: { src: new URL(picture, env.SITE_URL).href, width, height, ...label },
          }),
        },
      }
    }),
  )
  return cards.filter((card) => card !== undefined)
}

/** The news in one line: the one listing, or how many of each kind. */
export function newsOf(cards: readonly AlertCard[], counted: string, locale: Locale): string {
  const [only, ...others] = cards
  if (!only || others.length > 0) return counted
  const { title: home, text: price } = only.card
  return translate(locale)(`demand.subject.${only.kind}`, { home, price })
}
