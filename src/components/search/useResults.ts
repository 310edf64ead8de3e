import { useMemo } from 'react'

import type { SearchAnswer, SearchIndex, StreetSuggestion } from '@/domain/catalogue/search/answers'
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

export const resultText = (results: Results, { words, locale }: SearchSetting): string =>
  fill(words.results, { count: countOf(results) }, locale)
