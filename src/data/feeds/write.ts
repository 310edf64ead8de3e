import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { EVERYTHING, tagsAfter } from '@/data/changes/tags'
import { keepListings } from '@/data/search/keep'
import { feedLanguages } from '@/domain/feeds/listing'
import type { Standing } from '@/domain/legal/standing'
import { transactionOf } from '@/fields/transactionOf'
import { addJob, addJobs } from '@/jobs/queue'
import type { Feed } from '@/payload-types'

import { findPublished, recordChanges } from './history'
import { rowOf, type FeedRecord } from './records'
import { richTextOf } from './richText'
import { writeVersions } from './versions'

/** A listing to be written: a new one, or one that nobody but its feed has changed. */
export type Writing = { property: string; version: string; record: FeedRecord; isNew: boolean; standing: Standing | null }

const idOf = (value: Feed['contact']): string | null => (typeof value === 'string' ? value : (value?.id ?? null))

/** Numbers for new listings: their own where nobody has it, else the next free ones. */
async function numbersFor(req: PayloadRequest, listings: readonly Writing[]): Promise<Map<string, number>> {
  const db = await transactionOf(req)
  const wanted = new Map<number, string>()
  for (const { property, record } of listings) {
    const { reference } = record.facts
    if (typeof reference === 'number' && !wanted.has(reference)) wanted.set(reference, property)
  }
  const { rows: taken } = await db.execute<{ reference: number }>(sql`
    select reference::int as reference from properties where reference in (select value::numeric from jsonb_array_elements_text(${JSON.stringify([...wanted.keys()])}::jsonb))`)
  for (const { reference } of taken) wanted.delete(reference)
  const numbers = new Map([...wanted].map(([reference, property]) => [property, reference]))
  const without = listings.filter(({ property }) => !numbers.has(property)).map(({ property }) => property)
  while (without.length > 0) {
    const { rows } = await db.execute<{ number: number }>(sql`
      select n.number::int as number from (select nextval('property_reference_seq') as number from generate_series(1, ${without.length})) n
      where not exists (select from properties p where p.reference = n.number)`)
    for (const { number } of rows) {
      const property = wanted.has(number) ? undefined : without.shift()
      if (property) numbers.set(property, number)
    }
  }
  return numbers
}

/** How an advertisement stands with the law, as each save in the studio keeps it; nothing where nobody looked. */
const standingRow = (standing: Standing | null) => ({
  gaps: standing ? standing.gaps.join(',') : null,
  completeness: standing?.completeness ?? null,
  lapses_on: standing?.lapsesOn ?? null,
})

const mayShow = (feed: Feed, { standing, record }: Writing): boolean => feed.publish === true && standing?.gaps.length === 0 && record.facts.city !== undefined

const quoted = (names: readonly string[], before = ''): string => names.map((name) => `${before}"${name}"`).join(', ')

async function insert(req: PayloadRequest, listings: readonly Writing[], feed: Feed): Promise<void> {
  const [first] = listings
  if (!first) return
  const db = await transactionOf(req)
  const numbers = await numbersFor(req, listings)
  const names = ['id', 'reference', 'contact_id', '_status', 'published_on', ...Object.keys(standingRow(null)), ...Object.keys(rowOf(first.record))]
  const now = new Date().toISOString()
  const rows = listings.map((listing) => {
    const { property, record, standing } = listing
    const own = { id: property, reference: numbers.get(property), contact_id: idOf(feed.contact), _status: mayShow(feed, listing) ? 'published' : 'draft' }
    return { ...own, published_on: now, ...standingRow(standing), ...rowOf(record) }
  })
  await db.execute(sql`
    insert into properties (${sql.raw(quoted(names))})
    select ${sql.raw(quoted(names))} from jsonb_populate_recordset(null::properties, ${JSON.stringify(rows)}::jsonb)`)
}

async function update(req: PayloadRequest, listings: readonly Writing[], feed: Feed): Promise<void> {
  const [first] = listings
  if (!first) return
  const db = await transactionOf(req)
  const names = Object.keys(rowOf(first.record))
  const before = await findPublished(
    req,
    listings.map(({ property }) => property),
  )
  const rows = listings.map((listing) => ({
    ...{ id: listing.property, _status: mayShow(feed, listing) ? 'published' : 'draft' },
    ...standingRow(listing.standing),
    ...rowOf(listing.record),
  }))
  // What visitors see is never taken from them because the feed lacks something: that is for a person to judge.
  await db.execute(sql`
    update properties p set (${sql.raw(quoted(names))}, gaps, completeness, lapses_on, _status, updated_at) =
      row(${sql.raw(quoted(names, 'r.'))}, coalesce(r.gaps, p.gaps), coalesce(r.completeness, p.completeness),
        case when r.completeness is null then p.lapses_on else r.lapses_on end, case when p._status = 'published' then p._status else r._status end, now())
    from jsonb_populate_recordset(null::properties, ${JSON.stringify(rows)}::jsonb) r where r.id = p.id`)
  await recordChanges(req, before)
}

/** Titles and descriptions in every language, and the main type among the types. */
async function writeTexts(req: PayloadRequest, listings: readonly Writing[]): Promise<void> {
  const db = await transactionOf(req)
  const texts = listings.flatMap(({ property, record }) =>
    feedLanguages.map((language) => ({
      ...{ property, language, title: record.title[language] ?? null },
      description: record.description[language] ? richTextOf(record.description[language]) : null,
    })),
  )
  await db.execute(sql`
    insert into properties_locales (_parent_id, _locale, title, description)
    select property, language::_locales, title, nullif(description, 'null'::jsonb)
    from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as r(property uuid, language text, title text, description jsonb)
    on conflict (_locale, _parent_id) do update set title = excluded.title, description = excluded.description`)
  const types = listings.map(({ property, record }) => ({ property, type: record.facts.mainType }))
  const these = sql`jsonb_to_recordset(${JSON.stringify(types)}::jsonb) as r(property uuid, type uuid)`
  await db.execute(sql`delete from properties_rels o using ${these} where o.parent_id = r.property and o.path = 'types'`)
  await db.execute(sql`insert into properties_rels ("order", parent_id, path, property_types_id) select 1, property, 'types', type from ${these}`)
}

/** What is to be fetched later, in its order; what the feed shows no more goes from the listing too. */
async function queuePictures(req: PayloadRequest, listings: readonly Writing[]): Promise<void> {
  const db = await transactionOf(req)
  const pictures = listings.flatMap(({ property, record }) =>
    (['pictures', 'plans'] as const).flatMap((field) => record[field].map((url, position) => ({ property, field, url, position }))),
  )
  const these = sql`jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) as r(property uuid, field text, url text, position int)`
  const known = JSON.stringify(listings.filter(({ isNew }) => !isNew).map(({ property }) => property))
  await db.execute(sql`
    with gone as (
      delete from feed_pictures f where f.property in (select value::uuid from jsonb_array_elements_text(${known}::jsonb))
        and not exists (select from ${these} where r.property = f.property and r.field = f.field and r.url = f.url) returning *)
    delete from properties_rels o using gone where o.parent_id = gone.property and o.path = gone.field and o.media_id = gone.media`)
  await db.execute(sql`
    insert into feed_pictures (property, field, url, position) select property, field, url, position from ${these}
    on conflict (property, field, url) do update set position = excluded.position`)
}

const told = z.array(z.object({ id: z.string(), reference: z.number(), goal: z.string(), project: z.string().nullable(), isPublished: z.boolean() }))

/** So many pages are named one by one; beyond, all of them are rendered anew. */
const NAMED = 20

/** What a save in the studio sets off: the search knows the listing, pages show it, and those who look for it are found. */
export async function announce(req: PayloadRequest, ids: readonly string[]): Promise<void> {
  const db = await transactionOf(req)
  await keepListings(db, ids)
  const { rows } = await db.execute(sql`
    select id, reference::int as reference, goal::text as goal, project_id as project, _status = 'published' as "isPublished"
    from properties where id in (select unnest(${`{${ids.join(',')}}`}::uuid[]))`)
  const listings = told.parse(rows)
  const published = listings.filter(({ isPublished }) => isPublished)
  await addJobs(
    req,
    'matchProperty',
    published.map(({ reference }) => ({ reference })),
  )
  const tags = new Set(listings.flatMap((listing) => tagsAfter('properties', listing)))
  if (tags.size > 0) await addJob(req, 'revalidate', { tags: listings.length > NAMED ? [EVERYTHING] : [...tags] })
}

/** Writes listings by the set, in the transaction of the request: the same rows that as many saves in the studio leave. */
export async function writeListings(req: PayloadRequest, feed: Feed, listings: readonly Writing[]): Promise<void> {
  if (listings.length === 0) return
  await insert(
    req,
    listings.filter(({ isNew }) => isNew),
    feed,
  )
  await update(
    req,
    listings.filter(({ isNew }) => !isNew),
    feed,
  )
  await writeTexts(req, listings)
  await queuePictures(req, listings)
  await writeVersions(req, listings)
  await announce(
    req,
    listings.map(({ property }) => property),
  )
}
