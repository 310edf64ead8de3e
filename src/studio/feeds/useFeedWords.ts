'use client'

import { useConfig } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'

import type { FeedWords } from '@/data/feeds/mappedWords'
import type { FeedRun } from '@/data/feeds/runs'

export type MapWord = (word: {
  kind: string
  word: string
  meaning: string | null
}) => Promise<void>

/** What came of mapping a word. A second failure is an outcome of its own. */
type Outcome = { readonly is: 'readAgain' | 'forgotten' | 'failed' }

/** Returns the unknown and the mapped words of a run, and the action that maps one. */
export function useFeedWords(
  feed: string,
  run: FeedRun,
): { found: FeedWords | undefined; outcome: Outcome | undefined; map: MapWord } {
  const { config } = useConfig()
  const base = `${config.routes.api}/feeds/${feed}/words`
  const [found, setFound] = useState<FeedWords>()
  const [outcome, setOutcome] = useState<Outcome>()

  const refresh = useCallback(async () => {
    const response = await fetch(`${base}?run=${run.id}`, { credentials: 'same-origin' }).catch(
      () => undefined,
    )
    if (response?.ok) setFound((await response.json()) as FeedWords)
  }, [base, run.id])

  useEffect(() => {
    const timer = setTimeout(() => void refresh(), 0)
    return () => clearTimeout(timer)
  }, [refresh, run.state])

  const map: MapWord = async (word) => {
    const response = await fetch(base, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(word),
    }).catch(() => undefined)
    setOutcome({ is: !response?.ok ? 'failed' : word.meaning === null ? 'forgotten' : 'readAgain' })
    await refresh()
  }
  return { found, outcome, map }
}
