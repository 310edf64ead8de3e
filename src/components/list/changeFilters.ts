const digitsOf = (text: string): number => Number(text.replace(/\D/g, ''))

/** Marks the bars of the histogram between the two prices. */
function markPrices(form: HTMLFormElement): void {
  const valueOf = (name: string) =>
    digitsOf(form.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? '')
  const from = valueOf('price_from')
  const to = valueOf('price_to') || Infinity
  const isNarrowed = from > 0 || to < Infinity
  for (const bar of form.querySelectorAll<SVGElement>('.filter-histogram rect')) {
    const price = Number(bar.dataset.from)
    bar.toggleAttribute('data-chosen', isNarrowed && price >= from && price < to)
  }
  for (const range of form.querySelectorAll<HTMLElement>('a[data-from]')) {
    const isChosen =
      isNarrowed &&
      digitsOf(range.dataset.from ?? '') === from &&
      (digitsOf(range.dataset.to ?? '') || Infinity) === to
    if (isChosen) range.setAttribute('aria-current', 'true')
    else range.removeAttribute('aria-current')
  }
}

function fillPrices(form: HTMLFormElement, { from = '', to = '' }: DOMStringMap): void {
  for (const [name, value] of [
    ['price_from', from],
    ['price_to', to],
  ] as const) {
    const field = form.querySelector<HTMLInputElement>(`[name=${name}]`)
    if (field) field.value = value
  }
}

/** Empties the fields of one filter: nothing is checked, and steps are back at "any". */
function clearFields(part: Element): void {
  for (const field of part.querySelectorAll('input'))
    if (field.type === 'checkbox') field.checked = false
    else if (field.type === 'radio') field.checked = field.value === ''
    else field.value = ''
  for (const field of part.querySelectorAll('select')) field.value = ''
}

/**
 * Lets the ready ranges fill the prices, and "clear" empty a filter, where both are links without
 * this script: nothing loads before the button that shows the list is pressed.
 */
export function changeFilters(form: HTMLFormElement, onChange: () => void): void {
  form.addEventListener('input', () => markPrices(form))
  form.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a') : null
    const isClear = link?.dataset.clear !== undefined
    if (!link || (!isClear && link.dataset.from === undefined)) return
    event.preventDefault()
    const part = link.closest('.filter')
    if (isClear && part) clearFields(part)
    else fillPrices(form, link.dataset)
    markPrices(form)
    onChange()
  })
}
