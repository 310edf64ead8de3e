import { useEffect, useState, useSyncExternalStore } from 'react'

import { useConsent } from '@/components/consent/useConsent'
import { popupState, type PopupState } from '@/domain/popup'

import { dismissal } from './dismissal'

function onAddress(listener: () => void): () => void {
  const leaving = new AbortController()
  for (const change of ['hashchange', 'popstate']) window.addEventListener(change, listener, { signal: leaving.signal })
  return () => leaving.abort()
}

function useDelay(seconds: number): boolean {
  const [isOver, setOver] = useState(seconds <= 0)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), seconds * 1000)
    return () => clearTimeout(timer)
  }, [seconds])
  return isOver
}

/** What the popup has to do at this moment; on the server, and until the browser is asked, it waits. */
export function usePopupState(delaySeconds: number, actionPaths: string[]): PopupState {
  const address = useSyncExternalStore(
    onAddress,
    () => location.href,
    () => null,
  )
  const wasDismissed = useSyncExternalStore(dismissal.subscribe, dismissal.isThere, dismissal.onServer)
  const { check, isChoosing } = useConsent()
  const isDelayOver = useDelay(delaySeconds)
  if (address === null) return 'later'
  return popupState({ url: new URL(address), actionPaths, wasDismissed, isConsentSettled: check === 'set' && !isChoosing, isDelayOver })
}
