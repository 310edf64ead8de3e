/** The filled-in fields of the filters as the query of an address. */
function chosenQuery(form: HTMLFormElement): URLSearchParams {
  const pairs = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
  )
  return new URLSearchParams(pairs)
}

/** Whether a field has another value than the page came with. */
const isChanged = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll('input')].some(
    (field) => field.checked !== field.defaultChecked || field.value !== field.defaultValue,
  )

type Answer = { label: string }

/**
 * Says on the buttons of the filters how many listings the choices would show. Nothing is loaded
 * but the number until one of them is pressed.
 */
export function countChoices(form: HTMLFormElement, source: string): () => void {
  let latest = 0
  const buttons = form.querySelectorAll<HTMLElement>('[data-count]')
  const count = async () => {
    const own = ++latest
    const response = await fetch(`${source}&${chosenQuery(form)}`)
    if (!response.ok) return
    const { label } = (await response.json()) as Answer
    // A later choice has been counted meanwhile.
    if (own !== latest) return
    for (const button of buttons) button.textContent = label
  }
  // Without an answer the buttons keep their words, and still show the list.
  const recount = () => void count().catch(() => undefined)
  form.addEventListener('input', recount)
  // The visitor was faster than this script, or came back to a page that kept the choices.
  if (isChanged(form)) recount()
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const query = String(chosenQuery(form))
    location.assign(form.action.replace(/\?.*/, '') + (query && `?${query}`))
  })
  return recount
}
