'use client'

import { useConfig } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'

import type { MapStatus } from '@/data/map/mapStatus'

import { bodyOf, getJson, postJson } from '../postJson'

/** Milliseconds between two questions while a map is being made. */
const POLL_INTERVAL_MS = 2000

type Step = 'idle' | 'waiting' | 'running' | 'failed'

/** Returns the map file in use, followed while a new one is being made, and asks for a new one. */
export function useMapStatus() {
  const url = `${useConfig().config.routes.api}/globals/settings/map`
  const [status, setStatus] = useState<MapStatus>()
  const [asked, setAsked] = useState<string>()
  const [hasFailed, setFailed] = useState(false)

  const refresh = useCallback(async () => {
    const response = await getJson(url)
    if (response?.ok) setStatus((await response.json()) as MapStatus)
  }, [url])

  const work = status?.work
  const isWaiting = asked !== undefined && (work === undefined || work.since < asked)
  const isRunning = work?.state === 'running'
  const isFollowed = isWaiting || isRunning
  useEffect(() => {
    if (status !== undefined && !isFollowed) return
    const timer = setTimeout(() => void refresh(), status === undefined ? 0 : POLL_INTERVAL_MS)
    return () => clearTimeout(timer)
  }, [refresh, status, isFollowed])

  const ask = async () => {
    setFailed(false)
    const response = await postJson(url, {})
    const body = await bodyOf(response)
    if (typeof body.asked === 'string') setAsked(body.asked)
    else if (response?.status !== 409) setFailed(true)
    await refresh()
  }
  const step: Step = isRunning ? 'running' : isWaiting ? 'waiting' : hasFailed ? 'failed' : 'idle'
  return { status, step, ask }
}
