import { expect, test } from '@playwright/test'

import { devices, languages, openAt, words } from './support/shell'

for (const [language, device] of [
  ['nl', 'phone'],
  ['de', 'tablet'],
] as const) {
  const own = words[language]
  const [, saleHref] = own.sale
  const [belowName, belowHref] = own.below

  test.describe(`the drawer in ${language} on a ${device}`, () => {
    test.use({ viewport: devices[device] })

    test('holds every entry, what lies below them, the free valuation and the languages', async ({
      page,
    }) => {
      await openAt(page, belowHref)
      await expect(page.getByRole('navigation', { name: own.menu })).toBeHidden()
      await page.getByRole('button', { name: own.open, exact: true }).click()
      const drawer = page.getByRole('dialog', { name: own.drawer })
      await expect(drawer).toBeInViewport()
      for (const [name, href] of [own.sale, own.below, own.contact, own.valuation]) {
        await expect(drawer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
      }
      await expect(drawer.getByRole('link', { name: belowName })).toHaveAttribute(
        'aria-current',
        'page',
      )
      await expect(drawer.locator('[data-language]')).toHaveCount(4)
      for (const link of await drawer.getByRole('link').all())
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24)
    })

    test('takes the focus, closes on Escape and by its button, and gives the focus back', async ({
      page,
    }) => {
      await openAt(page, saleHref)
      const button = page.getByRole('button', { name: own.open, exact: true })
      const drawer = page.getByRole('dialog', { name: own.drawer })
      await button.focus()
      await page.keyboard.press('Enter')
      await expect(drawer).toBeVisible()
      await expect(drawer.getByRole('button', { name: own.close })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(drawer.getByRole('link').first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(drawer).toBeHidden()
      await expect(button).toBeFocused()
      await button.click()
      await drawer.getByRole('button', { name: own.close }).click()
      await expect(drawer).toBeHidden()
    })

    test('opens and leads on without JavaScript', async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        viewport: devices[device],
        ...(baseURL && { baseURL }),
      })
      const page = await context.newPage()
      await page.goto(`/${language}/`)
      await page.getByRole('button', { name: own.open, exact: true }).click()
      await page
        .getByRole('dialog', { name: own.drawer })
        .getByRole('link', { name: belowName })
        .click()
      await expect(page).toHaveURL(new RegExp(`${belowHref}$`))
      await context.close()
    })
  })
}

for (const language of languages) {
  const own = words[language]
  const [saleName, saleHref] = own.sale
  const [belowName, belowHref] = own.below

  test.describe(`the menu in ${language}`, () => {
    test.use({ viewport: devices.desktop })

    test('opens what lies below an entry on hover, and Escape closes it', async ({ page }) => {
      await openAt(page, `/${language}/`)
      const menu = page.getByRole('navigation', { name: own.menu })
      const child = menu.getByRole('link', { name: belowName })
      await expect(child).toBeHidden()
      await menu.getByRole('link', { name: saleName, exact: true }).hover()
      await expect(child).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(child).toBeHidden()
      await page.mouse.move(640, 700)
      await menu.getByRole('link', { name: saleName, exact: true }).hover()
      await child.click()
      await expect(page).toHaveURL(new RegExp(`${belowHref}$`))
    })

    test('is walked by keyboard alone', async ({ page }) => {
      await openAt(page, `/${language}/`)
      const menu = page.getByRole('navigation', { name: own.menu })
      const entry = menu.getByRole('link', { name: saleName, exact: true })
      const child = menu.getByRole('link', { name: belowName })
      await entry.focus()
      await expect(child).toBeVisible()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(child).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(child).toBeHidden()
      await expect(entry).toBeFocused()
      // It opens again for who comes back.
      await page.keyboard.press('Tab')
      await page.keyboard.press('Shift+Tab')
      await expect(entry).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`${belowHref}$`))
    })

    test('shows contact as a button with a telephone, and the valuation as a button', async ({
      page,
    }) => {
      await openAt(page, belowHref)
      const menu = page.getByRole('navigation', { name: own.menu })
      const border = (name: string) =>
        menu
          .getByRole('link', { name, exact: true })
          .evaluate((node) => getComputedStyle(node).borderTopWidth)
      const [contact] = own.contact
      const [valuation] = own.valuation
      expect(await Promise.all([contact, valuation, saleName].map(border))).toEqual([
        '1px',
        '1px',
        '0px',
      ])
      await expect(
        menu.getByRole('link', { name: contact, exact: true }).locator('svg'),
      ).toBeVisible()
      await expect(
        menu.getByRole('link', { name: valuation, exact: true }).locator('svg'),
      ).toHaveCount(0)
    })

    test('marks the page a visitor is on', async ({ page }) => {
      await openAt(page, saleHref)
      await expect(
        page
          .getByRole('navigation', { name: own.menu })
          .getByRole('link', { name: saleName, exact: true }),
      ).toHaveAttribute('aria-current', 'page')
    })

    test('has the languages beside it, and they lead to the same page', async ({ page }) => {
      await openAt(page, belowHref)
      const switcher = page.getByRole('navigation', { name: own.languages })
      await expect(switcher.getByRole('link')).toHaveCount(4)
      await expect(switcher.locator('[aria-current]')).toHaveAttribute('data-language', language)
      const [name, href] = own.other
      await switcher.getByRole('link', { name }).click()
      await expect(page).toHaveURL(new RegExp(`${href}$`))
      await expect(page.locator('html')).toHaveAttribute('lang', own.to)
    })

    test('gives way to the drawer when the window becomes smaller, and the drawer to it', async ({
      page,
    }) => {
      await openAt(page, `/${language}/`)
      await page.setViewportSize(devices.tablet)
      await expect(page.locator('html')).toHaveAttribute('data-device', 'tablet')
      await page.getByRole('button', { name: own.open, exact: true }).click()
      await expect(page.getByRole('dialog', { name: own.drawer })).toBeVisible()
      await page.setViewportSize(devices.desktop)
      await expect(page.locator('html')).toHaveAttribute('data-device', 'desktop')
      await expect(page.getByRole('dialog', { name: own.drawer })).toBeHidden()
      await expect(page.getByRole('navigation', { name: own.menu })).toBeVisible()
    })
  })
}
