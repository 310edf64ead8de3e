import { chromium } from '@playwright/test'

import { browserOptions } from '../../scripts/lib/chromium.mjs'
import { step } from '../../scripts/lib/say.mjs'
import { readSettings } from '../../scripts/lib/settings.mjs'
import { whenStopping } from '../../scripts/lib/shutdown.mjs'
import { median, spread } from './support/figures.mjs'
import { areaAround } from './support/list-area.mjs'
import {
  isAtRest,
  isPrepared,
  notePicture,
  press,
  streetsDrawn,
  until,
} from './support/map-page.mjs'
import { runningSite } from './support/running.mjs'
import { openSlowLine } from './support/slow-line.mjs'

const ROUNDS = Number(process.env.MAPVIEW_ROUNDS ?? '5')
const ZOOMS = (process.env.MAPVIEW_ZOOMS ?? '9,12,14,16').split(',').map(Number)
/**
 * The map of a list opens no closer than the streets around one home. It fits its area into the window,
 * so that an area as wide as zoom 9 is shown from further out, where there are no streets.
 */
const listZoom = (zoom) => Math.min(Math.max(zoom, 10), 15)
const GHENT = { lat: 51.0543, lng: 3.7215 }
const PHONE = { width: 412, height: 823 }
/** The slow 4G of Lighthouse: 150 ms there and back, 1,638 kbit/s down. */
const SLOW_4G = { latencyMs: 150, bytesPerSecond: 204_800 }
/** What has not come by then does not come. */
const TIMEOUT_MS = 60_000
const GOAL_KB = 300
const GOAL_MS = 1_500

export const title = 'The first view of the map on a phone'

const OF_MAP_FILE = /^\/map\/[0-9a-f]{16}/
const OF_PICTURE = /^\/api\/map\/picture\//

/**
 * A phone behind a slow line that counts the bytes of the map file, of pictures and of everything
 * else. (Requests that Playwright changes are not kept by the browser.)
 * @param edit what one page says otherwise
 */
async function openPhone(browser, site, edit = {}) {
  const bytes = { map: 0, picture: 0, other: 0 }
  const kindOf = (path) =>
    OF_MAP_FILE.test(path) ? 'map' : OF_PICTURE.test(path) ? 'picture' : 'other'
  const onBytes = (path, count) => (bytes[kindOf(path)] += count)
  const line = await openSlowLine(site, SLOW_4G, { onBytes, edit })
  const phone = { viewport: PHONE, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const close = async () => {
    await context.close()
    line.close()
  }
  return { page, bytes, url: line.url, close }
}

/** Waits for the streets of the moving map and of the picture, in milliseconds after the press. */
async function waitForStreets(page, place, pressed) {
  const map = page.frameLocator(`${place} iframe`).locator('.maplibregl-map')
  const moving = (await map.evaluate(streetsDrawn, TIMEOUT_MS, { timeout: TIMEOUT_MS })) - pressed
  const pictureAt = await page.evaluate(() => window.streetPicture)
  await until(() => map.evaluate(isAtRest), TIMEOUT_MS)
  // One that was there before the press took no time.
  const picture = pictureAt === undefined ? undefined : Math.max(0, pictureAt - pressed)
  return { moving, picture, first: Math.min(moving, picture ?? Infinity) }
}

/** The page of a listing, whose map begins in Ghent at this zoom. */
async function measureListing(browser, { site, href, zoom, isReading }) {
  const at = JSON.stringify({ at: { ...GHENT, zoom } })
    .slice(1, -1)
    .replaceAll('"', '&quot;')
  const change = (text) => text.replace(/&quot;at&quot;:\{[^}]*\}/, at)
  const { page, bytes, url, close } = await openPhone(browser, site, { path: href, change })
  await page.goto(url + href)
  const link = page.locator('.neighbourhood-picture [data-map]')
  const frame = () => page.frames().find((one) => one.url().endsWith('/nl/map/'))
  await page.evaluate(notePicture, '.neighbourhood-picture img')
  bytes.other = 0
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  if (isReading)
    await until(() => frame()?.evaluate(isPrepared) ?? Promise.resolve(false), TIMEOUT_MS)
  const streets = await waitForStreets(page, '.neighbourhood', await link.evaluate(press))
  await close()
  return { ...streets, bytes }
}

/** A list, whose map opens on a page of its own around this place. */
async function measureList(browser, { site, place, zoom }) {
  const { page, bytes, url, close } = await openPhone(browser, site)
  await page.addInitScript(notePicture, '.map-poster img')
  await page.goto(`${url}/nl/te-koop/?within=${areaAround(place, zoom)}`)
  bytes.other = 0
  const link = page.locator('.filters-phone a[href*="view=map"]')
  const streets = await waitForStreets(page, '.split-map', await link.evaluate(press))
  await close()
  return { ...streets, bytes }
}

/** A listing with a public address where the map file has streets. */
async function findListing(site) {
  const answer = await fetch(`${site}/api/map/points?lang=nl&goal=sale&zoom=16`)
  const { points } = await answer.json()
  for (const { href, isExact, lat, lng } of points) {
    if (!href || !isExact) continue
    const page = await (await fetch(site + href)).text()
    if (page.includes('/api/map/picture/')) return { href, place: { lat, lng } }
  }
  throw new Error('No listing of this site lies where the map file has streets.')
}

function rowOf(zoom, name, views) {
  const of = (key) => views.map((view) => view[key])
  const pictures = of('picture').filter((value) => value !== undefined)
  const bytesOf = (key) => views.map(({ bytes }) => bytes[key])
  const kilobytes = (key) => spread(bytesOf(key).map((bytes) => bytes / 1000))
  const first = median(of('first'))
  return [
    zoom,
    name,
    pictures.length < views.length ? 'none' : spread(pictures),
    spread(of('moving')),
    median(of('moving')) <= first ? 'map' : 'picture',
    first <= GOAL_MS ? 'yes' : 'NO',
    kilobytes('picture'),
    kilobytes('map'),
    median(bytesOf('map')) / 1000 <= GOAL_KB ? 'yes' : 'NO',
    kilobytes('other'),
  ]
}

export async function measure() {
  const site = runningSite(readSettings())
  const { href, place } = await findListing(site)
  const browser = await chromium.launch(await browserOptions())
  whenStopping('programs', () => browser.close())
  const kinds = [
    ['listing, after a look', (zoom) => measureListing(browser, { site, href, zoom, isReading: true })], // prettier-ignore
    ['listing, at once', (zoom) => measureListing(browser, { site, href, zoom, isReading: false })],
    ['list', (zoom) => measureList(browser, { site, place, zoom: listZoom(zoom) })],
  ]
  const rows = []
  for (const [name, measureView] of kinds)
    for (const zoom of ZOOMS) {
      const views = []
      await step(`Zoom ${zoom}, ${name}`, async () => {
        for (let round = 0; round < ROUNDS; round++) views.push(await measureView(zoom))
      })
      rows.push(rowOf(name === 'list' ? listZoom(zoom) : zoom, name, views))
    }
  await browser.close()
  return {
    columns: [
      'zoom',
      'press',
      'ms to streets: picture',
      'moving map',
      'first',
      `≤ ${GOAL_MS}`,
      'kB of pictures',
      'kB of the map file',
      `≤ ${GOAL_KB}`,
      'kB of all else',
    ],
    rows,
    notes: [
      `Median (min–max) of ${ROUNDS} first visits, nothing in the browser's store: a phone of ${PHONE.width} × ${PHONE.height} at 2 pixels a point, 150 ms and 1,638 kbit/s.`,
      'The time is from the press to the first streets on the screen, of the picture drawn on the server and of the moving map; 0: they were there before the press. "After a look": the page of a listing, its picture in view until the program of the map had come. "At once": the press comes in the moment in which the picture is reached. "List": the press on the map of a list that has just loaded, which opens a page of its own.',
      `The map of the listing is moved to the centre of Ghent, its picture is not; the one of the list opens around a home there, between zoom ${listZoom(0)} and ${listZoom(Infinity)}.`,
    ],
  }
}
