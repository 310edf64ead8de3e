import { stopPictures } from '../media/stopPictures'
import { ISLANDS_ADDED } from './attributes'
import { layOutLater } from './layOutLater'
import { reportProblem } from './reportProblem'

/**
 * Runs in the head of every page, as an inline script: loads the script of an island when it is
 * touched, seen or idle, and holds presses for islands that have not started yet. It also frees the line
 * for the next page, and has the page laid out in steps.
 */

type Island = { start(element: HTMLElement, props: unknown): unknown }

/**
 * Milliseconds to hold a press; then the page does what it does without script. A link to another
 * site is not followed so late by itself: its island answers the press when it comes, and a second
 * press follows the link.
 */
const MAX_HOLD_MS = 4000

const starts = new WeakMap<HTMLElement, Promise<void>>()
const settled = new WeakSet<HTMLElement>()

function addStyle(href: string): Promise<unknown> | undefined {
  if (document.querySelector(`link[href="${href}"]`)) return undefined
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  return new Promise((resolve) => {
    link.onload = link.onerror = resolve
    document.head.append(link)
  })
}

async function start(element: HTMLElement): Promise<void> {
  const { script = '', style, props = 'null' } = element.dataset
  try {
    // A file with several islands exports each by its name.
    const [file = '', name] = script.split('#')
    const [module] = await Promise.all([
      import(file) as Promise<Island & Record<string, Island>>,
      style && addStyle(style),
    ])
    const island = name === undefined ? module : module[name]
    if (!island) throw new Error(`${script} is no island.`)
    await island.start(element, JSON.parse(props))
    element.dataset.awake = ''
  } catch (error) {
    reportError(error)
    reportProblem(element)
  }
  settled.add(element)
}

/** Starts an island once. The promise is fulfilled when it has started or failed. */
function wake(element: HTMLElement): Promise<void> {
  const begun = starts.get(element) ?? start(element)
  starts.set(element, begun)
  return begun
}

const islands = (selector: string) => document.querySelectorAll<HTMLElement>(selector)

function onTouch({ target }: Event): void {
  for (
    let at = target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;
    at;
    at = at.parentElement?.closest<HTMLElement>('[data-island]') ?? null
  )
    void wake(at)
}

/**
 * Returns the island that handles presses here, unless it has started or failed. While the page still
 * arrives, the island may not be there yet.
 */
function awaited(target: Element): HTMLElement | 'arriving' | undefined {
  const name = target.closest<HTMLElement>('[data-presses-for]')?.dataset.pressesFor
  if (name === undefined) return undefined
  const selector = `[data-island="${name}"]`
  const element = target.closest<HTMLElement>(selector) ?? islands(selector)[0]
  if (!element) return document.readyState === 'loading' ? 'arriving' : undefined
  return settled.has(element) ? undefined : element
}

/** What happens to a press whose island has not started when it has been held for long. */
type WhenLate =
  /** Nothing: it does nothing without the script. */
  | 'wait'
  /** It is repeated, and the page does what it does without the script. */
  | 'repeat'
  /** It goes on waiting, and the next press is not held. */
  | 'let the next go'

type Press = { event: Event; repeat: () => void; whenLate: WhenLate }

/** Stops an event and repeats it when its island has started. */
function hold(element: HTMLElement | 'arriving', { event, repeat, whenLate }: Press): void {
  // What works without a script does not wait for the rest of the page.
  if (element === 'arriving' && whenLate !== 'wait') return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (element === 'arriving') return addEventListener('DOMContentLoaded', repeat, { once: true })
  element.setAttribute('aria-busy', 'true')
  const started = wake(element)
  const late = new Promise<void>((resolve) => {
    if (whenLate !== 'wait') setTimeout(resolve, MAX_HOLD_MS)
  }).then(() => {
    settled.add(element)
    return whenLate === 'repeat' ? undefined : started
  })
  void Promise.race([started, late]).then(() => {
    element.removeAttribute('aria-busy')
    settled.add(element)
    repeat()
  })
}

function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return
  const pressed = event.target.closest<HTMLElement>('a, button, summary')
  const element = pressed && awaited(pressed)
  // A button that submits is held as a submit, with what the browser says of the fields.
  const submits = pressed instanceof HTMLButtonElement && pressed.form && pressed.type === 'submit'
  if (!element || submits) return
  const isLink = pressed instanceof HTMLAnchorElement
  const leadsAway = isLink && pressed.origin !== location.origin
  const whenLate = leadsAway ? 'let the next go' : isLink ? 'repeat' : 'wait'
  hold(element, { event, repeat: () => pressed.click(), whenLate })
}

function onSubmit(event: SubmitEvent): void {
  const { target: form, submitter } = event
  if (!(form instanceof HTMLFormElement)) return
  const element = awaited(form)
  const repeat = () => form.requestSubmit(submitter)
  if (element) hold(element, { event, repeat, whenLate: 'repeat' })
}

function whenSeen(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        void wake(target as HTMLElement)
      }
    },
    { rootMargin: '200px' },
  )
  for (const element of islands('[data-wake=seen]')) observer.observe(element)
}

function whenReady(): void {
  for (const element of islands('[data-wake=ready]')) void wake(element)
  whenSeen()
}

function whenIdle(): void {
  const wakeAll = () => islands('[data-wake=idle]').forEach((element) => void wake(element))
  if ('requestIdleCallback' in window) requestIdleCallback(wakeAll, { timeout: 2000 })
  else setTimeout(wakeAll)
}

/** Runs an action when the visitor sees the page: not while the browser prepares it in advance. */
function whenActive(action: () => void): void {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', action, { once: true })
  else action()
}

for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown'])
  addEventListener(type, onTouch, { capture: true, passive: true })
addEventListener('click', onClick, true)
addEventListener('submit', onSubmit, true)
stopPictures()
layOutLater()
addEventListener('DOMContentLoaded', () => whenActive(whenReady))
addEventListener('load', () => whenActive(whenIdle))
// The preview renews parts of the page while somebody types.
addEventListener(ISLANDS_ADDED, () => {
  whenReady()
  whenIdle()
})
