import { expect, test, type Page } from '@playwright/test'

import { answerConsent } from './support/consent'
import { standInForOthers } from './support/thirdParties'

const MAP = '/nl/te-koop/?view=map'

/** On a wider screen the list of the page stands beside the map, and on a phone it is a row of cards. */
test.use({ viewport: { width: 1100, height: 720 } })

/** A visitor who has answered the banner, on a line that leads to this site alone. */
test.beforeEach(async ({ context }) => {
  await answerConsent(context)
})

const frameOf = (page: Page) => page.frameLocator('iframe[src="/nl/map/"]')
const status = (page: Page) => frameOf(page).getByRole('status')

async function openMap(page: Page, address = MAP) {
  await page.goto(address)
  await expect(frameOf(page).getByRole('region', { name: 'Kaart', exact: true })).toBeVisible()
  await expect(
    frameOf(page)
      .getByRole('button', { name: /^(€|Panden op deze plek)/ })
      .first(),
  ).toBeVisible()
}

test('the map of a list shows it, and the same as a list beside it, without asking another house', async ({
  page,
  context,
  baseURL,
}) => {
  const asked = await standInForOthers(context, baseURL)
  await openMap(page)
  const total = /In beeld: (\d+) van (\d+)/.exec(await status(page).innerText())
  expect(Number(total?.[1])).toBeGreaterThan(10)
  expect(total?.[1]).toBe(total?.[2])
  expect(
    await frameOf(page)
      .getByRole('region', { name: 'Panden op de kaart' })
      .getByRole('link')
      .count(),
  ).toBe(Number(total?.[2]))
  expect(asked).toEqual([])
})

test('a listing on the map opens its card, Escape closes it, and its link leads the whole page there', async ({
  page,
}) => {
  await openMap(page)
  await frameOf(page).getByRole('button', { name: /^€/ }).first().click()
  const card = frameOf(page).getByRole('group', { name: 'Gekozen pand' })
  await expect(card).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await frameOf(page).getByRole('button', { name: /^€/ }).first().click()
  await card.getByRole('link').click()
  await expect(page).toHaveURL(/\/nl\/te-koop\/[^/?]+\/[^/]+\/\d+\/$/)
})

test('a group comes apart when it is pressed, and the list keeps to what is in view', async ({
  page,
}) => {
  await openMap(page)
  const before = await status(page).innerText()
  await frameOf(page)
    .getByRole('button', { name: /^Panden op deze plek/ })
    .first()
    .click()
  await expect(status(page)).not.toHaveText(before)
})

test('an area is drawn from the keyboard alone, and leads to the list inside it', async ({
  page,
}) => {
  await openMap(page, `${MAP}#draw`)
  const corner = frameOf(page).getByRole('button', { name: 'Zet een hoek onder het kruis' })
  await expect(corner).toBeFocused()
  for (const key of ['ArrowLeft', 'ArrowDown', 'ArrowRight']) {
    await page.keyboard.press('Enter')
    // Far enough for the area to hold homes wherever the map begins.
    for (let press = 0; press < 5; press += 1) await page.keyboard.press(key)
  }
  await frameOf(page).getByRole('link', { name: 'Zoek in dit gebied' }).press('Enter')
  await expect(page).toHaveURL(/\/nl\/te-koop\/\?within=[\w-]{8,}&view=map$/)
  await expect(frameOf(page).getByRole('link', { name: 'Zoekgebied wissen' })).toBeVisible()
})

test('an area is drawn by hand', async ({ page }) => {
  await openMap(page, `${MAP}#draw`)
  await expect(frameOf(page).getByText('Teken met muis of vinger')).toBeVisible()
  const frame = page.locator('iframe[src="/nl/map/"]')
  await frame.scrollIntoViewIfNeeded()
  const box = await frame.boundingBox()
  const x = (box?.x ?? 0) + 300
  const y = (box?.y ?? 0) + 250
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (const [right, down] of [
    [120, 0],
    [120, 90],
    [0, 90],
  ] as const)
    await page.mouse.move(x + right, y + down, { steps: 6 })
  await page.mouse.up()
  await expect(frameOf(page).getByRole('link', { name: 'Zoek in dit gebied' })).toHaveAttribute(
    'href',
    /within=[\w-]{8,}/,
  )
})

test('a browser that cannot draw maps shows the still one and the list', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      ...[kind, ...more]: Parameters<typeof original>
    ) {
      return kind.startsWith('webgl') ? null : original.call(this, kind, ...more)
    } as typeof original
  })
  await page.goto(MAP)
  await expect(frameOf(page).getByText('Uw browser kan geen beweegbare kaart tonen')).toBeVisible()
  await expect(frameOf(page).getByRole('img', { name: 'Kaart' })).toBeVisible()
  await expect(
    frameOf(page).getByRole('region', { name: 'Panden op de kaart' }).getByRole('link').first(),
  ).toBeVisible()
})

test('the frame hears its own page, and stands in no other house', async ({ page, request }) => {
  const point = {
    reference: 1,
    lat: 51.05,
    lng: 3.72,
    isExact: true,
    heading: '€ 1',
    place: 'Huis in Gent',
    marquee: 3,
    flag: 'Verkocht',
  }
  const message = {
    propsList: [point],
    messageInfo: {},
    mapType: 'light',
    customMarker: '#123456',
    marqueeIgnore: [3],
  }
  const show = (told: unknown) =>
    page.evaluate((data) => {
      const frame = Object.assign(document.createElement('iframe'), { src: '/nl/map/' })
      frame.onload = () =>
        setTimeout(() => frame.contentWindow?.postMessage(data, location.origin), 50)
      document.body.replaceChildren(frame)
    }, told)
  await page.route('**/a-page-of-this-house', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>' }),
  )
  await page.goto('/a-page-of-this-house')
  await show(message)
  await expect(frameOf(page).getByRole('heading', { name: 'Verkocht' })).toBeVisible()
  await expect(frameOf(page).getByText('€ 1')).toHaveCount(0)

  const { headers } = await request
    .get('/nl/map/')
    .then((answer) => ({ headers: answer.headers() }))
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the map of a list is a still one with links', async ({ page }) => {
    await page.goto(MAP)
    await expect(
      page.getByRole('img', { name: 'Kaart van België met de panden uit deze lijst' }),
    ).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: /€/ }).first().click()
    await expect(page.getByRole('heading', { name: 'Ligging' })).toBeVisible()
    await expect(page.getByRole('img', { name: /^Kaart van België:/ })).toBeVisible()
  })
})

test('the page of a listing opens its map on press, and not before', async ({ page }) => {
  await page.goto(MAP)
  const href = await frameOf(page)
    .getByRole('region', { name: 'Panden op de kaart' })
    .getByRole('link')
    .first()
    .getAttribute('href')
  await page.goto(href ?? '')
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.getByRole('link', { name: 'Toon op de kaart' }).click()
  await expect(status(page)).toHaveText(/^In beeld: [1-4] van 4$/)
})

test('the frame is not for search engines', async ({ request }) => {
  const answer = await request.get('/nl/map/')
  expect(answer.status()).toBe(200)
  expect(await answer.text()).toMatch(/<meta name="robots" content="noindex, nofollow"/)
})

test('the points of the map survive questions that make no sense', async ({ request }) => {
  for (const query of [
    '',
    'goal=9&zoom=1e9&box=x&within=%00',
    `within=${'A'.repeat(7000)}`,
    'zoom=-1&box=9,9,1,1',
    'lang=zz&goal=sale&goal=rent',
  ])
    expect((await request.get(`/api/map/points?${query}`)).status(), query).toBe(200)
})
