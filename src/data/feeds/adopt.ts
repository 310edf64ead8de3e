import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { createMatcher, type KnownProperty } from '@/domain/feeds/match'
import type { Listing } from '@/domain/feeds/listing'
import { idOf } from '@/data/core/relations'
import { transactionOf } from '@/fields/transactionOf'
import type { Feed } from '@/payload-types'

import { nothing, type FeedRecord } from './records'

/** What another source had brought of a property, as the feed itself would have. */
type Adopted = {
  key: string
  hash: string
  property: string
  record: FeedRecord
  gone: boolean
  isEdited: boolean
}

export type Adoption =
  { link: Adopted; text: string } | { candidates: string[]; text: string } | undefined

/** Finds the properties that listings of a new source already are. */
export type Adoptions = { find: (listing: Listing) => Adoption }

type Known = Omit<Adopted, 'record'> & KnownProperty & { record: FeedRecord | null }

/**
 * The properties of the source that is replaced, and those that no source brings: somebody made
 * them by hand. Of units only those that the source brought, since the others of a project have its address.
 */
async function readKnown(req: PayloadRequest, replaced: string): Promise<Map<string, Known>> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<Known>(sql`
    select p.id as property, p.reference::int as reference, p.record_file as "recordFile", p.unique_code as "uniqueCode", p.goal::text as goal,
      t.web_id::int as type, c.zip, p.street, p.house_number as "houseNumber", p.box_number as "boxNumber",
      l.key, coalesce(l.hash, '') as hash, l.record, coalesce(l.gone, false) as gone,
      l.property is null or coalesce((select v.id from _properties_v v where v.parent_id = p.id and v.latest order by v.created_at desc limit 1) is distinct from l.version, true) as "isEdited"
    from properties p left join feed_links l on l.property = p.id and l.feed = ${replaced}::uuid
      left join property_types t on t.id = p.main_type_id left join cities c on c.id = p.city_id
    where (p.project_id is null or l.property is not null) and not exists (select from feed_links o where o.property = p.id and o.feed <> ${replaced}::uuid)`)
  return new Map(rows.map((one) => [one.property, one]))
}

/** What somebody said of listings that could be several properties: which one, or that it is new. */
async function readAnswers(req: PayloadRequest, feed: string): Promise<Map<string, string | null>> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ key: string; property: string | null }>(
    sql`select key, property from feed_matches where feed = ${feed}::uuid`,
  )
  return new Map(rows.map(({ key, property }) => [key, property]))
}

const none: Adoptions = { find: () => undefined }

/**
 * Prepares the search for a feed that replaces another; other feeds adopt nothing. A property is
 * given to one listing only: the second that claims it is asked.
 */
export async function prepareAdoptions(req: PayloadRequest, feed: Feed): Promise<Adoptions> {
  const replaced = idOf(feed.replaces)
  if (!replaced) return none
  const known = await readKnown(req, replaced)
  const answers = await readAnswers(req, feed.id)
  const match = createMatcher([...known.values()])
  const given = new Set<string>()
  const textOf = (ids: readonly string[]) =>
    ids.map((id) => known.get(id)?.reference ?? '?').join(', ')
  const give = (property: string): Adoption => {
    const one = known.get(property)
    if (!one) return undefined
    if (given.has(property)) return { candidates: [property], text: textOf([property]) }
    given.add(property)
    const { key, record, gone, isEdited } = one
    return {
      text: textOf([property]),
      link: { key: key ?? '', hash: '', property, record: record ?? nothing, gone, isEdited },
    }
  }
  const find = (listing: Listing): Adoption => {
    const answer = answers.get(listing.key)
    if (answer === null) return undefined
    if (answer) return give(answer)
    const found = match(listing)
    if (!found) return undefined
    return 'sure' in found
      ? give(found.sure)
      : { candidates: found.unsure, text: textOf(found.unsure) }
  }
  return { find }
}
