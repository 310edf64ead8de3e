import { consentState } from '@/components/consent/consentState'
import { loadSheet } from '@/components/sheets/loadSheet'
import { safeStorage } from '@/components/storage/safeStorage'
import { POPUP_KEY, popupState } from '@/domain/site/popup'

import { isFormSeen, isFormUsed, onFormUse } from './formInUse'

type Props = { delaySeconds: number; actionPaths: string[]; sheet: string }

const storage = safeStorage(() => window.sessionStorage)

/** Returns a function that gives the focus back to where it was before it came to the popup. */
function rememberFocus(dialog: HTMLElement): () => void {
  let before: Element | null = null
  dialog.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof Element && !dialog.contains(relatedTarget)) before = relatedTarget
  })
  return () => {
    if (!dialog.contains(document.activeElement)) return
    const place = before?.isConnected ? before : document.getElementById('top')
    if (place instanceof HTMLElement) place.focus({ preventScroll: true })
  }
}

/** A dialog or a menu over the page takes the key for itself. */
const isSomethingOver = () => document.querySelector('dialog:modal, :popover-open') !== null

/**
 * Shows the popup after the delay, unless it was dismissed in this session of the browser. It takes
 * neither the focus nor the page, and gives way to a form that is being filled in.
 */
export function start(dialog: HTMLElement, { delaySeconds, actionPaths, sheet }: Props): void {
  if (!(dialog instanceof HTMLDialogElement)) return
  const giveFocusBack = rememberFocus(dialog)
  let isDelayOver = delaySeconds <= 0
  let loaded: Promise<void> | undefined

  // The attribute alone: `show()` would take the focus. The state may have changed meanwhile.
  const open = async () => {
    await (loaded ??= loadSheet(sheet))
    dialog.open = dialog.dataset.state === 'now'
  }

  const update = () => {
    const { check, isChoosing } = consentState.current()
    const state = popupState({
      url: location,
      actionPaths,
      wasDismissed: storage.get(POPUP_KEY) !== null,
      isConsentSettled: check === 'set' && !isChoosing,
      isDelayOver,
      isFormInUse: isFormUsed() || (!dialog.open && isFormSeen()),
    })
    if (state === dialog.dataset.state) return
    dialog.dataset.state = state
    if (state === 'now') return void open()
    giveFocusBack()
    dialog.open = false
  }
  const dismiss = () => {
    storage.set(POPUP_KEY, 'dismissed')
    update()
  }

  dialog.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a, button')) dismiss()
  })
  document.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key === 'Escape' && dialog.open && !defaultPrevented && !isSomethingOver()) dismiss()
  })
  for (const change of ['hashchange', 'popstate']) window.addEventListener(change, update)
  consentState.onChange(update)
  onFormUse(update)
  setTimeout(() => {
    isDelayOver = true
    update()
  }, delaySeconds * 1000)
  update()
}
