'use client'

import { toast, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import type { BulkChange, BulkChangeReport, SavedChange } from '@/data/catalogue/bulkChange'

import { bodyOf, postJson } from '../postJson'
import { useWords } from '../useWords'
import words from './words.json'

/** Milliseconds in which a change can be taken back. */
const UNDO_MS = 10_000

const isReport = (body: Record<string, unknown>): body is BulkChangeReport =>
  typeof body.changed === 'number' && Array.isArray(body.refused)

/** Takes back a change of a moment ago. */
function useTakeBack() {
  const t = useWords(words)
  const { config } = useConfig()
  const router = useRouter()
  return async (saved: SavedChange) => {
    const response = await postJson(`${config.routes.api}/properties/take-back`, saved)
    const { problem } = response?.ok ? {} : await bodyOf(response)
    if (response?.ok) toast.success(t('takenBack'))
    else toast.error(typeof problem === 'string' ? problem : t('failed'))
    router.refresh()
  }
}

/**
 * Changes one property through the endpoint for many, so that the same rules apply, and offers to
 * take the change back.
 */
export function useChangeOne(id: string, name: string) {
  const t = useWords(words)
  const { config } = useConfig()
  const router = useRouter()
  const takeBack = useTakeBack()
  const [busy, setBusy] = useState(false)
  const change = async (changes: BulkChange, what: string) => {
    setBusy(true)
    const response = await postJson(`${config.routes.api}/properties/change-many`, {
      ids: [id],
      changes,
    })
    const body = await bodyOf(response)
    setBusy(false)
    if (!response?.ok || !isReport(body)) return void toast.error(t('failed'))
    const [refused] = body.refused
    if (refused) return void toast.error(refused.reason)
    const [saved] = body.saved
    toast.success(t('done', { name, what }), {
      ...(saved && {
        duration: UNDO_MS,
        action: { label: t('takeBack'), onClick: () => void takeBack(saved) },
      }),
    })
    router.refresh()
  }
  return { busy, change }
}
