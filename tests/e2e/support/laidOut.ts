import type { Page } from '@playwright/test'

/** How many parts of a page the browser may still leave out, because they are far below the window. */
export const leftOut = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main section, main article, footer')].filter(
        (part) => getComputedStyle(part).contentVisibility === 'auto',
      ).length,
  )
