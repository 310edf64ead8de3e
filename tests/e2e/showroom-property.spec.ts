import { expect, test, type Locator, type Page } from '@playwright/test'

import { leftOut } from './support/laidOut'
import { openAt } from './support/shell'

const villas = {
  nl: '/nl/te-koop/sint-martens-latem/huis/100234/',
  fr: '/fr/a-vendre/laethem-saint-martin/maison/100234/',
} as const

const PHONE = { width: 375, height: 740 }
const LAPTOP = { width: 1280, height: 860 }
/** The bar at the bottom of a phone. */
const BAR = 64

const box = async (part: Locator) => {
  const found = await part.boundingBox()
  if (!found) throw new Error('The part is not on the screen')
  return { ...found, bottom: found.y + found.height }
}

const sidewaysOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** The tops of the parts, in the order in which they stand in the page. */
const orderOf = (page: Page) =>
  page.evaluate(() =>
    [
      '#photos',
      'h1',
      '.in-page',
      '.good-points',
      '#plans',
      '#place',
      '#energy',
      '#costs',
      '#facts',
      '#visit',
      '#similar',
    ].map((part) => document.querySelector(part)?.getBoundingClientRect().top ?? NaN),
  )

for (const [language, villa] of Object.entries(villas)) {
  test(`the page of a home shows the home first and the register last (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize(LAPTOP)
    await openAt(page, villa)
    const price = await box(page.locator('.box-price'))
    const title = await box(page.getByRole('heading', { level: 1 }))
    expect(Math.max(price.bottom, title.bottom)).toBeLessThanOrEqual(LAPTOP.height)

    const tops = await orderOf(page)
    expect(tops).toEqual([...tops].sort((a, b) => a - b))
    expect(await heightOf(page)).toBeLessThanOrEqual(4500)

    const sizes = await page
      .locator('main h2:visible:not(.sr-only)')
      .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).fontSize))])
    expect(sizes.length).toBeLessThanOrEqual(2)
    await expect(page.locator('.epc-scale')).toHaveCount(1)
    await expect(page.locator('.fold')).toHaveCount(6)

    for (const width of [768, 1024, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await sidewaysOverflow(page), `${width}`).toBe(0)
    }
  })

  test(`a phone shows price, title, place and key facts in its first screen (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await openAt(page, villa)
    for (const part of ['.head-price b', 'h1', '.listing-address', '.key-facts > :last-child'])
      expect((await box(page.locator(part))).bottom, part).toBeLessThanOrEqual(PHONE.height - BAR)
    const picture = await box(page.locator('#photos'))
    expect([picture.x, picture.width]).toEqual([0, PHONE.width])
    expect(await sidewaysOverflow(page)).toBe(0)
    expect(await heightOf(page)).toBeLessThanOrEqual(6500)

    const small = await page
      .locator('.listing :is(a:not(.form-foot a), button, summary):visible')
      .evaluateAll((all) =>
        all
          .map((one) => ({ text: one.outerHTML.slice(0, 90), box: one.getBoundingClientRect() }))
          .filter((one) => Math.min(one.box.width, one.box.height) < 23.5)
          .map(({ text }) => text),
      )
    expect(small).toEqual([])
  })
}

test('what the law wants seen stands there without unfolding anything', async ({ page }) => {
  await openAt(page, villas.nl)
  const law = page.locator('.law')
  for (const told of [
    'energielabel A, 86 kWh/m² per jaar, unieke code (UC) 2184412',
    'stedenbouwkundige vergunning',
    'woongebied',
    'geen dagvaarding',
    'geen voorkooprecht',
    'verkavelingsvergunning',
    'P-score A',
    'G-score A',
  ])
    await expect(law.getByText(told).filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByText('overstromingsrapport')).toBeHidden()
})

test('the bar names the part that is read, and stays under the header', async ({ page }) => {
  await page.setViewportSize(LAPTOP)
  await openAt(page, villas.nl)
  const bar = page.getByRole('navigation', { name: 'Op deze pagina' })
  await bar.getByRole('link', { name: 'Energie' }).click()
  await expect(bar.getByRole('link', { name: 'Energie' })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('heading', { name: 'Energie' })).toBeInViewport()
  const { y } = await box(bar)
  expect(y).toBeGreaterThanOrEqual(59)
  expect(y).toBeLessThanOrEqual(90)
})

/** As on a phone that is too busy for what has no time limit: to lay out what is far below. */
const withoutIdleMoments = (page: Page) =>
  page.addInitScript(() => {
    const request = window.requestIdleCallback.bind(window)
    window.requestIdleCallback = (work, options) => (options ? request(work, options) : 0)
  })

const isAtPart = (page: Page, part: string) =>
  expect
    .poll(async () => Math.abs((await box(page.locator(part))).y - 72), { timeout: 5_000 })
    .toBeLessThanOrEqual(4)

test('on a phone a link inside the page ends at its part, also before all is laid out', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await withoutIdleMoments(page)
  for (const part of ['#facts', '#visit']) {
    await openAt(page, villas.nl)
    expect(await leftOut(page)).toBeGreaterThan(3)
    await page
      .locator(`a[href="${part}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click())
    expect(await leftOut(page)).toBe(0)
    await isAtPart(page, part)
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(PHONE.height)
  }
})

test('an address with a part opens at it', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await withoutIdleMoments(page)
  await openAt(page, `${villas.nl}#costs`)
  expect(await leftOut(page)).toBe(0)
  await isAtPart(page, '#costs')
})

test('what is far below is laid out in a browser without idle moments, as on an iPhone', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback')
    Reflect.deleteProperty(Window.prototype, 'requestIdleCallback')
  })
  await openAt(page, villas.fr)
  expect(await page.evaluate(() => 'requestIdleCallback' in window)).toBe(false)
  await expect.poll(() => leftOut(page)).toBe(0)
})

test('what is far below is laid out when the page has loaded, and again when it is loaded again', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await openAt(page, villas.fr)
  await expect.poll(() => leftOut(page)).toBe(0)
  const place = (await heightOf(page)) - 1500
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), place)
  await withoutIdleMoments(page)
  await page.reload()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
})

test('a phone says which picture it shows', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openAt(page, villas.nl)
  await page.locator('#photos').hover()
  await page.mouse.wheel(PHONE.width, 0)
  await expect(page.locator('.gallery-count')).toHaveText('2/8')
})

test('a phone counts a picture that was swiped to before the program came', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openAt(page, villas.nl)
  await page
    .locator('#photos')
    .evaluate((list) => list.scrollTo({ left: list.clientWidth, behavior: 'instant' }))
  await expect(page.locator('.gallery-count')).toHaveText('1/8')
  // The first touch brings the program.
  await page.locator('#photos').hover()
  await expect(page.locator('.gallery-count')).toHaveText('2/8')
})

test('open moments are buttons by day, and another moment asks for a day', async ({ page }) => {
  await openAt(page, villas.nl)
  const visit = page.locator('#visit')
  await expect(visit.locator('.moment')).not.toHaveCount(0)
  await expect(visit.getByLabel('Gewenste dag')).toBeHidden()
  await visit.getByText('Geen van deze momenten past mij').click()
  await expect(visit.getByLabel('Gewenste dag')).toBeVisible()
})

test('a price on request says how to get it, and nothing is calculated from it', async ({
  page,
}) => {
  await openAt(page, '/property/100206/')
  await expect(page.getByRole('complementary')).toContainText('Prijs op aanvraag')
  await expect(
    page.getByRole('complementary').getByRole('link', { name: 'Vraag de prijs' }),
  ).toBeVisible()
  await expect(page.locator('#costs')).toHaveCount(0)
})
