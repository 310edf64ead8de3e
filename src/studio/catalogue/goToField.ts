/** Frames to wait for a tab to be drawn, about four seconds. */
const MAX_FRAMES = 240

const FOCUSABLE =
  'input:not([type=hidden]):not([tabindex="-1"]), textarea, select, button, [contenteditable=true]'

/** Opens the tab of a field of the form and focuses the field. */
export function goToField(name: string, tab: number | undefined): void {
  if (tab !== undefined)
    document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')[tab]?.click()
  const focusWhenDrawn = (frames: number) => {
    const field = document.getElementById(`field-${name}`)
    const target = field?.matches(FOCUSABLE)
      ? field
      : (field?.querySelector<HTMLElement>('input:checked') ??
        field?.querySelector<HTMLElement>(FOCUSABLE))
    if (target) {
      target.scrollIntoView({ block: 'center' })
      target.focus()
    } else if (frames > 0) requestAnimationFrame(() => focusWhenDrawn(frames - 1))
  }
  focusWhenDrawn(MAX_FRAMES)
}
