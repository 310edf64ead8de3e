'use client'

import { toast, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { bodyOf, postJson } from '../postJson'
import { useWords } from '../useWords'
import words from './words.json'

const problems = [
  'present',
  'wait',
  'busy',
  'code',
  'codeWait',
  'passkey',
  'stepOver',
  'many',
  'required',
  'known',
  'cancelled',
] as const

type Answer = Record<string, unknown>

/**
 * Sends actions and refreshes the screen. A problem stays beside the form until the next action.
 */
export function useSecurity() {
  const t = useWords(words)
  const { api } = useConfig().config.routes
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  const complain = (name: unknown) => {
    setProblem(t(problems.find((one) => one === name) ?? 'failed'))
    return undefined
  }
  /** Returns the answer, or undefined after a refusal, which is shown. */
  async function ask(action: Answer): Promise<Answer | undefined> {
    setBusy(true)
    setProblem(undefined)
    const response = await postJson(`${api}/users/security`, action)
    const answer = await bodyOf(response)
    setBusy(false)
    return response?.ok ? answer : complain(answer.problem)
  }
  /** The same for an action that completes something. */
  async function send(action: Answer): Promise<Answer | undefined> {
    const answer = await ask(action)
    if (!answer) return undefined
    toast.success(t('done'))
    router.refresh()
    return answer
  }
  return { t, ask, send, complain, isBusy, problem }
}

export type Security = ReturnType<typeof useSecurity>
