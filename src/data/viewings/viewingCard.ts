import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { Price } from '@/domain/catalogue/price'
import { isLabelled } from '@/domain/site/pictureOrigins'
import { socialSize } from '@/domain/site/pictureWidths'
import { env } from '@/env'
import { transactionOf } from '@/fields/transactionOf'
import type { Locale } from '@/i18n/locales'
import { optionName } from '@/i18n/translate'
import type { MailCard } from '@/mail/order'
import type { Appointment } from '@/payload-types'

import { priceName } from '../catalogue/views/priceName'
import { personalLink } from '../enquiries/unsubscribeLinks'
import { propertyName, publicLocation, type ViewedProperty } from './viewedProperty'

/**
 * Returns the home of a viewing for its emails; it leads to the page of the viewing. All is read in the
 * transaction that books it: a second connection for each of many bookings would block them all.
 */
export async function viewingCard(
  req: PayloadRequest,
  { id }: Pick<Appointment, 'id'>,
  { property, price }: { property: ViewedProperty; price: Price },
  locale: Locale,
): Promise<MailCard> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ picture: string | null; origin: string | null }>(sql`
    select m.sizes_social_url as picture, m.origin from properties_rels r
    join media m on m.id = r.media_id
    where r.parent_id = ${property.id}::uuid and r.path = 'pictures' order by r."order" limit 1`)
  const { picture, origin } = rows[0] ?? {}
  const label = isLabelled(origin) ? { label: optionName(locale, 'pictureOrigin', origin) } : {}
  const { width, height } = socialSize
  return {
    title: propertyName(property, locale),
    text: priceName(price, locale),
    note: publicLocation(property, locale),
    href: personalLink({ purpose: 'visit', id }, locale),
    ...(picture && {
      picture: { src: new URL(picture, env.SITE_URL).href, width, height, ...label },
    }),
  }
}
