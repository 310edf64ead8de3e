/** How many frames the form may take to draw a tab, about four seconds. */
const MOST_FRAMES = 240

const FOCUSABLE = 'input:not([type=hidden]):not([tabindex="-1"]), textarea, select, button, [contenteditable=true]'

/** Opens the tab of a field of the form and puts the cursor into it. */
export function goToField(name: string, tab: number | undefined): void {
  if (tab !== undefined) document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')[tab]?.click()
  const look = (frames: number) => {
    const found = document.getElementById(`field-${name}`)
    const target = found?.matches(FOCUSABLE) ? found : found?.querySelector<HTMLElement>(FOCUSABLE)
    if (target) {
      target.scrollIntoView({ block: 'center' })
      target.focus()
    } else if (frames > 0) requestAnimationFrame(() => look(frames - 1))
  }
  look(MOST_FRAMES)
}
