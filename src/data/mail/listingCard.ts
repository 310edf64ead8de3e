import { sql } from '@payloadcms/db-postgres'

import { socialSize } from '@/domain/site/pictureWidths'
import { env } from '@/env'
import type { Locale } from '@/i18n/locales'
import type { MailCard } from '@/mail/order'

import { readListingSummaries } from '../catalogue/search/listingSummaries'
import { energyText, propertyCard } from '../catalogue/views/listing'
import { payload } from '../core/payload'

/**
 * Returns a listing as emails show it, with its first picture as JPEG; nothing when the site does not
 * show it.
 */
export async function listingCards(
  reference: number | null | undefined,
  locale: Locale,
): Promise<MailCard[]> {
  if (!reference) return []
  const [listing] = await readListingSummaries([reference], locale)
  const view = listing && (await propertyCard(listing, locale))
  if (!view?.href) return []
  const { rows } = await (
    await payload()
  ).db.drizzle.execute<{ picture: string | null }>(sql`
    select m.sizes_social_url as picture from properties p
    join properties_rels r on r.parent_id = p.id and r.path = 'pictures'
    join media m on m.id = r.media_id
    where p.reference = ${reference} order by r."order" limit 1`)
  const picture = rows[0]?.picture
  const { width, height } = socialSize
  const label = view.picture?.label ? { label: view.picture.label } : {}
  const note = [...view.facts, energyText(view)].filter(Boolean).join(' · ')
  return [
    {
      title: view.place,
      text: view.heading,
      href: new URL(view.href, env.SITE_URL).href,
      ...(note && { note }),
      ...(picture && {
        picture: { src: new URL(picture, env.SITE_URL).href, width, height, ...label },
      }),
    },
  ]
}
