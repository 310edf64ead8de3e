'use client'

import { useAuth, useConfig } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, type PropsWithChildren } from 'react'

import { useIsUnsaved } from './unsaved'

const RENEW_EVERY_MS = 60 * 60 * 1000
/** The longest time that the CMS waits for. */
const HOLD_SECONDS = 24 * 24 * 60 * 60

/**
 * Renews the session of staff who work, at most once an hour: the CMS ends it some hours after the
 * login, even in the middle of a sentence, and leaves the screen. With unsaved changes the screen
 * stays also when no one has worked for so long. The session ends then, but the text is kept, and a
 * save says that a login is needed.
 */
export function KeepSession({ children }: PropsWithChildren) {
  const { fetchFullUser, setUser, user } = useAuth()
  const { api } = useConfig().config.routes
  const isUnsaved = useIsUnsaved()
  const renewedAt = useRef(0)

  /** The CMS leaves the screen at the end that it has read last. */
  const readEnd = useEffectEvent(() => {
    if (!isUnsaved) void fetchFullUser()
  })
  const renew = useEffectEvent(async () => {
    if (!user || Date.now() - renewedAt.current < RENEW_EVERY_MS) return
    renewedAt.current = Date.now()
    const { ok } = await fetch(`${api}/users/refresh-token`, { method: 'POST' })
    if (ok) readEnd()
  })
  const holdScreen = useEffectEvent(() => {
    if (user) setUser({ user, exp: Date.now() / 1000 + HOLD_SECONDS })
  })

  useEffect(() => {
    renewedAt.current = Date.now()
    const onWork = () => void renew().catch(() => undefined)
    window.addEventListener('keydown', onWork, true)
    window.addEventListener('pointerdown', onWork, true)
    return () => {
      window.removeEventListener('keydown', onWork, true)
      window.removeEventListener('pointerdown', onWork, true)
    }
  }, [])
  useEffect(() => {
    if (!isUnsaved) return
    holdScreen()
    return () => readEnd()
  }, [isUnsaved])

  return children
}
