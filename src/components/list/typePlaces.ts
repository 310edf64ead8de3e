import { foldText } from '@/domain/catalogue/search/words'

import { loadIndex } from '../search/loadIndex'

type Town = { name: string; zip: string; count: number }

function rowOf({ name, zip, count }: Town): HTMLElement {
  const row = document.createElement('label')
  const box = Object.assign(document.createElement('input'), {
    type: 'checkbox',
    name: 'city',
    value: `${name}|${zip}`,
  })
  const text = Object.assign(document.createElement('span'), { textContent: `${name} (${zip})` })
  const number = Object.assign(document.createElement('i'), { textContent: String(count) })
  row.append(box, text, number)
  return row
}

/** Adds the towns of the search that begin like the text, and are not in the filter yet. */
async function addTowns(rows: Element, typed: string, goal: 'sale' | 'rent'): Promise<void> {
  const { towns } = await loadIndex(document.documentElement.lang)
  const listed = new Set([...rows.querySelectorAll('input')].map(({ value }) => value))
  for (const { name, zip, words, counts } of towns) {
    const isTyped = [foldText(name), ...words, zip].some((word) => word.startsWith(typed))
    if (isTyped && counts[goal] > 0 && !listed.has(`${name}|${zip}`))
      rows.append(rowOf({ name, zip, count: counts[goal] }))
  }
}

function narrow(part: Element, typed: string): void {
  let shown = 0
  for (const row of part.querySelectorAll<HTMLElement>('.filter-rows label')) {
    const words = foldText(row.querySelector('span')?.textContent ?? '').split(/[ ()-]+/)
    const isShown =
      typed === '' ||
      row.querySelector('input')?.checked === true ||
      words.some((_, at) => words.slice(at).join(' ').startsWith(typed))
    row.hidden = !isShown
    if (isShown) shown += 1
  }
  const none = part.querySelector<HTMLElement>('.filter-none')
  if (none) none.textContent = shown === 0 ? (none.dataset.none ?? '') : ''
}

/** Narrows the places to what is typed; towns that are not among the first come from the search. */
export function typePlaces(form: HTMLFormElement, goal: 'sale' | 'rent'): void {
  const part = form.querySelector('[data-filter=place]')
  const typing = part?.querySelector<HTMLElement>('.filter-typing')
  const field = typing?.querySelector('input')
  const rows = part?.querySelector('.filter-rows')
  if (!part || !typing || !field || !rows) return
  typing.hidden = false
  field.addEventListener('input', (event) => {
    // Typing chooses nothing yet.
    event.stopPropagation()
    const typed = foldText(field.value.trim())
    narrow(part, typed)
    if (typed === '') return
    // Without the index the field narrows the places that are there.
    void addTowns(rows, typed, goal)
      .then(() => narrow(part, foldText(field.value.trim())))
      .catch(() => undefined)
  })
  // Enter would show the list, though the visitor wants the first place.
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    part.querySelector<HTMLElement>('.filter-rows label:not([hidden]) input:not(:checked)')?.click()
  })
}
