import { expect, test, type Locator, type Page, type Route } from '@playwright/test'

import { withConsent } from './support/shell'

const words = {
  nl: { list: '/nl/te-koop/', type: 'Type', price: 'Prijs', bedrooms: 'Slaapkamers', map: 'Toon op de kaart', shows: /^Toon (\d+) pand/ },
  fr: { list: '/fr/a-vendre/', type: 'Type', price: 'Prix', bedrooms: 'Chambres', map: 'Voir sur la carte', shows: /^Voir (\d+) bien/ },
} as const // prettier-ignore

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  expect(box).not.toBeNull()
  return box ?? { x: 0, y: 0, width: 0, height: 0 }
}

async function openAtSize(page: Page, address: string, width: number, height: number) {
  await page.setViewportSize({ width, height })
  await withConsent(page)
  await page.goto(address)
}

/** Pixels by which the page is wider than the window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true })

for (const language of ['nl', 'fr'] as const)
  for (const width of [1280, 1920])
    test(`the list in ${language} at ${width} begins on the first screen, its filters in one row, the map beside it`, async ({
      page,
    }) => {
      await openAtSize(page, words[language].list, width, 860)
      expect(await overflow(page)).toBeLessThanOrEqual(0)
      const picture = await boxOf(page.locator('.split .card-picture').first())
      expect(picture.y).toBeLessThanOrEqual(360)
      const bar = await boxOf(page.locator('form.filters'))
      expect(bar.height).toBe(64)
      const tops = await page
        .locator('.filter-button')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
      expect(tops).toHaveLength(5)
      expect(new Set(tops).size).toBe(1)
      const map = await boxOf(page.locator('.split-map'))
      const header = await boxOf(page.getByRole('banner'))
      expect(Math.abs(map.y - header.y - header.height)).toBeLessThanOrEqual(1)
      expect(Math.round(map.x + map.width)).toBe(width)
      expect(Math.round(map.width / width / 0.02) * 0.02).toBeCloseTo(width < 1600 ? 0.44 : 0.4, 1)
      expect(await page.locator('.list-sort').count()).toBe(1)
      await page.mouse.wheel(0, 900)
      await expect
        .poll(async () => Math.round((await boxOf(page.locator('.split-map'))).y))
        .toBe(72)
      expect(Math.round((await boxOf(page.locator('form.filters'))).y)).toBe(72)
    })

for (const address of ['/en/for-sale/', '/de/zu-verkaufen/'])
  test(`the filters of ${address} stand in one row from 1180 pixels on`, async ({ page }) => {
    await openAtSize(page, address, 1180, 800)
    const { height } = await boxOf(page.locator('form.filters'))
    expect(height).toBe(64)
    const last = await boxOf(page.locator('.filter-button').last())
    const map = await boxOf(page.locator('.split-map'))
    expect(last.x + last.width).toBeLessThanOrEqual(map.x)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
  })

test('a panel opens down inside a small window, one at a time, and Escape gives the focus back', async ({
  page,
}) => {
  await openAtSize(page, words.nl.list, 1280, 720)
  for (const key of ['place', 'type', 'price', 'bedrooms', 'more']) {
    const opener = page.locator(`[data-filter=${key}] .filter-button`)
    await opener.click()
    const panel = page.locator(`#filter-${key}`)
    const over = await boxOf(opener)
    const under = await boxOf(panel)
    expect(under.y, key).toBeGreaterThanOrEqual(over.y + over.height)
    expect(under.height, key).toBeLessThanOrEqual(420)
    expect(under.y + under.height, key).toBeLessThanOrEqual(720)
    expect(under.x + under.width, key).toBeLessThanOrEqual(1280)
    await expect(page.locator('.filter-panel:popover-open')).toHaveCount(1)
    // The foot is always in sight.
    const foot = await boxOf(panel.locator('.filter-foot'))
    expect(foot.y + foot.height, key).toBeLessThanOrEqual(under.y + under.height + 1)
  }
  await page.keyboard.press('Escape')
  await expect(page.locator('.filter-panel:popover-open')).toHaveCount(0)
  await expect(page.locator('[data-filter=more] .filter-button')).toBeFocused()
})

test('type, price and rooms are one load, and the button counted before it what it shows', async ({
  page,
}) => {
  await openAtSize(page, words.nl.list, 1280, 860)
  let loads = 0
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) loads += 1
  })
  await button(page, words.nl.type).click()
  await page.locator('#filter-type').locator('label').filter({ hasText: /^Huis/ }).click()
  await button(page, words.nl.price).click()
  await page.locator('#filter-price').getByLabel('Tot en met').fill('600.000')
  await button(page, words.nl.bedrooms).click()
  await page.locator('#filter-bedrooms').locator('label').filter({ hasText: '2+' }).click()
  const show = page.locator('#filter-bedrooms').getByRole('button', { name: words.nl.shows })
  await expect(show).toBeVisible()
  const counted = await page.request.get(
    '/api/map/count?lang=nl&goal=sale&type=1&price_to=600000&bedrooms=2',
  )
  // The button counts a moment after the last choice.
  await expect(show).toHaveText(((await counted.json()) as { label: string }).label)
  const promised = Number(words.nl.shows.exec(await show.innerText())?.[1])
  expect(loads).toBe(0)
  await show.click()
  await expect(page).toHaveURL(/\?type=1&price_to=600000&bedrooms=2$/)
  expect(loads).toBe(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Huizen te koop ${promised}`)
  await expect(page).toHaveTitle(/^Huizen te koop \|/)
  await expect(page.locator('[data-filter=type] .filter-button')).toContainText('Huis')
  await expect(page.locator('.list-alert[data-many] summary')).toBeVisible()
})

test('a place is found by typing, several stand in the heading, and "clear" loads nothing', async ({
  page,
}) => {
  await openAtSize(page, words.nl.list, 1280, 860)
  await button(page, 'Plaats').click()
  const typing = page.getByRole('searchbox', { name: 'Gemeente of postcode' })
  const places = page.locator('#filter-place .filter-rows').first()
  for (const name of ['gent', '8000']) {
    await typing.fill(name)
    await page.keyboard.press('Enter')
  }
  await expect(places.locator('input:checked')).toHaveCount(2)
  await typing.fill('zzz')
  await page.locator('#filter-place').getByRole('button', { name: words.nl.shows }).click()
  await expect(page).toHaveURL(/\?city=Brugge%7C8000&city=Gent%7C9000$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Panden te koop in Brugge en Gent \d+$/,
  )
  await page.locator('[data-filter=place] .filter-button').click()
  await page.locator('#filter-place').getByRole('link', { name: 'Wissen' }).click()
  await expect(places.locator('input:checked')).toHaveCount(0)
  await expect(page).toHaveURL(/city=/)
})

for (const language of ['nl', 'fr'] as const)
  test(`on a phone in ${language} the first picture and its price are on the first screen, and the filters are a sheet`, async ({
    page,
  }) => {
    await openAtSize(page, words[language].list, 375, 740)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    const card = page.locator('.split .card').first()
    const picture = await boxOf(card.locator('.card-picture'))
    const price = await boxOf(card.getByRole('heading'))
    expect(picture.y + picture.height).toBeLessThanOrEqual(676)
    expect(price.y + price.height).toBeLessThanOrEqual(676)
    await expect(page.locator('.split-map')).toBeHidden()
    await page.locator('.filters-phone button').click()
    const sheet = await boxOf(page.locator('form.filters'))
    expect([sheet.x, sheet.y, sheet.width, sheet.height]).toEqual([0, 0, 375, 740])
    const foot = await boxOf(page.locator('.filters-foot button'))
    expect(foot.y + foot.height).toBeLessThanOrEqual(740)
    expect(foot.height).toBeGreaterThanOrEqual(44)
    await page.locator('#filter-type').getByRole('checkbox').first().check({ force: true })
    await expect(page.locator('.filters-foot button')).toHaveText(words[language].shows)
    await page.keyboard.press('Escape')
    await expect(page.locator('form.filters')).toBeHidden()
  })

for (const [width, columns] of [
  [768, 2],
  [1024, 3],
] as const)
  test(`at ${width} the list has ${columns} columns, and the map is one press away`, async ({
    page,
  }) => {
    await openAtSize(page, words.nl.list, width, 900)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await expect(page.locator('.split-map')).toBeHidden()
    const lefts = await page
      .locator('.split .cards > article')
      .evaluateAll((all) => all.slice(0, 6).map((one) => one.getBoundingClientRect().left))
    expect(new Set(lefts.map(Math.round)).size).toBe(columns)
    await page
      .getByRole('main')
      .getByRole('link', { name: words.nl.map })
      .filter({ visible: true })
      .click()
    await expect(page).toHaveURL(/\?view=map$/)
    await expect(page.locator('.split-map iframe')).toBeVisible()
  })

test('nothing is loaded for the map or a second picture before the page is touched; then card and mark raise each other', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openAtSize(page, words.nl.list, 1280, 860)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => /\/map\/|islands\/(list|mapFrame)[^.]*\.js/.test(path))).toEqual([])
  const second = await page
    .locator('.split [data-more]')
    .first()
    .evaluate((frame) => (frame as HTMLElement).dataset.more?.split(' ')[0] ?? '?')
  expect(asked).not.toContain(second)

  await page.getByRole('heading', { level: 1 }).hover()
  await expect(page.locator('.split[data-awake]')).toHaveCount(1)
  await page.locator('.split .card').first().hover()
  await expect.poll(() => asked).toContain(second)
  const frame = page.frameLocator('.split-map iframe')
  const mark = frame.getByRole('button', { name: /^€/ }).first()
  await expect(mark).toBeVisible()
  await mark.click()
  await expect(page.locator('.split .card[data-chosen], .split-map iframe').first()).toBeVisible()
})

test('the list searches where the map is moved; an answer that comes late or fails leaves it as it is', async ({
  page,
}) => {
  await openAtSize(page, words.nl.list, 1280, 860)
  await page.getByRole('heading', { level: 1 }).hover()
  const frame = page.frameLocator('.split-map iframe')
  await frame.getByLabel('Zoek bij verschuiven').check()
  const asked: Route[] = []
  await page.route(/[?&]within=/, (route) => asked.push(route))
  const moveMap = async () => {
    const before = asked.length
    await frame.getByRole('button', { name: 'Inzoomen' }).click()
    await expect.poll(() => asked.length).toBeGreaterThan(before)
    return asked[asked.length - 1] as Route
  }
  const areaOf = (route: Route) => new URL(route.request().url()).searchParams.get('within')
  const shownArea = () => new URL(page.url()).searchParams.get('within')

  const late = await moveMap()
  const next = await moveMap()
  await next.continue()
  await expect.poll(shownArea).toBe(areaOf(next))
  const list = await page.locator('.split-list').innerText()
  // Its asker has given it up, so that there may be no one to answer.
  await late.continue().catch(() => {})
  const failing = await moveMap()
  await failing.fulfill({ status: 503, contentType: 'text/html', body: '<p class="split-list">' })
  const last = await moveMap()
  expect(shownArea()).toBe(areaOf(next))
  expect(await page.locator('.split-list').innerText()).toBe(list)
  await last.continue()
  await expect.poll(shownArea).toBe(areaOf(last))
})

test('a choice that is made before the script of the list has come is counted when it comes', async ({
  page,
}) => {
  let release = (): void => {}
  const chosen = new Promise<void>((resolve) => (release = resolve))
  await page.route(/islands\/list[^.]*\.js/, async (route) => {
    await chosen
    await route.continue()
  })
  await openAtSize(page, words.nl.list, 375, 740)
  await page.locator('.filters-phone button').click()
  await page.locator('#filter-bedrooms label').filter({ hasText: '3+' }).click()
  release()
  await expect(page.locator('.filters-foot button')).toHaveText(/^Toon \d+ panden$/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  for (const width of [375, 1280])
    test(`the filters are a form that shows the list at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 860 })
      await page.goto(words.fr.list)
      if (width < 961) await page.locator('.filters-phone button').click()
      else await button(page, words.fr.type).click()
      await page.locator('#filter-type').getByRole('checkbox').first().check({ force: true })
      await page
        .locator(width < 961 ? '.filters-foot button' : '#filter-type .filter-foot button')
        .click()
      await expect(page).toHaveURL(/\?type=1$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Maisons à vendre \d+$/)
    })
})

test('pictures under way make room for the page that a visitor goes on to, and come when it does not', async ({
  page,
}) => {
  await page.clock.install()
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'image') await released
    await route.fallback()
  })
  await page.route('**/nl/contact/', (route) => route.fulfill({ status: 204 }))
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/nl/te-koop/', { waitUntil: 'domcontentloaded' })
  const picture = page.locator('.card-picture img[loading=lazy]').first()
  const address = await picture.getAttribute('srcset')
  const dropped = page.waitForEvent('requestfailed', (request) => address?.includes(new URL(request.url()).pathname) ?? false) // prettier-ignore
  await picture.scrollIntoViewIfNeeded()
  await page.locator('a[href="/nl/contact/"]').last().click()
  await dropped
  await expect(picture).not.toHaveAttribute('srcset')
  // A press more, as of an impatient visitor, loses no address.
  await page.locator('a[href="/nl/contact/"]').last().dblclick()
  // The browser shows the page again as it was left.
  await page.evaluate(() => dispatchEvent(new Event('pageshow')))
  await expect(picture).toHaveAttribute('srcset', address ?? '')
  await expect(page.locator('img[src^="data:"]')).toHaveCount(0)
  await page.locator('a[href="/nl/contact/"]').last().click()
  await expect(picture).not.toHaveAttribute('srcset')
  release()
  await page.clock.fastForward(9000)
  await expect(picture).toHaveAttribute('srcset', address ?? '')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(1)
})

test('a press on a brochure stops no picture: the page stays', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'image') await released
    await route.fallback()
  })
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/nl/te-koop/sint-martens-latem/huis/100234/', { waitUntil: 'domcontentloaded' })
  const brochure = page.locator('a[type="application/pdf"]').first()
  const address = await brochure.getAttribute('href')
  await page.route(`**${address}`, (route) => route.fulfill({ status: 204 }))
  const picture = page.locator('.similar img[loading=lazy]').first()
  const asked = page.waitForEvent('request', (request) => request.resourceType() === 'image')
  await picture.scrollIntoViewIfNeeded()
  await asked
  await Promise.all([page.waitForRequest(`**${address}`), brochure.click()])
  // At once: after some seconds a stopped picture comes again.
  expect(await picture.getAttribute('srcset')).not.toBeNull()
  release()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(1)
})
