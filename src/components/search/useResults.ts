import { useMemo } from 'react'

import {
  waysWithListings,
  type SearchAnswer,
  type SearchIndex,
  type StreetSuggestion,
} from '@/domain/catalogue/search/answers'
import type { PanelState } from '@/domain/catalogue/search/panel'
import { fill } from '@/i18n/fill'

import { createMatcher } from './matching'
import type { SearchSetting } from './types'

export type Results = {
  types: SearchIndex['types']
  towns: SearchIndex['towns']
  streets: StreetSuggestion[]
  properties: SearchAnswer['properties']
}

const noResults: Results = { types: [], towns: [], streets: [], properties: [] }

/** Returns all types for an empty text, otherwise what matches it. */
export function useResults(
  { text, answer }: PanelState,
  index: SearchIndex | undefined,
  drawnTypes: SearchIndex['types'],
): Results {
  const find = useMemo(() => index && createMatcher(index), [index])
  const matches = useMemo(
    () =>
      text === '' ? { types: index?.types ?? drawnTypes, towns: [] } : (find?.(text) ?? noResults),
    [find, index, text, drawnTypes],
  )
  return {
    types: matches.types,
    towns: matches.towns,
    streets: text === '' ? [] : (answer?.streets ?? []),
    properties: text === '' ? [] : (answer?.properties ?? []),
  }
}

export const countOf = ({ types, towns, streets, properties }: Results): number =>
  types.length + towns.length + streets.length + properties.length

/** What is found, in words: the results, else what the lists have for what was understood. */
export function resultText(
  results: Results,
  answer: SearchAnswer | undefined,
  { words, locale }: SearchSetting,
): string {
  const found = countOf(results)
  const ways = found === 0 ? waysWithListings(answer) : []
  if (ways.length === 0) return fill(words.results, { count: found }, locale)
  return ways.map(({ goal, count }) => fill(words.show[goal], { count }, locale)).join(', ')
}
