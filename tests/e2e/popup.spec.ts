import { expect, test, type APIRequestContext, type Page } from '@playwright/test'

import { devices, stored } from './support/consent'
import { changeGlobal, untilPage } from './support/staff'

const PAGE = '/de/cookie-policy/'
const TITLE = 'Ein Hinweis nur für diese Prüfung'
const LINK = { href: '/de/projekte/', label: 'Weiter zur Prüfung' }
/** As the demo agency has them. */
const titles = {
  nl: 'Werfbezoek De Kartuizerij',
  fr: 'Visite de chantier De Kartuizerij',
  en: 'Site visit at De Kartuizerij',
  de: 'Baustellenbesuch De Kartuizerij',
}
const demo = { link: '/de/projekte/', linkLabel: 'Zum Projekt' }

type Ask = { request: APIRequestContext; baseURL: string | undefined }

const change = ({ request, baseURL }: Ask, data: Record<string, unknown>, locale = 'de') =>
  changeGlobal(request, baseURL, 'popup', data, locale)

async function setDelay(ask: Ask, seconds: number): Promise<void> {
  await change(ask, { delay: seconds })
  await untilPage(ask.request, PAGE, (html) => html.includes(`&quot;delaySeconds&quot;:${seconds}`))
}

const popupOf = (page: Page) => page.getByRole('dialog', { name: TITLE })
const state = (page: Page, name: 'never' | 'later' | 'now') =>
  page.locator(`dialog[data-state="${name}"]`)

/** A visitor who has answered the banner before: the popup waits for that. */
const choose = (page: Page) =>
  page.addInitScript(
    (kept) => Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, value)),
    stored('denied'),
  )

/** The popup is shared by all tests: it has a title in German only, where no other test looks, and is taken away at the end. */
test.describe.serial('the popup', () => {
  test.use({ locale: 'de-BE' })

  test.beforeAll(async ({ request, baseURL }) => {
    const ask = { request, baseURL }
    for (const locale of ['nl', 'fr', 'en']) await change(ask, { title: '' }, locale)
    await change(ask, {
      title: TITLE,
      link: LINK.href,
      linkLabel: LINK.label,
      isPublished: 'yes',
      delay: 0,
    })
    await untilPage(request, PAGE, (html) => html.includes(TITLE))
  })
  test.afterAll(async ({ request, baseURL }) => {
    const ask = { request, baseURL }
    await change(ask, { isPublished: 'yes', delay: 20, ...demo })
    for (const [locale, title] of Object.entries(titles)) await change(ask, { title }, locale)
  })

  test('is not there in a language without its title', async ({ request }) => {
    expect(await (await request.get('/nl/cookie-policy/')).text()).not.toContain('popup-title')
    expect(await (await request.get(PAGE)).text()).toContain('popup-title')
  })

  for (const device of ['phone', 'desktop'] as const) {
    test(`shows at once on a ${device} and is gone for the session when it is closed`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize(devices[device])
      await choose(page)
      await page.goto(PAGE)
      const popup = popupOf(page)
      await expect(popup).toBeInViewport({ ratio: 1 })
      const close = popup.getByRole('button')
      const box = await close.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      await close.click()
      await expect(popup).toBeHidden()

      await page.goto('/de/')
      await expect(state(page, 'never')).toBeAttached()
      await expect(popup).toBeHidden()

      const later = await context.newPage()
      await choose(later)
      await later.goto(PAGE)
      await expect(popupOf(later)).toBeVisible()
    })
  }

  test('closes with Escape, for the whole session', async ({ page }) => {
    await choose(page)
    await page.goto(PAGE)
    await popupOf(page).press('Escape')
    await expect(popupOf(page)).toBeHidden()
    await expect(state(page, 'never')).toBeAttached()
    await page.reload()
    await expect(state(page, 'never')).toBeAttached()
    await expect(popupOf(page)).toBeHidden()
  })

  for (const device of ['phone', 'desktop'] as const)
    test(`is a card in the corner of a ${device}, beside a page that can be used`, async ({
      page,
    }) => {
      await page.setViewportSize(devices[device])
      await choose(page)
      await page.goto(PAGE)
      const popup = popupOf(page)
      await expect(popup).toBeInViewport({ ratio: 1 })
      const box = await popup.boundingBox()
      const { width, height } = devices[device]
      expect(box?.height ?? height).toBeLessThanOrEqual(height * (device === 'phone' ? 0.16 : 0.7))
      expect(box?.width ?? width).toBeLessThanOrEqual(device === 'phone' ? width - 24 : 360)
      await page.getByRole('heading', { level: 1 }).click()
      await page.mouse.wheel(0, 200)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
      await expect(popup).toBeVisible()
    })

  test('leaves the focus where it is, can be reached by keyboard, and gives it back', async ({
    page,
  }) => {
    await choose(page)
    await page.goto(PAGE)
    const popup = popupOf(page)
    await expect(popup).toBeVisible()
    expect(await popup.evaluate((node) => node.contains(document.activeElement))).toBe(false)
    await page.keyboard.press('Tab')
    await expect(page.locator('#top')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(popup.getByRole('button')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
    await expect(page.locator('#top')).toBeFocused()
  })

  test('never opens over a form in use, and gives way to one', async ({ page }) => {
    await choose(page)
    await page.goto('/de/kontakt/')
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const email = page.locator('#form-contact [name="email"]')
    await email.scrollIntoViewIfNeeded()
    await email.fill('emma@example.com')
    await expect(popupOf(page)).toBeHidden()
    await email.blur()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.waitForTimeout(500)
    await expect(state(page, 'later')).toBeAttached()
    await expect(popupOf(page)).toBeHidden()
  })

  test('stays when the click is on it', async ({ page }) => {
    await choose(page)
    await page.goto(PAGE)
    await popupOf(page).getByRole('heading').click()
    await expect(popupOf(page)).toBeVisible()
    await expect(state(page, 'now')).toBeAttached()
  })

  test('leads to its link, and is not there', async ({ page }) => {
    await choose(page)
    await page.goto(PAGE)
    await popupOf(page).getByRole('link', { name: LINK.label }).click()
    await expect(page).toHaveURL(`${LINK.href}?modal-clicked`)
    await expect(state(page, 'never')).toBeAttached()
    await page.goto(PAGE)
    await expect(state(page, 'never')).toBeAttached()
    await expect(popupOf(page)).toBeHidden()
  })

  test('does not come back behind its link when the browser stores nothing', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('Blocked', 'SecurityError')
        },
      }),
    )
    await choose(page)
    await page.goto(PAGE)
    await popupOf(page).getByRole('link', { name: LINK.label }).click()
    await expect(page).toHaveURL(/modal-clicked/)
    await expect(state(page, 'never')).toBeAttached()
  })

  for (const address of [`${PAGE}?modal-clicked`, `${PAGE}#modal-clicked`, '/de/danke/rueckruf/']) {
    test(`does not show at ${address}`, async ({ page }) => {
      await choose(page)
      await page.goto(address)
      await expect(state(page, 'never')).toBeAttached()
      await expect(popupOf(page)).toBeHidden()
    })
  }

  test('closes when the address comes to say that its link was followed', async ({ page }) => {
    await choose(page)
    await page.goto(PAGE)
    await expect(popupOf(page)).toBeVisible()
    await page.evaluate(() => (location.hash = 'modal-clicked'))
    await expect(popupOf(page)).toBeHidden()
  })

  test('does not show in a preview', async ({ page, baseURL }) => {
    await choose(page)
    await page.route('**/de/preview/', async (route) =>
      route.fulfill({ response: await route.fetch({ url: `${baseURL}${PAGE}` }) }),
    )
    await page.goto('/de/preview/')
    await expect(state(page, 'never')).toBeAttached()
  })

  test('waits until the banner has an answer', async ({ page }) => {
    await page.goto(PAGE)
    const banner = page.locator('dialog[data-check="asking"]')
    await expect(banner).toBeVisible()
    await expect(state(page, 'later')).toBeAttached()
    await expect(popupOf(page)).toBeHidden()
    await banner.locator('button[value="decline"]').click()
    await expect(popupOf(page)).toBeVisible()
  })

  test('waits for its delay', async ({ page, request, baseURL }) => {
    await setDelay({ request, baseURL }, 600)
    await page.clock.install()
    await choose(page)
    await page.goto(PAGE)
    await expect(page.locator('dialog[data-check="set"]')).toBeAttached()
    await page.clock.runFor(590_000)
    await expect(state(page, 'later')).toBeAttached()
    await expect(popupOf(page)).toBeHidden()
    await page.clock.runFor(10_000)
    await expect(popupOf(page)).toBeVisible()
  })
})
