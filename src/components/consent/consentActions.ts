import { keeper } from '@/components/storage/keeper'
import { consentAnchor, consentStorageKeys, readChoices, RESET_FLAG, storedChoices, type Choices } from '@/domain/consent'
import { isPreviewPath } from '@/domain/preview'
import type { TagIds } from '@/domain/tags'

import { applyChoices } from './applyChoices'
import { consentState } from './consentState'

const { current, happen } = consentState
const kept = keeper(() => window.localStorage)

/** The flag leaves the address bar, so that a reload does not forget the next choice too. */
function forgetWhenAsked(): void {
  const url = new URL(location.href)
  if (!url.searchParams.has(RESET_FLAG)) return
  for (const key of consentStorageKeys) kept.set(key, null)
  url.searchParams.delete(RESET_FLAG)
  history.replaceState(history.state, '', url)
}

function read(ids: TagIds): void {
  happen({ type: 'read', stored: readChoices(kept.get), isPreview: isPreviewPath(location.pathname) })
  const { check, choices } = current()
  if (check === 'set') applyChoices(ids, choices)
}

const isPlainClick = ({ defaultPrevented, ctrlKey, metaKey, shiftKey }: MouseEvent) => !(defaultPrevented || ctrlKey || metaKey || shiftKey)

function openFromLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest(`a[href$="${consentAnchor}"]`) : null
  if (!link || !isPlainClick(event) || current().check === 'exempt') return
  event.preventDefault()
  openSettings()
}

/** Reads what is stored, and follows what changes it: another tab, a page that comes back, a link to the settings. */
export function beginConsent(ids: TagIds): () => void {
  forgetWhenAsked()
  read(ids)
  if (location.hash === consentAnchor) openSettings()

  const leaving = new AbortController()
  const { signal } = leaving
  const isOurs = (key: string | null) => key === null || consentStorageKeys.includes(key)
  window.addEventListener('storage', ({ key }) => isOurs(key) && read(ids), { signal })
  window.addEventListener('pageshow', ({ persisted }) => persisted && read(ids), { signal })
  document.addEventListener('click', openFromLink, { signal })
  return () => leaving.abort()
}

export function giveConsent(ids: TagIds, choices: Choices): void {
  // A press can come before the first look at what is stored, where the page's first script may have put it already.
  if (current().check === 'unread') {
    read(ids)
    if (current().check === 'set') return
  }
  happen({ type: 'choose', choices })
  if (current().check !== 'set') return
  for (const [key, value] of storedChoices(choices)) kept.set(key, value)
  applyChoices(ids, choices)
}

export const openSettings = () => happen({ type: 'openSettings' })
export const closeSettings = () => happen({ type: 'closeSettings' })
