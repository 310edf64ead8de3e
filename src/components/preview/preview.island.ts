import { isPreviewPath, releasePreviewHref, THEME_MESSAGE } from '@/domain/site/preview'
import { isLocale } from '@/i18n/locales'

import { followTyping, type TypedWords } from './showTyped'

/** The messages that the studio sends to the page: of Payload's live preview, and of our theme. */
type StudioMessage = Record<string, unknown> & {
  type?: unknown
  variables?: unknown
  externallyUpdatedRelationship?: { updatedAt?: unknown } | null
}

const savedAt = (message: StudioMessage | null): number =>
  message?.type === 'payload-live-preview'
    ? Date.parse(String(message.externallyUpdatedRelationship?.updatedAt))
    : Number.NaN

/** Lays a theme over the page that is not on the site. */
function showTheme({ type, variables }: StudioMessage): void {
  if (type !== THEME_MESSAGE || !Array.isArray(variables)) return
  for (const [name, value] of variables)
    document.documentElement.style.setProperty(String(name), String(value))
}

type Release = { id: string; key?: string | undefined }

/** Leads links to pages of the site to the same pages in the preview of a release. */
function stayInside(bar: HTMLElement, { id, key }: Release): void {
  const leadOn = (link: HTMLAnchorElement): void => {
    const { origin, pathname } = link
    const isPage = origin === location.origin && isLocale(pathname.split('/')[1] ?? '')
    if (isPage && !isPreviewPath(pathname) && !bar.contains(link))
      link.href = releasePreviewHref(pathname, id, key) + link.hash
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) leadOn(link)
  // A menu or a list may be drawn later.
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      if (link) leadOn(link)
    },
    { capture: true },
  )
}

type Props = { drawnAt: number; release?: Release | undefined; words?: TypedWords | undefined }

/**
 * Shows what is typed in the studio, and reloads the preview after each save there. The browser
 * keeps the scroll position.
 */
export function start(bar: HTMLElement, { drawnAt, release, words }: Props): void {
  if (release) stayInside(bar, release)
  const studio = window.parent === window ? (window.opener as Window | null) : window.parent
  if (!studio) return
  document.documentElement.toggleAttribute('data-in-studio', window.parent !== window)
  // The studio gives its frame no title; assistive technology needs one.
  window.frameElement?.setAttribute('title', document.title)
  const state = bar.querySelector('.preview-state')?.lastChild ?? null
  const follow = words && followTyping(state, words)
  window.addEventListener('message', ({ data, origin }: MessageEvent<StudioMessage | null>) => {
    if (origin !== location.origin) return
    follow?.(data)
    if (savedAt(data) > drawnAt) location.reload()
    if (data) showTheme(data)
  })
  studio.postMessage({ type: 'payload-live-preview', ready: true }, location.origin)
}
