'use client'

import { useConfig } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'

import type { FeedRow, FeedRun } from '@/data/feeds/runs'
import type { RowState } from '@/domain/feeds/formats'

/** While something is under way, how far it is is asked this often, in milliseconds. */
const PACE = 1500

type Step = 'idle' | 'reading' | 'failed' | 'tooLarge'

/** What the site takes in one piece; larger feeds are packed, or read from their address. */
export const LARGEST_MB = 45

const isUnderWay = (run: FeedRun | undefined): boolean => run !== undefined && (['reading', 'approved'].includes(run.state) || run.pictures > 0)

/** The readings of a feed, kept fresh, and what can be done with them. */
export function useRuns(feed: string) {
  const { config } = useConfig()
  const base = `${config.routes.api}/feeds/${feed}`
  const [runs, setRuns] = useState<FeedRun[]>()
  const [step, setStep] = useState<Step>('idle')

  const refresh = useCallback(async () => {
    const answer = await fetch(`${base}/runs`, { credentials: 'same-origin' }).catch(() => undefined)
    if (answer?.ok) setRuns((await answer.json()) as FeedRun[])
  }, [base])

  const newest = runs?.[0]
  const isBusy = isUnderWay(newest)
  useEffect(() => {
    const timer = setTimeout(() => void refresh(), runs === undefined ? 0 : PACE)
    if (runs !== undefined && !isBusy) clearTimeout(timer)
    return () => clearTimeout(timer)
  }, [refresh, runs, isBusy])

  const post = async (path: string, body: BodyInit | null, type: string) => {
    setStep('reading')
    const answer = await fetch(`${base}${path}`, { method: 'POST', credentials: 'same-origin', headers: { 'Content-Type': type }, body }).catch(() => undefined)
    setStep(answer?.ok || answer?.status === 409 ? 'idle' : 'failed')
    await refresh()
  }
  return {
    ...{ runs, newest, step },
    readFile: async (file: File) => (file.size > LARGEST_MB * 1024 ** 2 ? setStep('tooLarge') : post('/read', file, 'application/octet-stream')),
    readAddress: () => post('/read?from=address', null, 'application/json'),
    approve: (run: string) => post('/approve', JSON.stringify({ run }), 'application/json'),
  }
}

/** A page of the listings of a run that have one state. Asked again when the run has moved on. */
export function useRows(feed: string, run: FeedRun, state: RowState, page: number): FeedRow[] | undefined {
  const { config } = useConfig()
  const url = `${config.routes.api}/feeds/${feed}/rows?run=${run.id}&state=${state}&page=${page}`
  const [found, setFound] = useState<{ url: string; rows: FeedRow[] }>()
  useEffect(() => {
    const ended = new AbortController()
    fetch(url, { credentials: 'same-origin', signal: ended.signal })
      .then(async (answer) => {
        if (answer.ok) setFound({ url, rows: (await answer.json()) as FeedRow[] })
      })
      .catch(() => undefined)
    return () => ended.abort()
  }, [url, run.state])
  return found?.url === url ? found.rows : undefined
}
