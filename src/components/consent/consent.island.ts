import { loadSheet } from '@/components/sheets/loadSheet'
import { allAllowed, choicesFrom, noneAllowed } from '@/domain/privacy/consent'
import type { TagIds } from '@/domain/site/tags'

import { beginConsent, closeSettings, giveConsent, openSettings } from './consentActions'
import { consentState } from './consentState'
import { reserveSpace } from './reserveSpace'

/** The tags that consent is asked for, and the style sheet of the settings. */
type Props = { ids: TagIds; sheet: string }

const checkboxesIn = (dialog: HTMLElement) =>
  dialog.querySelectorAll<HTMLInputElement>('input[name]')

function handleChoice(ids: TagIds, choice: string, settings: HTMLElement): void {
  switch (choice) {
    case 'accept':
      return giveConsent(ids, allAllowed)
    case 'decline':
      return giveConsent(ids, noneAllowed)
    case 'save': {
      const checked = [...checkboxesIn(settings)].filter((checkbox) => checkbox.checked)
      const names = new Set(checked.map(({ name }) => name))
      return giveConsent(
        ids,
        choicesFrom((kind) => names.has(kind)),
      )
    }
    case 'settings':
      return openSettings()
    case 'close':
      return closeSettings()
  }
}

function updateBanner(banner: HTMLDialogElement): void {
  const { check } = consentState.current()
  banner.dataset.check = check
  banner.open = check === 'asking'
}

let loaded: Promise<void> | undefined

async function updateSettings(settings: HTMLDialogElement, sheet: string): Promise<void> {
  if (!consentState.current().isChoosing) return settings.close()
  await (loaded ??= loadSheet(sheet))
  const { choices, isChoosing } = consentState.current()
  if (!isChoosing || settings.open) return
  const allowed = new Map<string, boolean>(Object.entries(choices))
  for (const checkbox of checkboxesIn(settings))
    checkbox.checked = allowed.get(checkbox.name) ?? false
  settings.showModal()
}

/** Reads the stored consent, applies it to the tags, and handles the banner and the settings. */
export function start(element: HTMLElement, { ids, sheet }: Props): void {
  const [banner, settings] = element.querySelectorAll('dialog')
  if (!banner || !settings) return
  consentState.onChange(() => {
    updateBanner(banner)
    void updateSettings(settings, sheet)
  })
  element.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    // The loader repeats an early answer. If the early script has stored it, the banner is closed
    // by now: to handle the answer again would repeat what the tags were told.
    if (button?.closest('dialog')?.open) handleChoice(ids, button.value, settings)
  })
  settings.addEventListener('close', closeSettings)
  beginConsent(ids)
  reserveSpace(banner)
}
