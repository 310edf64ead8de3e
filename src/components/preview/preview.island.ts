/** The message of Payload's live preview that the studio sends to the page. */
type LivePreviewMessage = {
  type?: unknown
  externallyUpdatedRelationship?: { updatedAt?: unknown } | null
}

const savedAt = (message: LivePreviewMessage | null): number =>
  message?.type === 'payload-live-preview'
    ? Date.parse(String(message.externallyUpdatedRelationship?.updatedAt))
    : Number.NaN

/** Reloads the preview after each save in the studio. The browser keeps the scroll position. */
export function start(_: HTMLElement, { drawnAt }: { drawnAt: number }): void {
  const studio = window.parent === window ? (window.opener as Window | null) : window.parent
  if (!studio) return
  document.documentElement.toggleAttribute('data-in-studio', window.parent !== window)
  // The studio gives its frame no title; assistive technology needs one.
  window.frameElement?.setAttribute('title', document.title)
  window.addEventListener(
    'message',
    ({ data, origin }: MessageEvent<LivePreviewMessage | null>) => {
      if (origin === location.origin && savedAt(data) > drawnAt) location.reload()
    },
  )
  studio.postMessage({ type: 'payload-live-preview', ready: true }, location.origin)
}
