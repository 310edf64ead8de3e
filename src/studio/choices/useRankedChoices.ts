'use client'

import { useCallback, useState } from 'react'

import { matchRanks, matchRankOf, rankChoices, type Choice } from '@/domain/studio/choices'

import { useWords } from '../useWords'
import words from './words.json'

/**
 * The value of the disabled first entry when no entry starts with the typed text, so that Enter
 * selects nothing.
 */
const NOTICE = 'hestia-nothing-starts'

type Entry = { label?: unknown; value?: unknown }

const choiceOf = ({ label, value }: Entry): Choice => ({
  label: String(label ?? ''),
  value: String(value ?? ''),
})

/** Filters the list: keeps the entries that match the typed text, and the notice above them. */
export const isShown = (entry: Entry, typed: string): boolean =>
  entry.value === NOTICE || typed.trim() === '' || matchRankOf(choiceOf(entry), typed) !== undefined

function rankEntries<Ranked extends Entry>(
  entries: readonly Ranked[],
  typed: string,
  notice: string,
): Ranked[] {
  const { entries: matching, best } = rankChoices(entries, choiceOf, typed)
  if (best === undefined) return [...entries]
  // The list needs the other entries too, to label what is selected already.
  const ranked = [...matching, ...entries.filter((one) => !matching.includes(one))].map((one) => ({
    ...one,
  }))
  const [first] = ranked
  return best === matchRanks.contains && first
    ? [{ ...first, value: NOTICE, label: notice, isDisabled: true }, ...ranked]
    : ranked
}

/**
 * Sorts the entries of a list by how well they match the typed text. The list keeps its focus as
 * long as the focused entry is the same object. Entries are therefore copied when the text or the
 * entries change, which moves the focus to the first one, and only then, which keeps it where the
 * arrow keys moved it.
 */
export function useRankedChoices<Ranked extends Entry>() {
  const t = useWords(words)
  const [cache] = useState<{ entries: readonly Ranked[]; typed: string; ranked: Ranked[] }>(() => ({
    entries: [],
    typed: '',
    ranked: [],
  }))
  return useCallback(
    (entries: readonly Ranked[], typed: string): Ranked[] => {
      const isSame =
        typed === cache.typed &&
        entries.length === cache.entries.length &&
        entries.every((entry, index) => entry === cache.entries[index])
      if (!isSame)
        Object.assign(cache, {
          entries,
          typed,
          ranked: rankEntries(entries, typed, t('nothingStarts', { typed: typed.trim() })),
        })
      return cache.ranked
    },
    [cache, t],
  )
}
