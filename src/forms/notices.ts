import type { Refusal, Refused } from '@/domain/forms/refusals'

import type { LiveWords } from './live'

const find = <Part extends HTMLElement>(form: HTMLFormElement, selector: string): Part | null => form.querySelector<Part>(selector)

const controlsOf = (form: HTMLFormElement, name: string) => form.querySelectorAll<HTMLElement>(`[name="${CSS.escape(name)}"]`)

/** What is written in front of a field, without "(optional)". */
function labelOf(form: HTMLFormElement, name: string): string {
  const [control] = controlsOf(form, name)
  const around =
    control?.closest('fieldset')?.querySelector('legend') ??
    (control?.id ? find(form, `label[for="${CSS.escape(control.id)}"]`) : null) ??
    control?.closest('label')
  return around?.querySelector('[data-label]')?.firstChild?.textContent?.trim() ?? ''
}

/** Says in the form itself what is wrong with it: at the field, and above all of them. */
export function createNotices(form: HTMLFormElement, words: LiveWords) {
  const summary = find(form, '[data-summary]')
  const text = find(form, '[data-summary-text]')
  const list = find(form, '[data-summary-list]')
  const button = find<HTMLButtonElement>(form, 'button[type=submit]')
  const label = button?.textContent ?? ''

  const sentence = (name: string, why: Refusal): string => words.refused[why].replace('{field}', labelOf(form, name))

  function mark(refused: Refused): void {
    for (const slot of form.querySelectorAll<HTMLElement>('[data-refused]')) {
      const name = slot.dataset.refused ?? ''
      const why = refused[name]
      slot.textContent = why ? sentence(name, why) : ''
      for (const control of controlsOf(form, name)) control.setAttribute('aria-invalid', String(why !== undefined))
    }
  }

  /** As the questions stand in the form, not as they were found wrong. */
  const inOrder = (refused: Refused): [string, Refusal][] => {
    const names = [...form.querySelectorAll<HTMLElement>('[data-refused]')].map((slot) => slot.dataset.refused ?? '')
    return names.flatMap((name) => (refused[name] ? [[name, refused[name]] satisfies [string, Refusal]] : []))
  }

  function announce(said: string, refused: Refused): void {
    if (!summary || !text || !list) return
    text.textContent = said
    list.replaceChildren(
      ...inOrder(refused).flatMap(([name, why]) => {
        const [control] = controlsOf(form, name)
        if (!control) return []
        const link = Object.assign(document.createElement('a'), { href: `#${control.id || form.id}`, className: 'underline', textContent: sentence(name, why) })
        link.addEventListener('click', (event) => {
          event.preventDefault()
          control.focus()
        })
        const item = document.createElement('li')
        item.append(link)
        return [item]
      }),
    )
    summary.hidden = false
    summary.focus()
  }

  return {
    mark,
    refuse(refused: Refused): void {
      mark(refused)
      announce(refused.form ? words.refused[refused.form] : words.summary, refused)
    },
    fail: () => announce(words.failed, {}),
    sending(isSending: boolean): void {
      if (!button) return
      button.textContent = isSending ? words.sending : label
      button.setAttribute('aria-disabled', String(isSending))
    },
  }
}
