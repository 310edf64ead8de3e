import { foldText } from '@/domain/catalogue/search/words'

import { loadIndex } from '../search/loadIndex'

const MAX_HINTS = 8

/** Returns the text of the input, completed with each town that its last name may become. */
async function completionsOf(text: string): Promise<string[]> {
  const { towns } = await loadIndex(document.documentElement.lang)
  const prefix = /^(?:.*,\s*)?/.exec(text)?.[0] ?? ''
  const typed = foldText(text.slice(prefix.length).trim())
  if (typed === '') return []
  return towns
    .filter(({ name, zip, words }) =>
      [foldText(name), ...words, zip].some((word) => word.startsWith(typed)),
    )
    .slice(0, MAX_HINTS)
    .map(({ name, zip }) => `${prefix}${name} ${zip}`)
}

/** Suggests towns with listings for the last of the comma-separated names in an input. */
export function start(field: HTMLElement): void {
  const input = field.querySelector('input')
  if (!input) return
  const list = document.createElement('datalist')
  list.id = `${input.id}-towns`
  field.append(list)
  input.setAttribute('list', list.id)

  const suggest = async () => {
    const hints = await completionsOf(input.value).catch(() => [])
    list.replaceChildren(
      ...hints.map((value) => Object.assign(document.createElement('option'), { value })),
    )
  }
  input.addEventListener('input', suggest)
  // For what was typed before this script had loaded.
  if (document.activeElement === input) void suggest()
}
