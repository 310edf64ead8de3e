import { chromium } from '@playwright/test'

import { browserOptions } from '../../../scripts/lib/chromium.mjs'
import { whenStopping } from '../../../scripts/lib/shutdown.mjs'

/** A browser in which a colleague is logged in, and which knows when a screen answers to him. */
export async function openBrowser({ address, cookie }) {
  const browser = await chromium.launch(await browserOptions())
  whenStopping('programs', () => browser.close())
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const [name, value] = cookie.split(/=(.*)/s)
  await context.addCookies([{ name, value, url: address }])
  const page = await context.newPage()
  return {
    close: () => browser.close(),
    /** Milliseconds from the press until React has given the control its handlers. */
    untilAnswers: async (path, control) => {
      await page.goto('about:blank')
      await page.goto(address + path, { waitUntil: 'commit' })
      const found = await page.waitForFunction(
        (selector) => {
          const one = document.querySelector(selector)
          return one && Object.keys(one).some((key) => key.startsWith('__reactProps'))
            ? performance.now()
            : false
        },
        control,
        { polling: 'raf', timeout: 30_000 },
      )
      return found.jsonValue()
    },
  }
}
