import type { Locator, Page } from '@playwright/test'

/**
 * Counts what a colleague presses: every click and key, and every field that he goes to and fills in. Typing and reading
 * are free. What the guide promises of a task is compared with `count` at its end.
 */
export function counting() {
  let count = 0
  const counted = async (work: Promise<unknown>): Promise<void> => {
    count += 1
    await work
  }
  return {
    press: (target: Locator) => counted(target.click()),
    fill: (target: Locator, text: string) => counted(target.fill(text)),
    key: (page: Page, name: string) => counted(page.keyboard.press(name)),
    get count() {
      return count
    },
  }
}
