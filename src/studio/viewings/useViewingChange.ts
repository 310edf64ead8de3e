'use client'

import { toast, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'

import { useWords } from '../useWords'
import {
  saveViewing,
  type ShownViewing,
  type ViewingChange,
  type ViewingOutcome,
} from './saveViewing'
import words from './words.json'

/**
 * Changes a viewing, says what became of it, and reads the week again. It is busy until the week is
 * there, because until then the calendar knows only the older save.
 */
export function useViewingChange() {
  const t = useWords(words)
  const { config } = useConfig()
  const router = useRouter()
  const [isSaving, setSaving] = useState(false)
  const [isReading, startReading] = useTransition()

  const change = async (viewing: ShownViewing, data: ViewingChange): Promise<ViewingOutcome> => {
    setSaving(true)
    const outcome = await saveViewing(config.routes.api, viewing, data)
    setSaving(false)
    // Only a change of the status or the time is one that the visitor hears of.
    if (outcome === 'saved')
      toast.success(t(data.outcome || data.feedbackShown ? 'noted' : 'changed'))
    else toast.error(t(outcome === 'stale' ? 'changedMeanwhile' : 'notChanged'))
    if (outcome !== 'failed') startReading(() => router.refresh())
    return outcome
  }
  return { change, isBusy: isSaving || isReading }
}
