'use client'

import { toast, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { useWords } from '../useWords'
import words from './words.json'

type Problem = 'present' | 'wait' | 'busy' | 'code' | 'codeWait'

const isProblem = (value: unknown): value is Problem => ['present', 'wait', 'busy', 'code', 'codeWait'].some((one) => one === value)

/** Sends a press and draws the screen anew; what is wrong stays beside the form until the next one. */
export function useSecurity() {
  const says = useWords(words)
  const { api } = useConfig().config.routes
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function send(press: Record<string, string>): Promise<boolean> {
    setBusy(true)
    setProblem(undefined)
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch(`${api}/users/security`, { method: 'POST', credentials: 'same-origin', headers, body: JSON.stringify(press) }).catch(
      () => undefined,
    )
    const told: { problem?: unknown } = answer ? await answer.json().catch(() => ({})) : {}
    setBusy(false)
    if (!answer?.ok) {
      setProblem(says(isProblem(told.problem) ? told.problem : 'failed'))
      return false
    }
    toast.success(says('done'))
    router.refresh()
    return true
  }
  return { says, send, isBusy, problem }
}
