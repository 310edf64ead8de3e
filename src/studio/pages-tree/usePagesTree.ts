'use client'

import { useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useMemo, useState } from 'react'

import type { PageInTree } from '@/data/site/tree/pageTree'
import { movesBetween } from '@/domain/studio/arrange'

import { requestMove, type Outcome } from './requests'

/** Holds the unsaved tree and what saving it would change. */
export function usePagesTree(stored: readonly PageInTree[]) {
  const { config } = useConfig()
  const router = useRouter()
  const [pages, setPages] = useState(stored)
  const [preview, setPreview] = useState<{ of: readonly PageInTree[]; outcome: Outcome }>()
  const [isSaving, setSaving] = useState(false)
  const moves = useMemo(() => movesBetween(stored, pages), [stored, pages])

  useEffect(() => {
    if (moves.length === 0) return
    const controller = new AbortController()
    void requestMove(config.routes.api, moves, true, controller.signal).then((outcome) => {
      if (!controller.signal.aborted) setPreview({ of: pages, outcome })
    })
    return () => controller.abort()
  }, [config.routes.api, moves, pages])

  const save = async (): Promise<boolean> => {
    setSaving(true)
    const outcome = await requestMove(config.routes.api, moves, false)
    setSaving(false)
    if ('problem' in outcome) {
      setPreview({ of: pages, outcome })
      return false
    }
    router.refresh()
    return true
  }

  // Undefined until the server has answered for this tree.
  const outcome = preview?.of === pages ? preview.outcome : undefined
  return { pages, setPages, moves, outcome, isSaving, save, undo: () => setPages(stored) }
}
