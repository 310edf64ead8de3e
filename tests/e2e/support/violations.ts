import type { Page } from '@playwright/test'

/**
 * Notes what the policy of a page, of its frames and of all pages opened after it forbids: the rule, and what broke it.
 * Also notes what is asked of another host than this one, where one is named: a script that a script of ours adds is
 * allowed in the studio, wherever it lies. To be called before the first page is opened.
 */
export async function watchPolicy(page: Page, origin?: string): Promise<string[]> {
  const broken: string[] = []
  if (origin)
    page.on('request', (request) => {
      if (/^(?:https?|wss?):/.test(request.url()) && new URL(request.url()).origin !== origin)
        broken.push(`request to ${request.url()}`)
    })
  await page
    .context()
    .exposeBinding('noteViolation', (_, violation: string) => broken.push(violation))
  await page.addInitScript(() => {
    addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
        const note: unknown = Reflect.get(window, 'noteViolation')
        if (typeof note === 'function')
          note([location.pathname, effectiveDirective, blockedURI, sourceFile, sample].join(' '))
      },
    )
  })
  return broken
}

const IDLE_TIMEOUT_MS = 10_000

/**
 * Waits until nothing is loaded any more. A frame drawn from a text, as the preview of an email is,
 * never says so; its page has had its time by then.
 */
const untilIdle = (page: Page) =>
  page.waitForLoadState('networkidle', { timeout: IDLE_TIMEOUT_MS }).catch(() => undefined)

/** Waits until all scripts of the page have come and are at work. */
export async function useAll(page: Page): Promise<void> {
  await page.mouse.click(2, 2)
  await untilIdle(page)
}

/** Only reads a document that a test beside this one is working on: the question lies over the form. */
async function readWhenLocked(page: Page): Promise<void> {
  const look = page.locator('#document-locked-view-read-only')
  if (await look.isVisible()) await look.click()
}

/** Opens one tab of a form of the studio after the other, and looks at each: what lies under it is drawn then. */
export async function openTabs(page: Page, look?: () => Promise<void>): Promise<void> {
  await readWhenLocked(page)
  const tabs = await page.locator('.tabs-field__tab-button:visible').all()
  for (const tab of tabs) {
    await tab.click()
    await look?.()
  }
  if (tabs.length > 0) await untilIdle(page)
}
