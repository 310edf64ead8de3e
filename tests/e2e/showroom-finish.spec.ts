import { expect, test, type Page } from '@playwright/test'

import { addressOf, kinds } from './support/kinds'
import { devices, openAt } from './support/shell'

/** How a page is put together, measured in the browser: px, and the sizes of its headings. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement
    const top = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect().top ?? NaN
    const last = document.querySelector('main')?.lastElementChild?.getBoundingClientRect()
    return {
      sideways: root.scrollWidth - root.clientWidth,
      strip: Math.round(top('.site-footer') - (last?.bottom ?? NaN)),
      header: document.querySelector('.site-header')?.getBoundingClientRect().height,
      bar: document.querySelector('.top-bar')?.getBoundingClientRect().height ?? 0,
      titles: [
        ...new Set(
          [...document.querySelectorAll('main h2:not(.sr-only)')].map(
            (h2) => getComputedStyle(h2).fontSize,
          ),
        ),
      ],
    }
  })

/** The pages that this drawing is about; lists and listings have their own. */
const drawn = [
  'projects',
  'project',
  'article',
  'page of modules',
  'testimonials',
  'favourites',
  'comparison',
  'contact',
  'valuation',
  'legal',
  'thanks',
] as const satisfies readonly (keyof typeof kinds)[]

for (const [language, width] of [
  ['nl', 1280],
  ['nl', 375],
  ['fr', 768],
  ['fr', 1920],
] as const)
  test(`the smaller pages are put together as drawn in ${language} at ${width} px`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const wide = width > 960
    for (const kind of drawn) {
      await openAt(page, await addressOf(request, kind, language))
      const { sideways, strip, header, bar, titles } = await measure(page)
      expect.soft(sideways, `${kind} moves sideways`).toBeLessThanOrEqual(0)
      expect.soft(strip, `${kind}: bare paper before the footer`).toBe(0)
      expect.soft([header, bar], `${kind}: header and top bar`).toEqual(wide ? [72, 36] : [60, 0])
      expect.soft(titles.length, `${kind}: sizes of h2, ${titles.join(' ')}`).toBeLessThanOrEqual(2)
    }
  })

test('a page with a form has one left edge, and people who answer beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const address of ['/nl/contact/', '/nl/gratis-schatting/', '/fr/louer-votre-bien/']) {
    await openAt(page, address)
    const left = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((node) => Math.round(node.getBoundingClientRect().left))
    expect(await left('main form'), address).toBe(await left('main h1'))
    await expect(page.locator('.form-page-aside')).toBeVisible()
  }
  await openAt(page, '/nl/contact/')
  await expect(page.getByRole('region', { name: 'Onze mensen' }).getByRole('listitem')).toHaveCount(
    3,
  )
  await expect(page.locator('.form-page-aside')).toContainText('Korenlei 12')
  await expect(page.locator('.form-page-aside')).toContainText('za op afspraak')
})

test('an article says who wrote it, and its next step stays in view', async ({ page, request }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openAt(page, await addressOf(request, 'article', 'nl'))
  await expect(page.locator('.article-by')).toContainText('Elise Vermeulen')
  await expect(page.locator('.article-by')).toContainText(/\d minu/)
  const picture = await page.locator('.article-picture').boundingBox()
  expect(picture?.height).toBe(440)
  await expect(page.locator('main section').last().getByRole('article')).toHaveCount(3)
  const step = page.locator('.article-step')
  const text = page.locator('.article .prose')
  await text.evaluate((node) => window.scrollBy(0, node.getBoundingClientRect().bottom - 560))
  await expect(step.getByRole('link')).toBeInViewport()
})

for (const [address, corner] of [
  ['/nl/', 'right'],
  ['/nl/contact/', 'left'],
] as const)
  test(`the question about cookies is a card of 400 px at the ${corner} of ${address}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 860 })
    await page.goto(address)
    const card = page.locator('.consent-banner[open]')
    await expect(card).toBeInViewport({ ratio: 1 })
    const box = await card.boundingBox()
    expect(box?.width).toBe(400)
    expect(Math.round(box?.x ?? 0)).toBe(corner === 'left' ? 16 : 1280 - 416)
    await page.setViewportSize(devices.phone)
    await expect.poll(async () => (await card.boundingBox())?.width).toBe(devices.phone.width)
    expect((await card.boundingBox())?.height).toBeLessThanOrEqual(185)
  })

test('a shared list carries its notes in its address, with and without scripts', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  })
  const page = await context.newPage()
  await page.goto('/nl/favorieten/?property=100234&property=100210')
  const first = page.getByRole('listitem').filter({ hasText: 'Notitie toevoegen' }).first()
  await first.getByText('Notitie toevoegen').click()
  await first.getByRole('textbox').fill('Tuin <b>groot</b> genoeg?')
  await page.getByRole('button', { name: 'Zet mijn notities in de link' }).click()
  await expect(page).toHaveURL(/property=100234&property=100210&note=100234\.Tuin/)
  await expect(page.locator('.list-note')).toHaveText('Notitie: Tuin <b>groot</b> genoeg?')
  await page.goto('/nl/favorieten/?property=100210&note=100234.weg&note=100210.mooi')
  await expect(page.locator('.list-note')).toHaveCount(1)
  await context.close()
})

test('every kind of page has a preview of 1200 by 630 as JPEG', async ({ request }) => {
  for (const kind of Object.keys(kinds)) {
    const html = await (await request.get(await addressOf(request, kind, 'fr'))).text()
    const meta = (name: string) =>
      new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1]
    expect.soft([meta('og:image:width'), meta('og:image:height')], kind).toEqual(['1200', '630'])
    expect.soft(meta('og:image'), kind).toMatch(/\.jpe?g$/)
  }
})

test('a rent is told to search engines as a price per month, a sale as a price', async ({
  request,
}) => {
  for (const [list, entry, isRent] of [
    ['/nl/te-huur/', /href="(\/nl\/te-huur\/[^"]+\/\d+\/)"/, true],
    ['/nl/te-koop/', /href="(\/nl\/te-koop\/[^"]+\/\d+\/)"/, false],
  ] as const) {
    const [, address = ''] = entry.exec(await (await request.get(list)).text()) ?? []
    const html = await (await request.get(address)).text()
    const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
    const { '@graph': graph } = JSON.parse(json) as { '@graph': Record<string, unknown>[] }
    const listing = graph.find((one) => one['@type'] === 'RealEstateListing')
    const monthly = { '@type': 'UnitPriceSpecification', unitCode: 'MON', priceCurrency: 'EUR' }
    expect(listing?.offers).toMatchObject(
      isRent
        ? { priceSpecification: monthly }
        : { priceCurrency: 'EUR', price: expect.any(Number) },
    )
    if (isRent) expect(listing?.offers).not.toHaveProperty('price')
  }
})
