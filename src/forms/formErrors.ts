import type { Refusal, Refused } from '@/domain/enquiries/refusals'
import { fill } from '@/i18n/fill'

export type FormWords = {
  refused: Record<Refusal, string>
  summary: string
  failed: string
  sending: string
}

const find = <Part extends HTMLElement>(form: HTMLFormElement, selector: string): Part | null =>
  form.querySelector<Part>(selector)

const controlsOf = (form: HTMLFormElement, name: string) =>
  form.querySelectorAll<HTMLElement>(`[name="${CSS.escape(name)}"]`)

/** The label of a field, without "(optional)". */
function labelOf(form: HTMLFormElement, name: string): string {
  const [control] = controlsOf(form, name)
  const labelled =
    control?.closest('fieldset')?.querySelector('legend') ??
    (control?.id ? find(form, `label[for="${CSS.escape(control.id)}"]`) : null) ??
    control?.closest('label')
  return labelled?.querySelector('[data-label]')?.firstChild?.textContent?.trim() ?? ''
}

/** The refused fields in the order of the form. */
function inFormOrder(form: HTMLFormElement, refused: Refused): [string, Refusal][] {
  const names = [...form.querySelectorAll<HTMLElement>('[data-refused]')].map(
    (slot) => slot.dataset.refused ?? '',
  )
  return names.flatMap((name) =>
    refused[name] ? [[name, refused[name]] satisfies [string, Refusal]] : [],
  )
}

/** A line of the summary: a link that moves the focus to the field. */
function summaryItem(form: HTMLFormElement, control: HTMLElement, text: string): HTMLLIElement {
  const link = Object.assign(document.createElement('a'), {
    href: `#${control.id || form.id}`,
    className: 'underline',
    textContent: text,
  })
  link.addEventListener('click', (event) => {
    event.preventDefault()
    control.focus()
  })
  const item = document.createElement('li')
  item.append(link)
  return item
}

/** Shows errors in the form: at each field, and in the summary above all fields. */
export function createNotices(form: HTMLFormElement, words: FormWords) {
  const summary = find(form, '[data-summary]')
  const text = find(form, '[data-summary-text]')
  const list = find(form, '[data-summary-list]')
  const button = find<HTMLButtonElement>(form, 'button[type=submit]')
  const label = button?.textContent ?? ''

  const sentence = (name: string, reason: Refusal): string =>
    fill(words.refused[reason], { field: labelOf(form, name) })

  function mark(refused: Refused): void {
    for (const slot of form.querySelectorAll<HTMLElement>('[data-refused]')) {
      const name = slot.dataset.refused ?? ''
      const reason = refused[name]
      slot.textContent = reason ? sentence(name, reason) : ''
      for (const control of controlsOf(form, name))
        control.setAttribute('aria-invalid', String(reason !== undefined))
    }
  }

  function showSummary(message: string, refused: Refused): void {
    if (!summary || !text || !list) return
    text.textContent = message
    list.replaceChildren(
      ...inFormOrder(form, refused).flatMap(([name, reason]) => {
        const [control] = controlsOf(form, name)
        return control ? [summaryItem(form, control, sentence(name, reason))] : []
      }),
    )
    summary.hidden = false
    summary.focus()
  }

  return {
    mark,
    refuse(refused: Refused): void {
      mark(refused)
      showSummary(refused.form ? words.refused[refused.form] : words.summary, refused)
    },
    fail: () => showSummary(words.failed, {}),
    sending(isSending: boolean): void {
      if (!button) return
      button.textContent = isSending ? words.sending : label
      button.setAttribute('aria-disabled', String(isSending))
    },
  }
}
