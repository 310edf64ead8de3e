import { expect, test, type Page } from '@playwright/test'

import { readPage } from './support/html'
import { devices, openAt } from './support/shell'

const words = {
  nl: {
    list: '/nl/te-koop/',
    page: '/nl/vergelijken/',
    button: /^Vergelijken: /,
    empty: 'Nog niets om te vergelijken',
    show: 'Naar de vergelijking',
    mark: 'Verschillen markeren',
    price: /^Prijs( \(|$)/,
    drop: /weghalen$/,
    cut: 'Vier panden passen naast elkaar. U ziet de eerste vier.',
    scale: 'Energie op één schaal',
    value: /\d kWh\/m² per jaar/,
    full: 'U vergelijkt hoogstens 4 panden.',
  },
  de: {
    list: '/de/zu-verkaufen/',
    page: '/de/vergleichen/',
    button: /^Vergleichen: /,
    empty: 'Noch nichts zu vergleichen',
    show: 'Zum Vergleich',
    mark: 'Unterschiede markieren',
    price: /^Preis( \(|$)/,
    drop: /entfernen$/,
    cut: 'Vier Immobilien passen nebeneinander. Sie sehen die ersten vier.',
    scale: 'Energie auf einer Skala',
    value: /\d kWh\/m² pro Jahr/,
    full: 'Sie können höchstens 4 Immobilien vergleichen.',
  },
} as const

async function listings(
  page: Page,
  list: string,
  count: number,
): Promise<{ reference: string; href: string }[]> {
  const { links } = readPage(await (await page.request.get(list)).text())
  const found = [...new Set(links)].flatMap((href) => {
    const reference = /\/(\d{6})\/$/.exec(href)?.[1]
    return reference ? [{ reference, href }] : []
  })
  expect(found.length).toBeGreaterThanOrEqual(count)
  return found.slice(0, count)
}
const asking = (page: string, found: readonly { reference: string }[]) =>
  `${page}?${found.map(({ reference }) => `property=${reference}`).join('&')}`

for (const [language, own] of Object.entries(words)) {
  test.describe(`comparing in ${language}`, () => {
    test('listings chosen on their pages stand side by side, and leave one by one', async ({
      page,
    }) => {
      const found = await listings(page, own.list, 2)
      for (const { href } of found) {
        await openAt(page, href)
        await page.getByRole('main').getByRole('button', { name: own.button }).first().click()
      }
      await page.getByRole('status').getByRole('link', { name: own.show }).click()
      await expect(page).toHaveURL(asking(own.page, found))
      await expect(page.getByRole('columnheader')).toHaveCount(2)
      await expect(page.getByRole('rowheader', { name: own.price })).toBeVisible()
      await page.getByRole('link', { name: own.drop }).first().click()
      await expect(page).toHaveURL(asking(own.page, found.slice(1)))
      await page.goto(own.page)
      await expect(page).toHaveURL(asking(own.page, found.slice(1)))
      await page.getByRole('link', { name: own.drop }).click()
      await expect(page.getByRole('heading', { name: own.empty })).toBeVisible()
    })

    test('a fifth is not taken, and that is said', async ({ page }) => {
      const found = await listings(page, own.list, 5)
      await openAt(page, own.list)
      const four = found.slice(0, 4).map(({ reference }) => reference)
      await page.evaluate((list) => localStorage.setItem('compare', list), four.join(','))
      await openAt(page, found[4]?.href ?? '')
      const button = page.getByRole('main').getByRole('button', { name: own.button }).first()
      await button.click()
      await expect(page.getByRole('status').filter({ hasText: own.full })).toBeVisible()
      await expect(button).toHaveAttribute('aria-pressed', 'false')
    })

    test('without scripts five become four, differences are marked, and energy stands on one scale', async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        ...(baseURL && { baseURL }),
      })
      const page = await context.newPage()
      await page.goto(asking(own.page, await listings(page, own.list, 5)))
      await expect(page.getByRole('columnheader')).toHaveCount(4)
      await expect(page.getByText(own.cut)).toBeVisible()
      const price = page
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: own.price }) })
      const colour = () =>
        price
          .first()
          .getByRole('cell')
          .first()
          .evaluate((cell) => getComputedStyle(cell).backgroundColor)
      const plain = await colour()
      await page.getByRole('checkbox', { name: own.mark }).check()
      expect(await colour()).not.toBe(plain)
      const scale = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: own.scale }) })
      await expect(scale.getByRole('listitem')).toHaveCount(4)
      await expect(scale.getByText(own.value).first()).toBeVisible()
      await context.close()
    })
  })
}

test('on a phone the table scrolls by itself and the page does not', async ({ page }) => {
  await page.setViewportSize(devices.phone)
  await openAt(page, asking(words.nl.page, await listings(page, words.nl.list, 4)))
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(wide).toBe(0)
  const region = page.getByRole('region', { name: '4 panden naast elkaar' })
  expect(await region.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeGreaterThan(0)
  await region.focus()
  await expect(region).toBeFocused()
})
