'use client'

import { useConfig } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'

import type { FeedRow, FeedRun } from '@/data/feeds/runs'
import type { RowState } from '@/domain/feeds/formats'

/** Milliseconds between two requests for the progress of a run. */
const POLL_INTERVAL_MS = 1500

type Step = 'idle' | 'reading' | 'failed' | 'tooLarge'

/** Megabytes of the largest upload. Larger feeds are compressed or read from their address. */
export const MAX_MEGABYTES = 45

const isRunning = (run: FeedRun | undefined): boolean =>
  run !== undefined && (['reading', 'approved'].includes(run.state) || run.pictures > 0)

/** Returns the import runs of a feed, refreshed while one is running, and the actions on them. */
export function useRuns(feed: string) {
  const { config } = useConfig()
  const base = `${config.routes.api}/feeds/${feed}`
  const [runs, setRuns] = useState<FeedRun[]>()
  const [step, setStep] = useState<Step>('idle')

  const refresh = useCallback(async () => {
    const response = await fetch(`${base}/runs`, { credentials: 'same-origin' }).catch(
      () => undefined,
    )
    if (response?.ok) setRuns((await response.json()) as FeedRun[])
  }, [base])

  const newest = runs?.[0]
  const isBusy = isRunning(newest)
  useEffect(() => {
    const timer = setTimeout(() => void refresh(), runs === undefined ? 0 : POLL_INTERVAL_MS)
    if (runs !== undefined && !isBusy) clearTimeout(timer)
    return () => clearTimeout(timer)
  }, [refresh, runs, isBusy])

  const post = async (path: string, body: BodyInit | null, type: string) => {
    setStep('reading')
    const response = await fetch(`${base}${path}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': type },
      body,
    }).catch(() => undefined)
    setStep(response?.ok || response?.status === 409 ? 'idle' : 'failed')
    await refresh()
  }
  return {
    runs,
    newest,
    step,
    readFile: async (file: File) =>
      file.size > MAX_MEGABYTES * 1024 ** 2
        ? setStep('tooLarge')
        : post('/read', file, 'application/octet-stream'),
    readAddress: () => post('/read?from=address', null, 'application/json'),
    approve: (run: string) => post('/approve', JSON.stringify({ run }), 'application/json'),
  }
}

/**
 * Returns a page of the listings of a run that have one state, and reads it again when the state of
 * the run changes.
 */
export function useRows(
  feed: string,
  run: FeedRun,
  state: RowState,
  page: number,
): FeedRow[] | undefined {
  const { config } = useConfig()
  const url = `${config.routes.api}/feeds/${feed}/rows?run=${run.id}&state=${state}&page=${page}`
  const [result, setResult] = useState<{ url: string; rows: FeedRow[] }>()
  useEffect(() => {
    const controller = new AbortController()
    fetch(url, { credentials: 'same-origin', signal: controller.signal })
      .then(async (response) => {
        if (response.ok) setResult({ url, rows: (await response.json()) as FeedRow[] })
      })
      .catch(() => undefined)
    return () => controller.abort()
  }, [url, run.state])
  return result?.url === url ? result.rows : undefined
}
