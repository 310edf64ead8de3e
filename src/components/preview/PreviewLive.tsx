'use client'

import { useEffect } from 'react'

/** What the studio says to the page it shows beside its form, in the words of Payload. */
type Told = { type?: unknown; externallyUpdatedRelationship?: { updatedAt?: unknown } | null }

const savedAt = (told: Told | null): number =>
  told?.type === 'payload-live-preview' ? Date.parse(String(told.externallyUpdatedRelationship?.updatedAt)) : Number.NaN

/** Beside the form of the studio the page is drawn anew after each save; where the reader was is kept by the browser. */
export function PreviewLive({ drawnAt }: { drawnAt: number }) {
  useEffect(() => {
    const studio = window.parent === window ? (window.opener as Window | null) : window.parent
    if (!studio) return
    document.documentElement.toggleAttribute('data-in-studio', window.parent !== window)
    // The studio gives its frame no name; who cannot see it needs one.
    window.frameElement?.setAttribute('title', document.title)
    const hear = ({ data, origin }: MessageEvent<Told | null>) => {
      if (origin === window.location.origin && savedAt(data) > drawnAt) window.location.reload()
    }
    window.addEventListener('message', hear)
    studio.postMessage({ type: 'payload-live-preview', ready: true }, window.location.origin)
    return () => window.removeEventListener('message', hear)
  }, [drawnAt])
  return null
}
