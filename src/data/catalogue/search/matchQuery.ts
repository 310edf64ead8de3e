import { countRows, hasRow, unite, type Bitmap } from '@/domain/catalogue/lists/bitmap'
import { findMatches, type ListingFilter } from '@/domain/catalogue/lists/filterListings'
import { emptyListQuery, writeListQuery, type ListQuery } from '@/domain/catalogue/lists/listQuery'
import { referencesOnPage, type PageWindow } from '@/domain/catalogue/lists/order'
import { goals, type Goal } from '@/domain/catalogue/vocabulary'
import type { Locale } from '@/i18n/locales'

import { filterByWords, findByWords } from './fullText'
import type { ListingIndex } from './listingIndex'
import { noRanks } from './nameRanks'
import { filterOfGoal } from './resolveQuery'

/** The newest matches that are searched for words first: a common word is among them at once. */
const MAX_NEWEST = 1000
/** List queries whose matches stay cached while a visitor types. */
const MAX_CACHED_QUERIES = 200

/** The matches of a list query: how many of each goal, and the newest. */
export type QueryMatches = {
  counts: Record<Goal, number>
  total: number
  newest: number[]
  /** Finds all of them again: kept for every query, they would fill the memory. */
  findAll: () => Bitmap
}

function findQueryMatches(
  { columns, orders }: ListingIndex,
  filters: readonly ListingFilter[],
): QueryMatches {
  const find = (filter: ListingFilter) => findMatches(columns, filter).offered
  const found = filters.map((filter) => ({ goal: filter.goal, rows: find(filter) }))
  const counts = { sale: 0, rent: 0 }
  for (const { goal, rows } of found) counts[goal] = countRows(rows)
  const all = unite(found.map(({ rows }) => rows))
  const page: PageWindow = { sort: 'newest', from: 0, size: MAX_NEWEST }
  return {
    counts,
    total: counts.sale + counts.rent,
    newest: referencesOnPage(columns, orders, noRanks, all, page),
    findAll: () => unite(filters.map(find)),
  }
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
  const matches = byQuery.get(key) ?? findQueryMatches(listingIndex, filters())
  byQuery.delete(key)
  byQuery.set(key, matches)
  const oldest = byQuery.size > MAX_CACHED_QUERIES ? byQuery.keys().next().value : undefined
  if (oldest !== undefined) byQuery.delete(oldest)
  return matches
}

/** Returns the newest matches that contain all words. */
async function newestWithWords(
  { columns }: ListingIndex,
  { newest, total, findAll }: QueryMatches,
  words: readonly string[],
  size: number,
  locale: Locale,
): Promise<number[]> {
  if (words.length === 0) return newest.slice(0, size)
  const withWords = await filterByWords(newest, words, locale)
  const first = newest.filter((reference) => withWords.has(reference)).slice(0, size)
  if (first.length === size || total <= newest.length) return first
  const withAllWords = await findByWords(words, locale)
  const all = findAll()
  const older = withAllWords.flatMap((reference) => {
    const slot = columns.slotOf(reference)
    return slot === undefined || withWords.has(reference) || !hasRow(all, slot)
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
