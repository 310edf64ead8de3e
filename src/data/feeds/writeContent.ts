import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { feedLanguages } from '@/domain/feeds/listing'
import { transactionOf } from '@/fields/transactionOf'

import { removeGonePictures } from './gonePictures'
import { richTextOf } from './richText'
import type { ListingWrite } from './listingWrite'

/** Writes titles and descriptions in every language, and the main type among the types. */
export async function writeTexts(
  req: PayloadRequest,
  listings: readonly ListingWrite[],
): Promise<void> {
  const db = await transactionOf(req)
  const texts = listings.flatMap(({ property, record }) =>
    feedLanguages.map((language) => ({
      property,
      language,
      title: record.title[language] ?? null,
      description: record.description[language] ? richTextOf(record.description[language]) : null,
    })),
  )
  await db.execute(sql`
    insert into properties_locales (_parent_id, _locale, title, description)
    select property, language::_locales, title, nullif(description, 'null'::jsonb)
    from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as r(property uuid, language text, title text, description jsonb)
    on conflict (_locale, _parent_id) do update set title = excluded.title, description = excluded.description`)
  const types = listings.map(({ property, record }) => ({ property, type: record.facts.mainType }))
  const typeRows = sql`jsonb_to_recordset(${JSON.stringify(types)}::jsonb) as r(property uuid, type uuid)`
  await db.execute(
    sql`delete from properties_rels o using ${typeRows} where o.parent_id = r.property and o.path = 'types'`,
  )
  await db.execute(
    sql`insert into properties_rels ("order", parent_id, path, property_types_id) select 1, property, 'types', type from ${typeRows}`,
  )
}

export type PictureWrite = Pick<ListingWrite, 'property' | 'record' | 'isNew' | 'downloads'>

/** The reasons of refused pictures that are tried again when their listing changes. */
const PASSING = sql`('unreachable', 'tooSlow', 'truncated', 'answered', 'broken')`

/**
 * Queues the pictures of listings in their order, and removes those that the feed no longer has once
 * all others have come. Those that staff added stay.
 */
export async function queuePictures(
  req: PayloadRequest,
  listings: readonly PictureWrite[],
): Promise<void> {
  const db = await transactionOf(req)
  const pictures = listings.flatMap(({ property, record, downloads }) =>
    (['pictures', 'plans'] as const).flatMap((field) =>
      record[field].map((url, position) => {
        const download = downloads?.[url] ?? null
        return { property, field, url, position, download }
      }),
    ),
  )
  const pictureRows = sql`jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) as r(property uuid, field text, url text, position int, download text)`
  const updatedIds = JSON.stringify(
    listings.filter(({ isNew }) => !isNew).map(({ property }) => property),
  )
  const isGone = sql`f.property in (select value::uuid from jsonb_array_elements_text(${updatedIds}::jsonb))
    and not exists (select from ${pictureRows} where r.property = f.property and r.field = f.field and r.url = f.url)`
  await db.execute(sql`delete from feed_pictures f where f.media is null and ${isGone}`)
  await db.execute(sql`update feed_pictures f set state = 'gone' where ${isGone}`)
  const isAgain = sql`(feed_pictures.download is distinct from excluded.download or (feed_pictures.state = 'refused' and feed_pictures.reason in ${PASSING}))`
  await db.execute(sql`
    insert into feed_pictures (property, field, url, position, download) select property, field, url, position, download from ${pictureRows}
    on conflict (property, field, url) do update set position = excluded.position, download = excluded.download,
      state = case when feed_pictures.state = 'gone' then case when feed_pictures.media is null then 'waiting' else 'done' end
        when feed_pictures.state = 'refused' and ${isAgain} then 'waiting' else feed_pictures.state end,
      tries = case when ${isAgain} then 0 else feed_pictures.tries end,
      next_at = case when ${isAgain} then now() else feed_pictures.next_at end`)
  await removeGonePictures(
    req,
    listings.map(({ property }) => property),
  )
}
