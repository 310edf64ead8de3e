'use client'

import { useConfig } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'

import {
  askForSignature,
  canSuggestPasskeys,
  canUsePasskeys,
  stopAsking,
  type SignatureOptions,
} from '@/components/passkey/prompt'

import { bodyOf, postJson } from '../postJson'

/** A challenge is asked for again before it expires on a screen that is left open. */
const RENEW_MS = 4 * 60_000

/** Gives the answer of the server to a login with a passkey. */
type OnAnswer = (response: Response | undefined) => void

const never = () => () => undefined

/**
 * Logs in with a passkey: among the suggestions of the email field where the browser has them, and
 * with a button. `isPossible` is false until the page is live, and where passkeys do not work.
 */
export function usePasskeyLogin(onAnswer: OnAnswer) {
  const { api } = useConfig().config.routes
  const isPossible = useSyncExternalStore(never, canUsePasskeys, () => false)
  const [isBusy, setBusy] = useState(false)
  // A login changes the function; the suggestions must not begin again while the next screen loads.
  const answer = useRef(onAnswer)
  useEffect(() => {
    answer.current = onAnswer
  })

  const logIn = useCallback(
    async (mediation: 'optional' | 'conditional'): Promise<boolean> => {
      const challenge = await postJson(`${api}/users/passkey-challenge`, {})
      if (!challenge?.ok) {
        if (mediation === 'optional') answer.current(challenge)
        return false
      }
      const { options } = (await bodyOf(challenge)) as { options?: SignatureOptions }
      const passkey = options && (await askForSignature(options, mediation))
      if (!passkey) return false
      answer.current(await postJson(`${api}/users/login`, { passkey }))
      return true
    },
    [api],
  )
  const suggest = useCallback(async () => {
    if (await canSuggestPasskeys()) await logIn('conditional')
  }, [logIn])
  const press = async () => {
    setBusy(true)
    const isSent = await logIn('optional')
    setBusy(false)
    if (!isSent) void suggest()
  }
  useEffect(() => {
    void suggest()
    const timer = window.setInterval(() => void suggest(), RENEW_MS)
    return () => {
      window.clearInterval(timer)
      stopAsking()
    }
  }, [suggest])
  return { isPossible, isBusy, press }
}
