/** How long to wait for the field: a save that is under way keeps all fields disabled. */
const TIMEOUT_MS = 30_000

const FOCUSABLE =
  'input:not([type=hidden]):not([tabindex="-1"]), textarea, select, button, [contenteditable=true]'

let waiting: AbortController | undefined

/** Returns the element of a field that takes the focus, once it is drawn. */
function focusTarget(name: string): HTMLElement | null | undefined {
  const field = document.getElementById(`field-${name}`)
  if (field?.matches(FOCUSABLE)) return field
  return (
    field?.querySelector<HTMLElement>('input:checked') ??
    field?.querySelector<HTMLElement>(FOCUSABLE)
  )
}

/** Tries at each frame until the field has the focus, or the waiting has ended. */
function focusWhenReady(name: string, controller: AbortController): void {
  const deadline = performance.now() + TIMEOUT_MS
  let seen: HTMLElement | null | undefined
  const attempt = () => {
    if (controller.signal.aborted) return
    const target = focusTarget(name)
    if (target !== seen) target?.scrollIntoView({ block: 'center' })
    seen = target
    // A disabled element ignores this.
    target?.focus()
    const isDone = target && document.activeElement === target
    if (isDone || performance.now() > deadline) controller.abort()
    else requestAnimationFrame(attempt)
  }
  attempt()
}

/**
 * Opens the tab of a field of the form and focuses the field. Its tab may still have to be drawn, and
 * its input is disabled while a save is under way, so the focus may come a moment later, unless the
 * colleague presses something else before.
 */
export function goToField(name: string, tab: number | undefined): void {
  waiting?.abort()
  const controller = new AbortController()
  waiting = controller
  const { signal } = controller
  for (const event of ['pointerdown', 'keydown'])
    document.addEventListener(event, () => controller.abort(), { capture: true, signal })
  if (tab !== undefined)
    document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')[tab]?.click()
  focusWhenReady(name, controller)
}
