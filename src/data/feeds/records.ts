import { createHash } from 'node:crypto'

import { isDeepStrictEqual } from 'node:util'

import { factNames, kindOf, type Facts, type FeedFact } from '@/domain/feeds/facts'
import type { Listing, Texts } from '@/domain/feeds/listing'

import { columnOf } from '../columnOf'

/** What a feed last brought of a listing, in the words of the property: a value for each fact, and its texts. */
export type FeedRecord = { facts: Facts & { mainType?: string; city?: string }; title: Texts; description: Texts; pictures: string[]; plans: string[] }

/** Read again when what is made of a listing changes. */
const EDITION = 1

/** The same for the same listing, taken over in the same way. */
export const hashOf = (listing: Listing, publish: boolean): string =>
  createHash('sha256')
    .update(JSON.stringify([EDITION, publish, listing]))
    .digest('base64url')

/** What a fact is when a feed says nothing of it: the defaults of the collection. */
const usual: Facts = { status: 'prospective', marquee: 'none', priceUnit: 'total', publishPrice: true, publishAddress: true }

export const usualOf = (fact: FeedFact): Facts[FeedFact] | null => usual[fact] ?? (kindOf(fact).is === 'flag' ? false : null)

/** The number of a listing stays: visitors and portals have it. */
export const changeable = factNames.filter((fact) => fact !== 'reference')

/** The facts of a record as they stand in the table of properties. */
export const rowOf = ({ facts }: FeedRecord): Record<string, unknown> => ({
  ...Object.fromEntries(changeable.map((fact) => [columnOf(fact), facts[fact] ?? usualOf(fact)])),
  main_type_id: facts.mainType,
  city_id: facts.city,
})

/** What differs between two records, by the names of the facts; texts by name and language. */
export function changesBetween(before: FeedRecord, after: FeedRecord): string[] {
  const facts = [...changeable, 'mainType' as const, 'city' as const].filter((fact) => before.facts[fact] !== after.facts[fact])
  const texts = (['title', 'description'] as const).filter((name) => !isDeepStrictEqual(before[name], after[name]))
  const files = (['pictures', 'plans'] as const).filter((name) => !isDeepStrictEqual(before[name], after[name]))
  return [...facts, ...texts, ...files]
}
