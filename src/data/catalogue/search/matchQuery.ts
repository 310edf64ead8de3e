import {
  createListingMatcher,
  markMatches,
  OFFERED,
  type ListingFilter,
} from '@/domain/catalogue/lists/filterListings'
import { emptyListQuery, writeListQuery, type ListQuery } from '@/domain/catalogue/lists/listQuery'
import { traitOf } from '@/domain/catalogue/lists/traits'
import { goals, type Goal } from '@/domain/catalogue/vocabulary'
import type { Locale } from '@/i18n/locales'

import { filterByWords, findByWords } from './fullText'
import type { ListingIndex } from './listingIndex'
import { filterOfGoal } from './resolveQuery'

/** The newest matches that are searched for words first: a common word is among them at once. */
const MAX_NEWEST = 1000
/** List queries whose matches stay cached while a visitor types. */
const MAX_CACHED_QUERIES = 200

/**
 * The matches of a list query: how many of each goal, the newest, and whether a slot of the index
 * is one.
 */
export type QueryMatches = {
  counts: Record<Goal, number>
  total: number
  newest: number[]
  isIn: (slot: number) => boolean
}

function findMatches(
  { columns, orders }: ListingIndex,
  filters: readonly ListingFilter[],
): QueryMatches {
  const { reference, traits } = columns.arrays
  const tests = filters.map((filter) => createListingMatcher(columns, filter))
  const isIn = (slot: number) => tests.some((passes) => passes(slot))
  const matches = { counts: { sale: 0, rent: 0 }, total: 0, newest: [] as number[], isIn }
  const marks = new Uint8Array(columns.end)
  for (const filter of filters) markMatches(columns, filter, marks)
  for (const slot of orders.rows.newest) {
    if (marks[slot] !== OFFERED) continue
    matches.counts[traitOf(traits[slot] ?? 0, 'isRent') === 1 ? 'rent' : 'sale'] += 1
    if (matches.total++ < MAX_NEWEST) matches.newest.push(reference[slot] ?? 0)
  }
  return matches
}

type MatchCache = { version: number; byQuery: Map<string, QueryMatches> }
const caches = new WeakMap<ListingIndex, MatchCache>()

/**
 * Finds the matches of a list query, cached until a listing changes: with every letter that a
 * visitor types of a street, the rest of the text is the same query again.
 */
export function matchQuery(
  listingIndex: ListingIndex,
  query: ListQuery,
  onlyGoal: Goal | undefined,
  locale: Locale,
): QueryMatches {
  const { version } = listingIndex.docs
  const known = caches.get(listingIndex)
  const cache =
    known?.version === version ? known : { version, byQuery: new Map<string, QueryMatches>() }
  caches.set(listingIndex, cache)
  const { byQuery } = cache
  const key = `${locale} ${onlyGoal ?? ''} ${writeListQuery(query)}`
  const filters = () =>
    (onlyGoal ? [onlyGoal] : goals).map((goal) => filterOfGoal(listingIndex, query, goal, locale))
  const matches = byQuery.get(key) ?? findMatches(listingIndex, filters())
  byQuery.delete(key)
  byQuery.set(key, matches)
  const oldest = byQuery.size > MAX_CACHED_QUERIES ? byQuery.keys().next().value : undefined
  if (oldest !== undefined) byQuery.delete(oldest)
  return matches
}

/** Returns the newest matches that contain all words. */
async function newestWithWords(
  { columns }: ListingIndex,
  { newest, total, isIn }: QueryMatches,
  words: readonly string[],
  size: number,
  locale: Locale,
): Promise<number[]> {
  if (words.length === 0) return newest.slice(0, size)
  const withWords = await filterByWords(newest, words, locale)
  const first = newest.filter((reference) => withWords.has(reference)).slice(0, size)
  if (first.length === size || total <= newest.length) return first
  const older = (await findByWords(words, locale)).flatMap((reference) => {
    const slot = columns.slotOf(reference)
    return slot === undefined || withWords.has(reference) || !isIn(slot)
      ? []
      : [{ reference, published: columns.arrays.published[slot] ?? 0 }]
  })
  older.sort((a, b) => b.published - a.published || b.reference - a.reference)
  return [...first, ...older.map(({ reference }) => reference)].slice(0, size)
}

type WordQuery = { question: ListQuery; goal?: Goal | undefined; words: readonly string[] }

/**
 * Finds listings of a query that contain the words; when there are too few, any that contain them.
 */
export async function searchListings(
  listingIndex: ListingIndex,
  { question: query, goal, words }: WordQuery,
  size: number,
  locale: Locale,
): Promise<number[]> {
  const matches = matchQuery(listingIndex, query, goal, locale)
  const ofQuery = await newestWithWords(listingIndex, matches, words, size, locale)
  const isOpen = goal === undefined && writeListQuery(query) === ''
  if (ofQuery.length >= size || words.length === 0 || isOpen) return ofQuery
  const ofAll = await newestWithWords(
    listingIndex,
    matchQuery(listingIndex, emptyListQuery, undefined, locale),
    words,
    size + ofQuery.length,
    locale,
  )
  return [...new Set([...ofQuery, ...ofAll])].slice(0, size)
}
