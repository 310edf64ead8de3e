import { reportProblem } from './reportProblem'

/**
 * Runs in the head of every page, as an inline script: loads the script of an island when it is
 * touched, seen or idle, and holds presses for islands that have not started yet.
 */

type Island = { start(element: HTMLElement, props: unknown): unknown }

/** Milliseconds to hold a press; then the page does what it does without script. */
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

/** Returns the island that handles presses here, unless it has started or failed. */
function awaited(target: Element): HTMLElement | undefined {
  const name = target.closest<HTMLElement>('[data-presses-for]')?.dataset.pressesFor
  if (name === undefined) return undefined
  const selector = `[data-island="${name}"]`
  const element = target.closest<HTMLElement>(selector) ?? islands(selector)[0]
  return element && !settled.has(element) ? element : undefined
}

type Press = { event: Event; repeat: () => void; worksWithoutScript: boolean }

/**
 * Stops an event and repeats it when its island has started. What also works without script waits
 * for a limited time.
 */
function hold(element: HTMLElement, { event, repeat, worksWithoutScript }: Press): void {
  event.preventDefault()
  event.stopImmediatePropagation()
  const limit = worksWithoutScript
    ? [new Promise((resolve) => setTimeout(resolve, MAX_HOLD_MS))]
    : []
  void Promise.race([wake(element), ...limit]).then(() => {
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
  const worksWithoutScript = pressed instanceof HTMLAnchorElement
  hold(element, { event, repeat: () => pressed.click(), worksWithoutScript })
}

function onSubmit(event: SubmitEvent): void {
  const { target: form, submitter } = event
  if (!(form instanceof HTMLFormElement)) return
  const element = awaited(form)
  const repeat = () => form.requestSubmit(submitter)
  if (element) hold(element, { event, repeat, worksWithoutScript: true })
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
addEventListener('DOMContentLoaded', () => whenActive(whenSeen))
addEventListener('load', () => whenActive(whenIdle))
