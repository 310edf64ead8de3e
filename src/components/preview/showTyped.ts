import { ISLANDS_ADDED } from '@/components/island/attributes'
import { loadSheet } from '@/components/sheets/loadSheet'
import { TYPED_MESSAGE } from '@/domain/site/preview'

/** What the bar says while somebody types; the wrong field stands in place of `{field}`. */
export type TypedWords = { typed: string; wrong: string; unclear: string; failed: string }

const CONTENT = 'main#content'

/** The markup that the server drew of an element, before its script changed it. */
const drawn = new WeakMap<Element, string>()

const isSame = (old: Element, next: Element): boolean =>
  old.isEqualNode(next) || drawn.get(old) === next.outerHTML

const shellOf = (element: Element): string => (element.cloneNode(false) as Element).outerHTML

/** Whether two elements differ at most in the elements below them. */
const isLike = (old: Element, next: Element): boolean =>
  !old.matches('[data-island]') &&
  next.childElementCount > 0 &&
  old.childElementCount === next.childElementCount &&
  shellOf(old) === shellOf(next) &&
  [...next.childNodes].every((node) => node instanceof Element || !node.textContent?.trim())

/** Puts new elements where something differs, so that pictures and open parts stay as they are. */
function renew(old: Element, next: Element): void {
  if (isSame(old, next)) return
  if (isLike(old, next)) {
    const parts = [...next.children]
    ;[...old.children].forEach((child, at) => {
      const part = parts[at]
      if (part) renew(child, part)
    })
    return
  }
  drawn.set(next, next.outerHTML)
  old.replaceWith(next)
}

/** Returns the preview of what was typed, or nothing when the site could not draw it. */
async function readPage(name: string): Promise<Document | undefined> {
  const response = await fetch(`${location.pathname}?typed=${name}`).catch(() => undefined)
  if (!response?.ok) return undefined
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  return page.querySelector(CONTENT) ? page : undefined
}

/** Shows the content of a page in place of what stands here. Header and footer are those of the site. */
async function showPage(page: Document): Promise<void> {
  const sheets = [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][href]')]
  await Promise.all(sheets.map((link) => loadSheet(link.getAttribute('href') ?? '')))
  const [old, next] = [document, page].map((one) => one.querySelector(CONTENT))
  if (old && next) renew(old, document.adoptNode(next))
  document.title = page.title
  dispatchEvent(new Event(ISLANDS_ADDED))
}

type Message = { type?: unknown } & Record<string, unknown>

/**
 * Follows what is typed in the studio; `state` is the text of the bar. A page that cannot be drawn
 * leaves the last one standing.
 */
export function followTyping(state: ChildNode | null, words: TypedWords) {
  let newest = ''
  let isChanged = false
  const say = (text: string) => {
    isChanged = true
    // The same text again would be read out again.
    if (state && state.textContent !== text) state.textContent = text
  }
  const show = async (name: string) => {
    newest = name
    const page = await readPage(name)
    if (newest !== name) return
    if (page) await showPage(page)
    say(page ? words.typed : words.failed)
  }
  return (message: Message | null): void => {
    // A form in a drawer has another document, and tells it too.
    const isOwn = location.pathname.includes(`/${String(message?.of)}/`)
    if (message?.type !== TYPED_MESSAGE || !isOwn) return
    const { typed, wrong, failed, saved } = message
    if (typeof typed === 'string') void show(typed)
    else if (typeof wrong === 'string')
      say(wrong ? words.wrong.replace('{field}', () => wrong) : words.unclear)
    else if (failed === true) say(words.failed)
    else if (saved === true && isChanged) location.reload()
  }
}
