import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { feedLanguages } from '@/domain/feeds/listing'
import { transactionOf } from '@/fields/transactionOf'

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

/**
 * Queues the pictures of listings in their order; pictures that the feed no longer has are removed
 * from their listing and its newest version, which the studio opens. Those that staff added stay.
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
  await db.execute(sql`
    with gone as (
      delete from feed_pictures f where f.property in (select value::uuid from jsonb_array_elements_text(${updatedIds}::jsonb))
        and not exists (select from ${pictureRows} where r.property = f.property and r.field = f.field and r.url = f.url) returning *),
    unlisted as (
      delete from _properties_v_rels o using gone, _properties_v v
      where v.parent_id = gone.property and v.latest and o.parent_id = v.id and o.path = 'version.' || gone.field and o.media_id = gone.media)
    delete from properties_rels o using gone where o.parent_id = gone.property and o.path = gone.field and o.media_id = gone.media`)
  await db.execute(sql`
    insert into feed_pictures (property, field, url, position, download) select property, field, url, position, download from ${pictureRows}
    on conflict (property, field, url) do update set position = excluded.position, download = excluded.download,
      state = case when feed_pictures.state = 'refused' and feed_pictures.download is distinct from excluded.download then 'waiting' else feed_pictures.state end,
      tries = case when feed_pictures.download is distinct from excluded.download then 0 else feed_pictures.tries end`)
}
