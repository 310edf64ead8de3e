'use client'

import { useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useMemo, useState } from 'react'

import type { PageInTree } from '@/data/tree/pages'
import { movesBetween } from '@/domain/studio/arrange'

import { askToMove, type Outcome } from './ask'

/** The tree as it is being moved about, and what would come of saving it. */
export function usePagesTree(stored: readonly PageInTree[]) {
  const { config } = useConfig()
  const router = useRouter()
  const [pages, setPages] = useState(stored)
  const [told, setTold] = useState<{ of: readonly PageInTree[]; outcome: Outcome }>()
  const [isSaving, setSaving] = useState(false)
  const moves = useMemo(() => movesBetween(stored, pages), [stored, pages])

  useEffect(() => {
    if (moves.length === 0) return
    const asking = new AbortController()
    void askToMove(config.routes.api, moves, true, asking.signal).then((outcome) => {
      if (!asking.signal.aborted) setTold({ of: pages, outcome })
    })
    return () => asking.abort()
  }, [config.routes.api, moves, pages])

  const save = async (): Promise<boolean> => {
    setSaving(true)
    const outcome = await askToMove(config.routes.api, moves, false)
    setSaving(false)
    if ('problem' in outcome) {
      setTold({ of: pages, outcome })
      return false
    }
    router.refresh()
    return true
  }

  /** Nothing while it is not known yet. */
  const outcome = told?.of === pages ? told.outcome : undefined
  return { pages, setPages, moves, outcome, isSaving, save, undo: () => setPages(stored) }
}
