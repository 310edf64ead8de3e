import { emptyListQuery, writeListQuery } from '@/domain/catalogue/lists/listQuery'
import {
  waysWithListings,
  type SearchAnswer,
  type SearchIndex,
} from '@/domain/catalogue/search/answers'
import { foldText, wordsOf } from '@/domain/catalogue/search/words'
import { goals, type Goal } from '@/domain/catalogue/vocabulary'
import type { Locale } from '@/i18n/locales'
import type { Query } from '@/i18n/query'
import type { ListingSummary } from './listingSummaryRows'

import { droppedFilters } from '../views/appliedFilters'
import { findSearchHits } from './searchHits'
import { findNearStreet } from './nearStreet'
import { findListingSummaries } from './listingSummaries'
import { queryList } from './queryList'
import { findSearchIndex } from './searchIndex'
import { getListingIndex } from './listingIndex'
import { answerQuery, parseQuery } from './parseQuery'
import { findListBases } from './listUrls'

const MAX_CARDS = 12
const MAX_TOWNS = 8

const goalOf = ({ goal = [] }: Query): Goal | undefined => goals.find((value) => goal[0] === value)

/**
 * Returns the redirect of a search that needs no page of results: to the listing whose reference
 * was typed, or to the list of the chosen goal, provided that all words were understood. A goal in
 * the text wins over the chosen one, which stands there before anything is typed.
 */
export async function findSearchRedirect(
  query: Query,
  locale: Locale,
): Promise<string | undefined> {
  const listingIndex = await getListingIndex()
  const chosen = goalOf(query)
  const { text, understood, isAsking } = parseQuery(listingIndex, query.q?.[0] ?? '', locale)
  const { reference, unknown, parts, query: listQuery } = understood
  const isReference = reference !== undefined && parts.length <= 1 && unknown.length === 0
  const [hit] = isReference ? await findSearchHits(listingIndex, [reference], locale) : []
  if (hit) return hit.href
  // Lists have no filter for a street: the page of results shows its listings.
  const hasStreet = parts.some(({ kind }) => kind === 'street')
  const isUnderstood = text === '' || (isAsking && unknown.length === 0 && !hasStreet)
  const goal = chosen && (understood.goal ?? understood.impliedGoal ?? chosen)
  const base = goal && isUnderstood ? (await findListBases(locale))[goal] : undefined
  return base === undefined ? undefined : base + writeListQuery(listQuery)
}

export type SearchOutcome = {
  text: string
  answer: SearchAnswer
  /** The towns and types that match the words; without words, all types and the largest towns. */
  towns: SearchIndex['towns']
  types: SearchIndex['types']
  properties: ListingSummary[]
  /** Without results: listings that one filter less finds, or others on offer. */
  nearby: ListingSummary[]
  /** The towns of the query, when there is nothing in any of them: `nearby` is nearest to them. */
  emptyTowns: readonly string[]
  /** The name of that filter, and how many listings are found without it. */
  dropped: { filter: string; count: number } | undefined
  /** The street that was asked for, when `nearby` are the listings nearest to it. */
  street: string | undefined
}

/** Finds everything for the page with the results of a search. */
export async function findSearchResults(typed: string, locale: Locale): Promise<SearchOutcome> {
  const [listingIndex, searchIndex] = await Promise.all([
    getListingIndex(),
    findSearchIndex(locale),
  ])
  const parsed = parseQuery(listingIndex, typed, locale)
  const { text, understood, isAsking } = parsed
  const answer = await answerQuery(listingIndex, parsed, MAX_CARDS, locale)
  const hits = answer.properties.map(({ reference }) => reference)
  const words = wordsOf(text)
  const largest = (towns: SearchOutcome['towns']) =>
    towns
      .toSorted((a, b) => b.counts.sale + b.counts.rent - a.counts.sale - a.counts.rent)
      .slice(0, MAX_TOWNS)
  const matchesWord = (...names: string[]) =>
    words.some((word) => names.some((name) => name.startsWith(word)))
  const isEmpty = isAsking && hits.length === 0
  const goalFound =
    understood.goal ?? understood.impliedGoal ?? waysWithListings(answer)[0]?.goal ?? 'sale'
  const near = isEmpty ? await findNearStreet(listingIndex, parsed, locale) : undefined
  const alternatives =
    isEmpty && !near
      ? await queryList(
          { ...emptyListQuery, ...understood.query },
          { goal: goalFound, types: [] },
          locale,
        )
      : undefined
  // No listing has every word, but the list of what was understood has some: these are shown.
  const shown = hits.length > 0 ? hits : (alternatives?.references ?? []).slice(0, MAX_CARDS)
  return {
    text,
    answer,
    properties: await findListingSummaries(shown, locale),
    towns: largest(
      words.length === 0
        ? searchIndex.towns
        : searchIndex.towns.filter(({ name, words: otherNames, zip }) =>
            matchesWord(foldText(name), ...otherNames, zip),
          ),
    ),
    types:
      words.length === 0
        ? searchIndex.types
        : searchIndex.types.filter(({ name }) => matchesWord(foldText(name))),
    nearby: await findListingSummaries(near?.references ?? alternatives?.nearby ?? [], locale),
    street: near?.street,
    emptyTowns: alternatives?.emptyTowns ?? [],
    dropped: alternatives && droppedFilters(alternatives, locale)[0],
  }
}
