import { expect, test } from '@playwright/test'

import { devices, languages, openAt, words } from './support/shell'

for (const language of languages) {
  const own = words[language]
  const [, saleHref] = own.sale
  const [belowName, belowHref] = own.below

  for (const [device, viewport] of Object.entries(devices)) {
    test.describe(`around a page in ${language} on a ${device}`, () => {
      test.use({ viewport })

      test('the top bar leads to phone, mail and pages, where there is room for it', async ({ page }) => {
        await openAt(page, belowHref)
        const bar = page.getByRole('navigation', { name: own.topBar })
        if (device === 'phone') return expect(bar).toBeHidden()
        await expect(bar).toBeVisible()
        for (const scheme of ['tel:', 'mailto:']) {
          const link = bar.locator(`a[href^="${scheme}"]`)
          await expect(link).toHaveAttribute('target', '_blank')
          await expect(link).toHaveAttribute('rel', /noopener/)
        }
        for (const link of await bar.locator('a[href^="/"]').all()) await expect(link).not.toHaveAttribute('target')
      })

      test('the page says where it stands, each step a link', async ({ page }) => {
        await openAt(page, belowHref)
        const crumbs = page.getByRole('navigation', { name: own.crumbs })
        await expect(crumbs.getByRole('listitem')).toHaveCount(3)
        await expect(crumbs.getByRole('link').first()).toHaveAttribute('href', `/${language}/`)
        await expect(crumbs.getByRole('link').first()).toHaveText(own.home)
        await expect(crumbs.getByRole('link').nth(1)).toHaveAttribute('href', saleHref)
        await expect(crumbs.locator('[aria-current="page"]')).toHaveText(belowName)
      })

      test('the footer has its columns, its links, and says who the agency is', async ({ page }) => {
        await openAt(page, belowHref)
        const footer = page.getByRole('contentinfo')
        await expect(footer.getByRole('heading', { level: 2 })).toHaveText([...own.columns])
        await expect(footer.getByRole('navigation', { name: own.links }).getByRole('link').first()).toHaveAttribute('href', saleHref)
        const legal = footer.getByRole('navigation', { name: own.legal })
        await expect(legal.locator(`a[href="${own.policy}"]`)).toBeVisible()
        await expect(footer).toContainText(/© \d{4} Maison Hestia/)
        for (const said of ['Korenlei 12', '0712.345.678', own.biv, '12.345.678']) await expect(footer).toContainText(said)
      })

      test('the page never moves sideways', async ({ page }) => {
        for (const address of [`/${language}/`, belowHref]) {
          await openAt(page, address)
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
        }
      })

      test('the header changes past 30 pixels, its logo shrinks, and it stays in sight', async ({ page }) => {
        await openAt(page, saleHref)
        const header = page.getByRole('banner')
        const logo = header.getByRole('link').first()
        const before = await logo.evaluate((node) => parseFloat(getComputedStyle(node).fontSize))
        await page.evaluate(() => window.scrollTo(0, 30))
        await expect(page.locator('html')).toHaveClass(/shows-to-top/)
        await expect(header).not.toHaveClass(/(^|\s)fixed(\s|$)/)
        await page.evaluate(() => window.scrollTo(0, 200))
        await expect(header).toHaveClass(/(^|\s)fixed(\s|$)/)
        await expect.poll(() => logo.evaluate((node) => parseFloat(getComputedStyle(node).fontSize))).toBeLessThan(before)
        await expect.poll(async () => (await header.boundingBox())?.y).toBe(0)
        await page.evaluate(() => window.scrollTo(0, 0))
        await expect(header).not.toHaveClass(/(^|\s)fixed(\s|$)/)
      })

      test('the way back to the top appears past 10 pixels, and leads there', async ({ page }) => {
        await openAt(page, saleHref)
        const toTop = page.getByRole('link', { name: own.toTop })
        await page.evaluate(() => window.scrollTo(0, 10))
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(10)
        await expect(toTop).toBeHidden()
        await page.evaluate(() => window.scrollTo(0, 600))
        await expect(toTop).toBeVisible()
        await toTop.click()
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
        await expect(toTop).toBeHidden()
      })
    })
  }
}

for (const [width, device] of [
  [766, 'mobile'],
  [767, 'tablet'],
  [1279, 'tablet'],
  [1280, 'desktop'],
] as const) {
  test(`a window of ${width} is a ${device}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/de/')
    await expect(page.locator('html')).toHaveAttribute('data-device', device)
  })
}

test('the skip link leads past the header', async ({ page }) => {
  await openAt(page, '/nl/contact/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Naar de inhoud' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main, footer')?.tagName)).toBe('MAIN')
})

for (const width of [1280, 1440, 1920])
  test(`the menu of ${width} px stands on one line in every language`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const language of ['nl', 'fr', 'en', 'de']) {
      await openAt(page, `/${language}/contact/`)
      const entries = page.locator('.site-header nav').first().locator('> ul > li')
      const tops = await entries.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ top, height }) => Math.round(top + height / 2)))
      expect(tops.length).toBeGreaterThan(3)
      expect(new Set(tops).size, `${language}: ${tops.join(' ')}`).toBe(1)
    }
  })
