'use client'

import { toast, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'

import { postJson, problemIn } from '../postJson'
import { useWords } from '../useWords'
import words from './words.json'

const problems = ['present', 'wait', 'busy', 'code', 'codeWait'] as const

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
    const answer = await postJson(`${api}/users/security`, press)
    setBusy(false)
    if (!answer?.ok) {
      setProblem(says(await problemIn(answer, problems)))
      return false
    }
    toast.success(says('done'))
    router.refresh()
    return true
  }
  return { says, send, isBusy, problem }
}
