import { createHash } from 'node:crypto'

import { isDeepStrictEqual } from 'node:util'

import { factNames, factKindOf, type Facts, type FeedFact } from '@/domain/feeds/facts'
import type { Listing, Texts } from '@/domain/feeds/listing'
import { columnOf } from '@/domain/lib/columnOf'

/** What a feed brought of a listing last, as fields of a property: facts, texts and pictures. */
export type FeedRecord = {
  facts: Facts & { mainType?: string; city?: string }
  title: Texts
  description: Texts
  pictures: string[]
  plans: string[]
  /** The key of the project that brought it. */
  project?: string
}

/** What is known of a property that no feed has brought. */
export const nothing: FeedRecord = {
  facts: {},
  title: {},
  description: {},
  pictures: [],
  plans: [],
}

/** Sets a listing that the feed no longer has to inactive. */
export const withdrawn = (record: FeedRecord): FeedRecord => ({
  ...record,
  facts: { ...record.facts, status: 'inactive' },
})

/** Raised when the mapping of listings changes, so that all are compared again. */
const HASH_VERSION = 1

/**
 * Returns a hash that is equal for an unchanged listing. Where its pictures are downloaded changes
 * with each answer of a CRM, so it does not count.
 */
export const hashOf = (listing: Listing, publish: boolean): string =>
  createHash('sha256')
    .update(JSON.stringify([HASH_VERSION, publish, { ...listing, downloads: undefined }]))
    .digest('base64url')

/** The defaults of the collection, for facts that a feed does not name. */
const defaults: Facts = {
  status: 'prospective',
  marquee: 'none',
  priceUnit: 'total',
  publishPrice: true,
  publishAddress: true,
}

export const usualOf = (fact: FeedFact): Facts[FeedFact] | null =>
  defaults[fact] ?? (factKindOf(fact).is === 'flag' ? false : null)

/** All facts but the reference, which visitors and portals know. */
export const changeable = factNames.filter((fact) => fact !== 'reference')

/** Returns the facts of a record as columns of the table of properties. */
export const rowOf = ({ facts }: FeedRecord): Record<string, unknown> => ({
  ...Object.fromEntries(changeable.map((fact) => [columnOf(fact), facts[fact] ?? usualOf(fact)])),
  main_type_id: facts.mainType,
  city_id: facts.city,
})

/** Returns what differs between two records, by the names of facts and fields. */
export function changesBetween(before: FeedRecord, after: FeedRecord): string[] {
  const facts = [...changeable, 'mainType' as const, 'city' as const].filter(
    (fact) => before.facts[fact] !== after.facts[fact],
  )
  const texts = (['title', 'description'] as const).filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  )
  const files = (['pictures', 'plans'] as const).filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  )
  return [...facts, ...texts, ...files]
}
