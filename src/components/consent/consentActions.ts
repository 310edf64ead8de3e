import { safeStorage } from '@/components/storage/safeStorage'
import {
  consentAnchor,
  consentStorageKeys,
  readChoices,
  RESET_FLAG,
  storedChoices,
  type Choices,
} from '@/domain/privacy/consent'
import { isPreviewPath } from '@/domain/site/preview'
import type { TagIds } from '@/domain/site/tags'

import { applyChoices } from './applyChoices'
import { consentState } from './consentState'

const { current, dispatch } = consentState
const storage = safeStorage(() => window.localStorage)

/**
 * Deletes the stored consent when the reset flag is in the address. Removes the flag from the
 * address bar, so that a reload does not delete the next choice too.
 */
function resetIfRequested(): void {
  const url = new URL(location.href)
  if (!url.searchParams.has(RESET_FLAG)) return
  for (const key of consentStorageKeys) storage.set(key, null)
  url.searchParams.delete(RESET_FLAG)
  history.replaceState(history.state, '', url)
}

function readStored(ids: TagIds): void {
  dispatch({
    type: 'read',
    stored: readChoices(storage.get),
    isPreview: isPreviewPath(location.pathname),
  })
  const { check, choices } = current()
  if (check === 'set') applyChoices(ids, choices)
}

const isPlainClick = ({ defaultPrevented, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  !(defaultPrevented || ctrlKey || metaKey || shiftKey)

function openFromLink(event: MouseEvent): void {
  const link =
    event.target instanceof Element ? event.target.closest(`a[href$="${consentAnchor}"]`) : null
  if (!link || !isPlainClick(event) || current().check === 'exempt') return
  event.preventDefault()
  openSettings()
}

/**
 * Reads the stored consent and follows its changes: another tab, a page restored from the
 * back-forward cache, a link to the settings.
 */
export function beginConsent(ids: TagIds): void {
  resetIfRequested()
  readStored(ids)
  if (location.hash === consentAnchor) openSettings()

  const isConsentKey = (key: string | null) => key === null || consentStorageKeys.includes(key)
  window.addEventListener('storage', ({ key }) => isConsentKey(key) && readStored(ids))
  window.addEventListener('pageshow', ({ persisted }) => persisted && readStored(ids))
  document.addEventListener('click', openFromLink)
}

export function giveConsent(ids: TagIds, choices: Choices): void {
  dispatch({ type: 'choose', choices })
  if (current().check !== 'set') return
  for (const [key, value] of storedChoices(choices)) storage.set(key, value)
  applyChoices(ids, choices)
}

export const openSettings = () => dispatch({ type: 'openSettings' })
export const closeSettings = () => dispatch({ type: 'closeSettings' })
