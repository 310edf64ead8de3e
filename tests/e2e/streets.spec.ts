import { expect, test, type Page, type Route } from '@playwright/test'

import { protomapsThings, shortbreadThings } from '../support/foreignMaps'
import { VILLAGE_CENTRE, VILLAGE_STREET } from '../support/inventedVillage.mjs'
import {
  removeStreetMap,
  STREET,
  streetPlace,
  useForeignMap,
  useStreetMap,
  useVillage,
} from './support/streetMap'
import { violations } from './support/axe'
import { openAt } from './support/shell'
import { openStudio, openTab } from './support/staff'
import { ownPath, studioOf } from './support/studio'
import { standInForOthers } from './support/thirdParties'

/** What the tests ask of the map that the frame leaves on its element. */
type DrawnMap = {
  getZoom(): number
  getCenter(): { lat: number; lng: number }
  getMaxZoom(): number
  panTo(place: [number, number], options: { duration: number }): unknown
  queryRenderedFeatures(options: {
    layers: string[]
  }): { layer: { id: string }; properties: { name?: string } }[]
}
type MapElement = Element & { map?: DrawnMap }

test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ request }) => useStreetMap(request))
test.afterAll(async ({ request }) => removeStreetMap(request))

const house = {
  reference: 1,
  ...streetPlace,
  isExact: true,
  isHidden: false,
  heading: '€ 425.000',
  place: 'Huis in Gent',
}

/** Opens the frame of the map on a page that shows this listing. */
async function openFrame(page: Page, point: typeof house, messageInfo = {}): Promise<void> {
  await page.route('**/a-page-of-this-site', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>' }),
  )
  await page.goto('/a-page-of-this-site')
  const message = {
    propsList: [point],
    messageInfo,
    mapType: 'light',
    customMarker: null,
    marqueeIgnore: [],
  }
  await page.evaluate((data) => {
    const frame = Object.assign(document.createElement('iframe'), { src: '/nl/map/' })
    frame.style.cssText = 'width: 1000px; height: 600px'
    frame.onload = () =>
      setTimeout(() => frame.contentWindow?.postMessage(data, location.origin), 50)
    document.body.replaceChildren(frame)
  }, message)
}

const frameOf = (page: Page) => page.frameLocator('iframe')
const mapOf = (page: Page) => frameOf(page).locator('.maplibregl-map')

const zoomOf = (page: Page) => mapOf(page).evaluate((element: MapElement) => element.map?.getZoom())
const maxZoomOf = (page: Page) =>
  mapOf(page).evaluate((element: MapElement) => element.map?.getMaxZoom())

const drawnNames = (page: Page) =>
  mapOf(page).evaluate(
    (element: MapElement) =>
      element.map
        ?.queryRenderedFeatures({ layers: ['main-names'] })
        .map(({ properties }) => properties.name) ?? [],
  )

test('a street of the map file is drawn with its name, without asking another house', async ({
  page,
  context,
  baseURL,
}) => {
  const asked = await standInForOthers(context, baseURL)
  await openFrame(page, house)
  await expect.poll(() => drawnNames(page), { timeout: 30_000 }).toContain(STREET)
  const source = frameOf(page).getByRole('link', { name: '© OpenStreetMap' })
  await expect(source).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright')
  await expect(source).toBeVisible()
  expect(asked).toEqual([])
})

test('the search completes the name of a street, which leads to the homes nearest to it', async ({
  page,
}) => {
  // The index of the streets is made in the background.
  await expect(async () => {
    await openAt(page, '/nl/')
    await page.locator('#search').fill(STREET.slice(0, 9))
    await expect(page.getByRole('region', { name: 'Straten' })).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 60_000 })
  const row = page.getByRole('region', { name: 'Straten' }).getByRole('link')
  // The nearest of the towns in whose reach it lies.
  await expect(row).toHaveText(`${STREET}, Gentbruggepanden in de buurt`)
  await row.click()
  await expect(page.getByRole('main')).toContainText(`Het dichtst bij: ${STREET}`)
  await expect(page.locator('main article').first()).toBeVisible()
})

test('the map goes closer where there are streets, and back where there are none', async ({
  page,
}) => {
  await openFrame(page, house)
  await expect.poll(() => maxZoomOf(page), { timeout: 30_000 }).toBe(17)
  await expect.poll(() => zoomOf(page)).toBe(15)
  await mapOf(page).evaluate((element: MapElement) =>
    element.map?.panTo([5.57, 50.63], { duration: 0 }),
  )
  await expect.poll(() => zoomOf(page), { timeout: 30_000 }).toBe(12.5)
  await expect.poll(() => maxZoomOf(page)).toBe(12.5)
})

test('a file that cannot be read leaves the drawn map at its depth', async ({ page, context }) => {
  await context.route('**/map/**/*.mvt', (route) => route.fulfill({ status: 404, body: '' }))
  await openFrame(page, house)
  await expect(frameOf(page).getByRole('button', { name: /^€ 425/ })).toBeVisible()
  await expect.poll(() => zoomOf(page), { timeout: 30_000 }).toBe(12.5)
})

test('a tile that does not come at first is asked for again', async ({ page, context }) => {
  const failures = new Map<string, number>()
  await context.route('**/map/**/*.mvt', (route) => {
    const address = route.request().url()
    const count = failures.get(address) ?? 0
    failures.set(address, count + 1)
    return count < 3 ? route.abort('internetdisconnected') : route.continue()
  })
  await openFrame(page, house)
  await expect.poll(() => drawnNames(page), { timeout: 30_000 }).toContain(STREET)
  expect(Math.max(...failures.values())).toBeGreaterThan(3)
})

test('tiles that never come leave the drawn map at its depth', async ({ page, context }) => {
  await page.clock.install()
  await context.route('**/map/**/*.mvt', (route) => route.fulfill({ status: 503, body: '' }))
  await openFrame(page, house)
  await expect(frameOf(page).getByRole('button', { name: /^€ 425/ })).toBeVisible()
  const zoomAfterWaiting = async () => {
    await page.clock.fastForward(5_000)
    return zoomOf(page)
  }
  await expect.poll(zoomAfterWaiting, { timeout: 30_000 }).toBe(12.5)
})

test('a place that is not exact is a circle, and its price stands in the middle', async ({
  page,
}) => {
  // A page says where its picture is: the map begins there, at the same scale.
  const at = { lat: house.lat, lng: house.lng, zoom: 14 }
  await openFrame(page, { ...house, isExact: false, isHidden: true }, { at })
  await expect.poll(() => zoomOf(page), { timeout: 30_000 }).toBe(14)
  await expect(frameOf(page).locator('.map-area')).toHaveCount(1)
  await expect(frameOf(page).getByText('€ 425.000').first()).toBeVisible()
})

/** The tile of zoom 10 that the street lies in, in degrees. */
const isInTile = ({ lat, lng }: { lat: number; lng: number }) =>
  lng > 3.52 && lng < 3.86 && lat > 50.96 && lat < 51.17

async function openListing(page: Page): Promise<void> {
  const answer = await page.request.get('/api/map/points?lang=nl&goal=sale&zoom=16')
  const { points }: { points: { lat: number; lng: number; href?: string; isExact: boolean }[] } =
    await answer.json()
  const near = points.find((point) => point.isExact && point.href && isInTile(point))
  await page.goto(near?.href ?? 'no listing lies where the streets are')
}

test('the page of a listing shows its streets as a picture, which wakes to the moving map', async ({
  page,
}) => {
  const tiles: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.mvt')) tiles.push(request.url())
  })
  await openListing(page)
  const picture = page.getByRole('img', { name: /^Stratenplan rond / })
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expect(page.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible()
  const kept = await page.request.get((await picture.getAttribute('src')) ?? '')
  expect(kept.headers()['cache-control']).toContain('immutable')
  // The program of the map is loaded while the picture is looked at; tiles only after the press.
  await expect(page.locator('.neighbourhood iframe[inert]')).toHaveCount(1)
  await expect(frameOf(page).locator('[data-island=map][data-awake]')).toHaveCount(1)
  expect(tiles).toEqual([])
  await page.getByRole('link', { name: 'Verken de kaart' }).click()
  await expect(frameOf(page).getByRole('region', { name: 'Kaart', exact: true })).toBeVisible()
  await expect(picture).toHaveCount(0)
})

test('a press on the picture waits for a map that is late, and the map is drawn though it is out of view meanwhile', async ({
  page,
}) => {
  await page.clock.install()
  const held: Route[] = []
  await page.route(/\/islands\/mapFrame-/, (route) => void held.push(route))
  await openListing(page)
  const home = page.url()
  const link = page.getByRole('link', { name: 'Verken de kaart' })
  await link.scrollIntoViewIfNeeded()
  await link.click()
  await expect.poll(() => held.length).toBe(1)
  await page.clock.fastForward(5000)
  await expect(page.locator('[data-island=mapFrame][aria-busy]')).toHaveCount(1)
  expect(page.url()).toBe(home)
  await page.evaluate(() => scrollTo(0, 0))
  await held[0]?.continue()
  const frame = page.locator('.neighbourhood iframe')
  await expect(frame).not.toBeInViewport()
  await expect(frameOf(page).locator('[data-island=map][data-awake]')).toHaveCount(1)
  await expect(page.getByRole('img', { name: /^Stratenplan rond / })).toHaveCount(0)
})

test('the map of a list opens with a picture of its view, and the moving map begins there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 })
  const held: Route[] = []
  await page.route('**/nl/map/', (route) => void held.push(route))
  // The window of the map may be asked for before the page has loaded, which then waits for it.
  await page.goto('/nl/te-koop/?view=map', { waitUntil: 'domcontentloaded' })
  const picture = page.locator('.map-poster img')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(480)
  // Around the middle of the map, whatever the size of the window.
  const box = await picture.boundingBox()
  const around = await page.locator('.map-poster').boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(206, 0)
  expect((box?.y ?? 0) + (box?.height ?? 0) / 2).toBeCloseTo(
    (around?.y ?? 0) + (around?.height ?? 0) / 2,
    0,
  )
  await expect(page.locator('.map-poster').getByText('© OpenStreetMap')).toBeVisible()
  await expect(page.locator('.map-poster').getByText('GeoNames')).toBeVisible()
  const address = await picture.evaluate((image: HTMLImageElement) => image.currentSrc)
  const [, lat = 0, lng = 0, zoom = 0] = (/_(\d+)_(\d+)_(\d+)-/.exec(address) ?? []).map(Number)
  await expect.poll(() => held.length).toBe(1)
  await held[0]?.continue()
  await expect(picture).toHaveCount(0, { timeout: 30_000 })
  const view = () =>
    mapOf(page).evaluate((element: MapElement) => {
      const { lat, lng } = element.map?.getCenter() ?? { lat: 0, lng: 0 }
      return [lat * 1e5, lng * 1e5, (element.map?.getZoom() ?? 0) * 100].map(Math.round)
    })
  expect(await view()).toEqual([lat, lng, zoom])
})

test('staff put the pin of a property on its address by one press, and move it by hand', async ({
  page,
  baseURL,
}) => {
  const studio = studioOf(page.request, baseURL)
  const [type] = await studio.find('property-types', 'where[webId][equals]=2')
  const [city] = await studio.find('cities', 'where[zip][equals]=9000')
  const id = await studio.create('properties', {
    title: ownPath('pin'),
    goal: 'sale',
    status: 'active',
    marquee: 'none',
    mainType: type?.id,
    city: city?.id,
    street: STREET.toUpperCase(),
    houseNumber: '5',
    latitude: streetPlace.lat + 0.02,
    longitude: streetPlace.lng,
  })
  await openStudio(page, baseURL, `/admin/collections/properties/${id}`)
  await openTab(page.locator('.tabs-field__tab-button').filter({ hasText: 'Ligging' }))
  const place = page.getByRole('region', { name: 'Pin op de kaart' })
  const warning = place.getByText(/^De pin ligt [\d.]+ m van dit adres/)
  await expect(warning).toBeVisible()
  await place.getByRole('button', { name: 'Zet de pin op het adres' }).click()
  const latitude = page.locator('#field-latitude')
  await expect(latitude).toHaveValue(/^51\.034/)
  await expect(warning).toHaveCount(0)
  expect(await violations(page, '.hestia-place')).toEqual([])

  const pin = place.getByRole('button', { name: /^Pin:/ })
  const north = async () => Number(await latitude.inputValue())
  const onAddress = await north()
  await pin.press('ArrowUp')
  await expect.poll(north).toBeGreaterThan(onAddress)
  const box = await pin.boundingBox()
  if (!box) throw new Error('The pin is not drawn.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y + box.height + 60, { steps: 4 })
  await page.mouse.up()
  await expect.poll(north).toBeLessThan(onAddress)
  await studio.clear()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the picture leads to a map of the same place', async ({ page }) => {
    await openListing(page)
    await expect(page.getByRole('link', { name: 'Verken de kaart' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\/\?mlat=/,
    )
  })
})

/** What a map of another maker must show: layers of our style. */
const SHOWN = ['green', 'main-names', 'minor', 'primary', 'rail', 'water', 'waterways']

const drawnLayers = (page: Page) =>
  mapOf(page).evaluate(
    (element: MapElement, layers) =>
      [
        ...new Set(element.map?.queryRenderedFeatures({ layers }).map(({ layer }) => layer.id)),
      ].sort(),
    SHOWN,
  )

test('an extract of OpenStreetMap becomes streets with their names in the browser', async ({
  page,
  request,
}) => {
  await useVillage(request)
  const [lng = 0, lat = 0] = VILLAGE_CENTRE
  await openFrame(page, { ...house, lat, lng }, { at: { lat, lng, zoom: 15.5 } })
  await expect.poll(() => drawnNames(page), { timeout: 30_000 }).toContain(VILLAGE_STREET)
})

for (const [maker, thingsOf] of [
  ['Protomaps', protomapsThings],
  ['Shortbread', shortbreadThings],
] as const)
  test(`a file with the layers of ${maker} is drawn: streets, names, waters, parks and railways`, async ({
    page,
    request,
  }) => {
    await useForeignMap(request, thingsOf(STREET, streetPlace))
    await openFrame(page, house)
    await expect.poll(() => drawnNames(page), { timeout: 30_000 }).toContain(STREET)
    await expect.poll(() => drawnLayers(page)).toEqual(SHOWN)
  })
