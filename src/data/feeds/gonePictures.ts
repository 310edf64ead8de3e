import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { transactionOf } from '@/fields/transactionOf'

import { datePictureChange } from './datePictureChange'

/** The reason of a picture that a colleague had put there before the feed brought it: it stays. */
export const BY_HAND = 'byHand'

/**
 * Removes the pictures that the feed no longer has from their listing and its newest version, which
 * the studio opens. They stay as long as one that replaces them is on its way: a server that is away
 * would leave the listing without any. A picture that another address of the feed names too, or that
 * staff added, stays for good. Returns whether any was removed.
 */
export async function removeGonePictures(
  req: PayloadRequest,
  properties: readonly string[],
): Promise<boolean> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ property: string }>(sql`
    with over as (
      delete from feed_pictures f where f.state = 'gone' and f.property in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(properties)}::jsonb))
        and not exists (select from feed_pictures w where w.property = f.property and w.field = f.field and w.state = 'waiting') returning *),
    gone as (
      select property, field, media from over
      where not exists (select from feed_pictures k where k.property = over.property and k.field = over.field and k.media = over.media and k.state = 'done')
      group by property, field, media having not bool_or(reason is not distinct from ${BY_HAND})),
    unlisted as (
      delete from _properties_v_rels o using gone, _properties_v v
      where v.parent_id = gone.property and v.latest and o.parent_id = v.id and o.path = 'version.' || gone.field and o.media_id = gone.media
      returning gone.property),
    dropped as (
      delete from properties_rels o using gone where o.parent_id = gone.property and o.path = gone.field and o.media_id = gone.media
      returning gone.property)
    select property from unlisted union select property from dropped`)
  await datePictureChange(
    req,
    rows.map(({ property }) => property),
  )
  return rows.length > 0
}
