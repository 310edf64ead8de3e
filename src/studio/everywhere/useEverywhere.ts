'use client'

import { useConfig } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import { getJson } from '../postJson'
import type { FoundDocument } from './documents'
import type { Place } from './places'

/** Long enough that a word is typed at once, short enough not to be felt. */
const PAUSE_MS = 200
const MIN_LENGTH = 2

type Results = { documents: FoundDocument[]; places: Place[] }
export type SearchOutcome = 'nothing asked' | 'failed' | Results

/** Searches while a colleague types, after a short pause. An answer that comes late is dropped. */
export function useEverywhere(text: string): SearchOutcome {
  const { api } = useConfig().config.routes
  const [found, setFound] = useState<SearchOutcome>('nothing asked')
  const query = text.trim()
  useEffect(() => {
    let isCurrent = true
    const search = async () => {
      const response = await getJson(`${api}/users/everywhere?q=${encodeURIComponent(query)}`)
      const results: Results | undefined = response?.ok ? await response.json() : undefined
      if (isCurrent) setFound(results ?? 'failed')
    }
    const timer = setTimeout(
      () => (query.length < MIN_LENGTH ? setFound('nothing asked') : void search()),
      PAUSE_MS,
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [api, query])
  return found
}
