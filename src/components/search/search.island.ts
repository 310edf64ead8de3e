// Only this island opens the panel.
import './panel.css'

import { chosenGoal } from './chosenGoal'
import { loadIndex } from './loadIndex'
import type { SearchSetting } from './types'

/** With an empty input, the list of the chosen goal opens at once. */
function openList(event: SubmitEvent, input: HTMLInputElement, { lists }: SearchSetting): void {
  const goal = input.form ? chosenGoal(input.form) : ''
  const list = goal === 'sale' || goal === 'rent' ? lists[goal] : undefined
  if (input.value.trim() !== '' || list === undefined) return
  event.preventDefault()
  window.location.assign(list)
}

/** The results panel, with React, and its data load when the input is first focused. */
export function start(element: HTMLElement, setting: SearchSetting): void {
  const form = element.querySelector('form')
  const input = form?.elements.namedItem('q')
  if (!form || !(input instanceof HTMLInputElement)) return
  form.addEventListener('submit', (event) => openList(event, input, setting))

  const loadPanel = async () => {
    loadIndex(setting.locale).catch(() => undefined)
    try {
      const { addPanel } = await import('./addPanel')
      addPanel(element, { form, input, setting })
    } catch {
      loadAtFocus()
    }
  }
  const loadAtFocus = () => input.addEventListener('focus', loadPanel, { once: true })
  // The input may have the focus before this script has loaded.
  if (document.activeElement === input) void loadPanel()
  else loadAtFocus()
}
