import {
  consentAnchor,
  consentStorageKeys,
  nextConsent,
  readChoices,
  RESET_FLAG,
  storedChoices,
  unread,
  type Choices,
  type ConsentEvent,
} from '@/domain/consent'
import { isPreviewPath } from '@/domain/preview'
import type { TagIds } from '@/domain/tags'

import { applyChoices } from './applyChoices'
import { keeper } from './keeper'

const kept = keeper(() => window.localStorage)
const listeners = new Set<() => void>()
let state = unread

function happen(event: ConsentEvent): void {
  state = nextConsent(state, event)
  for (const listener of listeners) listener()
}

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
  if (state.check === 'set') applyChoices(ids, state.choices)
}

const isPlainClick = ({ defaultPrevented, ctrlKey, metaKey, shiftKey }: MouseEvent) => !(defaultPrevented || ctrlKey || metaKey || shiftKey)

function openFromLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest(`a[href$="${consentAnchor}"]`) : null
  if (!link || !isPlainClick(event) || state.check === 'exempt') return
  event.preventDefault()
  happen({ type: 'openSettings' })
}

/** Reads what is stored, and follows what changes it: another tab, a page that comes back, a link to the settings. */
function begin(ids: TagIds): () => void {
  forgetWhenAsked()
  read(ids)
  if (location.hash === consentAnchor) happen({ type: 'openSettings' })

  const leaving = new AbortController()
  const { signal } = leaving
  const isOurs = (key: string | null) => key === null || consentStorageKeys.includes(key)
  window.addEventListener('storage', ({ key }) => isOurs(key) && read(ids), { signal })
  window.addEventListener('pageshow', ({ persisted }) => persisted && read(ids), { signal })
  document.addEventListener('click', openFromLink, { signal })
  return () => leaving.abort()
}

function choose(ids: TagIds, choices: Choices): void {
  happen({ type: 'choose', choices })
  if (state.check !== 'set') return
  for (const [key, value] of storedChoices(choices)) kept.set(key, value)
  applyChoices(ids, choices)
}

/** The visitor's consent in this page, shared by everything that depends on it. */
export const consentStore = {
  begin,
  choose,
  openSettings: () => happen({ type: 'openSettings' }),
  closeSettings: () => happen({ type: 'closeSettings' }),
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  current: () => state,
  onServer: () => unread,
}
