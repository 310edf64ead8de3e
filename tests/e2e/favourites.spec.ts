import { expect, test, type Page } from '@playwright/test'

import { readPage } from './support/html'
import { devices, openAt, withConsent } from './support/shell'

const words = {
  nl: {
    list: '/nl/te-koop/',
    page: '/nl/favorieten/',
    compare: '/nl/vergelijken/',
    link: 'Favorieten',
    empty: 'Nog geen favorieten op dit toestel',
    tick: /vergelijken$/,
    go: 'Vergelijk de aangevinkte',
    gone: 'Eén pand van deze lijst is niet meer beschikbaar.',
    saved: 'Bewaard bij uw favorieten.',
  },
  fr: {
    list: '/fr/a-vendre/',
    page: '/fr/favoris/',
    compare: '/fr/comparer/',
    link: 'Favoris',
    empty: 'Pas encore de favoris sur cet appareil',
    tick: /^Comparer /,
    go: 'Comparer la sélection',
    gone: 'Un bien de cette liste n’est plus disponible.',
    saved: 'Ajouté à vos favoris.',
  },
} as const

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const heartOf = (page: Page, at: number) => cards(page).nth(at).locator('[data-keep^=favourites]')
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('favourites'))
const counted = (page: Page) =>
  page.getByRole('banner').locator('a[data-kept="favourites"]').first()

/** References of listings on the market, as their addresses tell them. */
async function references(page: Page, list: string, count: number): Promise<string[]> {
  const { links } = readPage(await (await page.request.get(list)).text())
  const found = [...new Set(links.flatMap((href) => /\/(\d{6})\/$/.exec(href)?.[1] ?? []))]
  expect(found.length).toBeGreaterThanOrEqual(count)
  return found.slice(0, count)
}
const asking = (page: string, found: readonly string[]) =>
  `${page}?${found.map((one) => `property=${one}`).join('&')}`

for (const [language, own] of Object.entries(words)) {
  test.describe(`favourites in ${language}`, () => {
    test('a heart keeps a listing on this device, is counted, and leads to the page of favourites', async ({
      page,
    }) => {
      await openAt(page, own.list)
      await heartOf(page, 1).click()
      await expect(heartOf(page, 1)).toHaveAttribute('aria-pressed', 'true')
      await expect(page.getByRole('status').filter({ hasText: own.saved })).toBeVisible()
      await expect(counted(page)).toHaveText(`${own.link}1`)
      const kept = await stored(page)
      await counted(page).click()
      await expect(page).toHaveURL(new RegExp(`${own.page}\\?property=${kept}$`))
      await expect(cards(page)).toHaveCount(1)
      await expect(heartOf(page, 0)).toHaveAttribute('aria-pressed', 'true')
      await heartOf(page, 0).click()
      await expect(heartOf(page, 0)).toHaveAttribute('aria-pressed', 'false')
      expect(await stored(page)).toBeNull()
    })

    test('the page asked for without a list leads on to the one of this device, or says how to begin', async ({
      page,
    }) => {
      const [one = '', other = ''] = await references(page, own.list, 2)
      await openAt(page, own.page)
      await expect(page.getByRole('heading', { name: own.empty })).toBeVisible()
      await page.evaluate((list) => localStorage.setItem('favourites', list), `${one},${other}`)
      // It leads on by itself, perhaps before it has loaded: a navigation that the test waits for would be cut off.
      await page.evaluate(() => void setTimeout(() => location.reload()))
      await expect(page).toHaveURL(asking(own.page, [one, other]))
      await expect(cards(page)).toHaveCount(2)
    })

    test('a list that was sent is shown without scripts, and ticked listings are compared', async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        ...(baseURL && { baseURL }),
      })
      const page = await context.newPage()
      const found = await references(page, own.list, 3)
      await page.goto(asking(own.page, found))
      await expect(cards(page)).toHaveCount(3)
      await expect(heartOf(page, 0)).toBeHidden()
      for (const at of [0, 2]) await page.getByRole('checkbox', { name: own.tick }).nth(at).check()
      await page.getByRole('button', { name: own.go }).click()
      await expect(page).toHaveURL(asking(own.compare, [found[0] ?? '', found[2] ?? '']))
      await expect(page.getByRole('columnheader')).toHaveCount(2)
      await context.close()
    })

    test('what is gone is said, and taken from the list when the visitor wants it', async ({
      page,
    }) => {
      const [one = ''] = await references(page, own.list, 1)
      await openAt(page, own.list)
      await page.evaluate((list) => localStorage.setItem('favourites', list), `${one},999999999`)
      await openAt(page, asking(own.page, [one, '999999999']))
      await expect(page.getByText(own.gone)).toBeVisible()
      await expect(counted(page)).toHaveText(`${own.link}2`)
      await page.locator('a[data-drop]').click()
      await expect(page).toHaveURL(asking(own.page, [one]))
      await expect(page.getByText(own.gone)).toHaveCount(0)
      expect(await stored(page)).toBe(one)
    })
  })
}

test('another tab follows', async ({ context, page }) => {
  const other = await context.newPage()
  await openAt(page, words.nl.list)
  await openAt(other, words.nl.list)
  await heartOf(page, 0).click()
  await expect(heartOf(other, 0)).toHaveAttribute('aria-pressed', 'true')
  await expect(counted(other)).toHaveText(`${words.nl.link}1`)
})

test('a press on the heart stays on the list, a press beside it opens the listing', async ({
  page,
}) => {
  await openAt(page, words.nl.list)
  await heartOf(page, 0).click()
  await expect(page).toHaveURL(new RegExp(`${words.nl.list}$`))
  await cards(page)
    .nth(0)
    .click({ position: { x: 60, y: 60 } })
  await expect(page).toHaveURL(/\/nl\/te-koop\/.+\/\d+\/$/)
})

test('a heart pressed before the scripts have come is kept once they are there', async ({
  page,
}) => {
  await withConsent(page)
  let release = () => {}
  const later = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/_next/static/**/*.js*', async (route) => {
    await later
    await route.continue()
  })
  await page.goto(words.nl.list, { waitUntil: 'commit' })
  await heartOf(page, 0).click()
  await expect(heartOf(page, 0)).toHaveAttribute('aria-pressed', 'false')
  release()
  await expect(heartOf(page, 0)).toHaveAttribute('aria-pressed', 'true')
})

test('a browser that refuses to store keeps for the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new Error('Refused')
      },
    })
  })
  await page.goto(words.nl.list)
  await expect(page.locator('html')).toHaveAttribute('data-device', /./)
  await expect(page.locator('[data-island=saved]')).toHaveAttribute('data-awake')
  await heartOf(page, 0).press('Enter')
  await expect(heartOf(page, 0)).toHaveAttribute('aria-pressed', 'true')
  await expect(counted(page)).toHaveText(`${words.nl.link}1`)
})

test('whatever an address asks for, the answer is a page', async ({ request }) => {
  const hundred = Array.from({ length: 100 }, (_, at) => `property=${100_200 + at}`).join('&')
  const odd = [
    'property=',
    'property=abc',
    'property=-1&property=1e9',
    'property=100201&property=100201',
    hundred,
    `property=${'9'.repeat(300)}`,
    'property=%00',
  ]
  for (const query of odd) {
    const answer = await request.get(`${words.nl.page}?${query}`)
    expect(answer.status(), query.slice(0, 40)).toBe(200)
    expect(readPage(await answer.text()).isIndexed, query.slice(0, 40)).toBe(false)
  }
})

test('a heart can be hit with a thumb', async ({ page }) => {
  await page.setViewportSize(devices.phone)
  await openAt(page, words.nl.list)
  const box = await heartOf(page, 0).boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
})
