import type { Locator } from '@playwright/test'

/** Counts what a colleague presses; typing and reading are free. */
export function counting() {
  let count = 0
  return {
    async press(target: Locator): Promise<void> {
      count += 1
      await target.click()
    },
    get count() {
      return count
    },
  }
}
