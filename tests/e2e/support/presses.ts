import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Counts what a colleague presses: every click and key, and every field that he goes to and fills in. Typing and reading
 * are free. What the guide promises of a task is compared with `count` at its end.
 */
export function counting() {
  let count = 0
  let isMenuOpen = false
  const counted = async (work: Promise<unknown>): Promise<void> => {
    count += 1
    await work
  }
  return {
    press: (target: Locator) => counted(target.click()),
    fill: (target: Locator, text: string) => counted(target.fill(text)),
    choose: (target: Locator, label: string) => counted(target.selectOption({ label })),
    key: (page: Page, name: string) => counted(page.keyboard.press(name)),
    /** Through the menu, which the CMS may close again while its screen wakes: once opened, it stays so on a wide screen. */
    through: async (page: Page, name: string) => {
      count += isMenuOpen ? 1 : 2
      isMenuOpen = true
      await expect(async () => {
        if ((await page.locator('.nav--nav-open').count()) === 0)
          await page.locator('.nav-toggler:visible').first().click()
        await page
          .locator('.nav')
          .getByRole('link', { name, exact: true })
          .click({ timeout: 3_000 })
      }).toPass()
    },
    get count() {
      return count
    },
  }
}
