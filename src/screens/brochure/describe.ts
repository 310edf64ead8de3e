import type { BrochureView } from '@/brochure/view'
import type { PictureView } from '@/components/media/Picture'
import { idOf } from '@/data/core/payload'
import { findColleague, type ColleagueView } from '@/data/site/colleagues'
import { findSettings } from '@/data/site/shell'
import { printedLaw } from '@/data/catalogue/views/legal'
import { energyText, propertyCard } from '@/data/catalogue/views/listing'
import { pictureOf, picturesOf } from '@/data/catalogue/views/picture'
import { addressOf } from '@/data/catalogue/views/addressLines'
import { energyLabel, scaleBeside } from '@/domain/catalogue/certificate'
import { advertisedOf } from '@/data/catalogue/views/legalFacts'
import { headingFonts, textFonts } from '@/domain/site/options'
import { readablePalette } from '@/domain/site/palette'
import { env } from '@/env'
import { internationalPhone } from '@/domain/lib/phone'
import { formatDay, formatNumber } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { factName, optionName, translate } from '@/i18n/translate'
import type { Media, Property, Setting } from '@/payload-types'
import { describePicture } from '@/screens/neighbourhood/picture'
import { identityLines } from '@/screens/shell/identity'

import { blocksOf } from './blocks'
import { costsView } from './costs'
import { brochureFacts } from './facts'

/** The number of pictures: the cover, the one above the text, and a page of four. */
const MAX_PICTURES = 6
const MAX_PLANS = 4

/** Returns the internal address of the largest size. */
const urlOf = ({ src, sizes, label }: PictureView) => ({
  url: new URL(sizes.at(-1)?.src ?? src, env.INTERNAL_URL).href,
  ...(label && { label }),
})

/** A plan with the metres that its width stands for, where staff know them. */
function planOf(plan: string | Media): BrochureView['plans']['pictures'] {
  const picture = pictureOf(plan)
  if (!picture || typeof plan !== 'object') return []
  return [{ ...urlOf(picture), ...(plan.metresAcross && { metres: plan.metresAcross }) }]
}

const joined = (separator: string, ...parts: (string | null | undefined)[]): string =>
  parts.filter((part) => part).join(separator)

function scaleOf(property: Property, badge: string, locale: Locale): BrochureView['scale'] {
  const { epcValue } = property
  const ad = advertisedOf(property)
  const ownLabel = energyLabel(ad)?.label
  if (!ownLabel || !ad.region) return undefined
  const t = translate(locale)
  const value =
    typeof epcValue === 'number' ? t('brochure.energyValue', { value: formatNumber(epcValue) }) : ''
  return {
    heading: t('brochure.energy'),
    badge,
    own: ownLabel,
    label: joined(
      ', ',
      `${factName(locale, 'epcLabel')} ${optionName(locale, 'epcLabel', ownLabel)}`,
      value,
    ),
    bands: scaleBeside(ownLabel, ad).map(([label]) => ({
      label,
      name: optionName(locale, 'epcLabel', label),
      isOwn: label === ownLabel,
    })),
  }
}

function themeOf(theme: Setting['theme']): BrochureView['theme'] {
  const { headingFont, textFont, ...colours } = theme ?? {}
  return {
    colours: readablePalette(colours),
    headingFont: headingFont ?? headingFonts[0],
    textFont: textFont ?? textFonts[0],
  }
}

function contactOf(
  { agencyName, street, zip, city, phone, email }: Setting,
  href: string | undefined,
  reference: number,
  locale: Locale,
) {
  const t = translate(locale)
  return {
    heading: t('brochure.contact'),
    name: agencyName ?? '',
    lines: [
      joined(', ', street, joined(' ', zip, city)),
      internationalPhone(phone ?? ''),
      email ?? '',
    ].filter((line) => line !== ''),
    scan: t('brochure.scan'),
    url: new URL(href ?? `/property/${reference}/`, env.SITE_URL).href,
  }
}

/** The agent as their public profile has them. */
function agentView(
  { name, jobTitle, phone, bivNumber, photo }: ColleagueView,
  locale: Locale,
): BrochureView['contact']['agent'] {
  const biv = bivNumber && translate(locale)('listing.biv', { number: bivNumber })
  return {
    name,
    ...(photo && { photo: urlOf(photo) }),
    lines: [joined(', ', jobTitle, biv), internationalPhone(phone)].filter(Boolean),
  }
}

/** Returns the tables of a brochure that have rows. */
function tablesOf(
  { facts, planning, energy }: ReturnType<typeof brochureFacts>,
  locale: Locale,
): BrochureView['groups'] {
  const t = translate(locale)
  return [
    { heading: t('brochure.facts'), rows: facts },
    { heading: t('brochure.planning'), rows: planning },
    { heading: t('brochure.certificates'), rows: energy },
  ].filter(({ rows }) => rows.length > 0)
}

/** Returns the content of a brochure, only from what visitors may see. */
export async function describeBrochure(
  property: Property,
  reference: number,
  locale: Locale,
): Promise<BrochureView> {
  const t = translate(locale)
  const contactId = idOf(property.contact)
  const [card, settings, agent, map, costs, law] = await Promise.all([
    propertyCard(property, locale),
    findSettings(locale),
    contactId === undefined ? null : findColleague(contactId, locale),
    describePicture(property, locale),
    costsView(property, locale),
    printedLaw(property, locale),
  ])
  const facts = brochureFacts(property, locale)
  const scale = scaleOf(property, energyText(card), locale)
  const title = property.title || card.place
  return {
    language: locale,
    reference: t('property.reference', { reference: String(reference) }),
    fileName: `${t('brochure.file', { reference: String(reference) })}.pdf`,
    title,
    subject: t('brochure.subject', { place: card.place }),
    goal: optionName(locale, 'goal', property.goal),
    place: addressOf(property, locale).join(', '),
    price: card.heading,
    keys: facts.keys,
    about: { heading: t('brochure.about'), blocks: blocksOf(property.description) },
    groups: tablesOf(facts, locale),
    ...(scale && { scale }),
    ...(law && { law }),
    pictures: picturesOf(property.pictures).slice(0, MAX_PICTURES).map(urlOf),
    plans: {
      heading: t('brochure.plans'),
      scale: t('brochure.scale', { scale: '{scale}' }),
      noScale: t('brochure.noScale'),
      pictures: (property.plans ?? []).flatMap(planOf).slice(0, MAX_PLANS),
    },
    contact: {
      ...contactOf(settings, card.href, reference, locale),
      ...(agent && { agent: agentView(agent, locale) }),
    },
    ...(map && {
      map: { url: new URL(map.href, env.INTERNAL_URL).href, attribution: map.attribution },
    }),
    ...(costs && { costs }),
    notes: t('brochure.notes'),
    identity: identityLines(settings, locale),
    ...(settings.fees?.trim() && {
      fees: { label: t('agency.fees'), value: settings.fees.trim() },
    }),
    note: t('brochure.dated', { date: formatDay(property.updatedAt, locale) }),
    page: t('brochure.page', { page: '{page}', pages: '{pages}' }),
    theme: themeOf(settings.theme),
  }
}
