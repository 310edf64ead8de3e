'use client'

import { toast, useAuth, useConfig } from '@payloadcms/ui'
import { useEffect, useRef, type PropsWithChildren } from 'react'

import { answerUploads } from '../media/answeredUploads'
import uploadWords from '../media/words.json'
import { useWords } from '../useWords'
import { answerSaves } from './answeredSaves'
import words from './words.json'

const LOGGED_OUT = 'hestia-logged-out'

/**
 * Stands around the studio so that no save and no upload fails without a word that helps, whichever
 * form sends it.
 */
export function Answers({ children }: PropsWithChildren) {
  const t = useWords(words)
  const ofUpload = useWords(uploadWords)
  const { admin, api } = useConfig().config.routes
  const isLoggedIn = Boolean(useAuth().user)
  // Read when an answer comes: a change of it must not replace `fetch` between request and answer.
  const hasUser = useRef(isLoggedIn)
  useEffect(() => {
    hasUser.current = isLoggedIn
    if (!isLoggedIn) toast.dismiss(LOGGED_OUT)
  }, [isLoggedIn])
  useEffect(() => {
    const { fetch } = window
    const isLoggedOut = async () => {
      // Who is about to log in, or has pressed the button to log out, knows it.
      if (!hasUser.current) return false
      const answer = await fetch(`${api}/users/me`).catch(() => undefined)
      const me: { user?: unknown } = answer?.ok ? await answer.json().catch(() => ({})) : {}
      return me.user === null
    }
    // It stays until a save works: who logs in in another tab comes back to it.
    const onLoggedOut = () =>
      toast.error(
        <>
          {t('loggedOut')}{' '}
          <a href={`${admin}/login`} target="_blank" rel="noopener">
            {t('logIn')}
          </a>
        </>,
        { id: LOGGED_OUT, duration: Infinity },
      )
    window.fetch = answerSaves(
      answerUploads(fetch, {
        lost: (name) => ofUpload('lost', { name }),
        onKnown: (sentence) => toast.info(sentence),
      }),
      {
        offline: t('offline'),
        notSaved: t('notSaved'),
        isLoggedOut,
        onLoggedOut,
        onSaved: () => toast.dismiss(LOGGED_OUT),
      },
    )
    return () => {
      window.fetch = fetch
    }
  }, [admin, api, t, ofUpload])
  return children
}
