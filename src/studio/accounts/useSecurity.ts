'use client'

import { toast, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { postJson, problemIn } from '../postJson'
import { useWords } from '../useWords'
import words from './words.json'

const problems = ['present', 'wait', 'busy', 'code', 'codeWait'] as const

/**
 * Sends an action and refreshes the screen. A problem stays beside the form until the next action.
 */
export function useSecurity() {
  const t = useWords(words)
  const { api } = useConfig().config.routes
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function send(action: Record<string, string>): Promise<boolean> {
    setBusy(true)
    setProblem(undefined)
    const response = await postJson(`${api}/users/security`, action)
    setBusy(false)
    if (!response?.ok) {
      setProblem(t(await problemIn(response, problems)))
      return false
    }
    toast.success(t('done'))
    router.refresh()
    return true
  }
  return { t, send, isBusy, problem }
}
