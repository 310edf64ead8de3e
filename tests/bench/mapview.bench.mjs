import { chromium } from '@playwright/test'

import { browserOptions } from '../../scripts/lib/chromium.mjs'
import { step } from '../../scripts/lib/say.mjs'
import { readSettings } from '../../scripts/lib/settings.mjs'
import { whenStopping } from '../../scripts/lib/shutdown.mjs'
import { median, spread } from './support/figures.mjs'
import { runningSite } from './support/running.mjs'

const ROUNDS = Number(process.env.MAPVIEW_ROUNDS ?? '5')
const ZOOMS = [9, 12, 14, 16]
const GHENT = { lat: 51.0543, lng: 3.7215 }
const PHONE = { width: 412, height: 823 }
/** The slow 4G of Lighthouse: 150 ms there and back, 1,638 kbit/s down, 750 up. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 93_750,
}
const GOAL_KB = 300
const GOAL_MS = 1_500

export const title = 'The first view of the map on a phone'

/** Counts the bytes of the map file and of everything else that a page receives. */
async function countBytes(session) {
  const bytes = { map: 0, other: 0 }
  const ofMap = new Set()
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.endsWith('.pmtiles')) ofMap.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[ofMap.has(requestId) ? 'map' : 'other'] += encodedDataLength
  })
  return bytes
}

/** Puts the frame of the map into the page, as a press does, and begins at this zoom. */
const openFrame = ({ at, zoom }) => {
  const place = {
    reference: 1,
    ...at,
    isExact: true,
    isHidden: false,
    heading: '€ 1',
    place: 'Gent',
  }
  const message = {
    propsList: [place],
    messageInfo: { at: { ...at, zoom } },
    mapType: 'light',
    customMarker: null,
    marqueeIgnore: [],
  }
  const frame = Object.assign(document.createElement('iframe'), { src: '/nl/map/' })
  frame.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; border: 0'
  frame.onload = () =>
    setTimeout(() => frame.contentWindow.postMessage(message, location.origin), 0)
  document.body.replaceChildren(frame)
}

/** Whether streets or, further out, roads between towns are drawn. */
const hasStreets = (element) =>
  (element.map?.queryRenderedFeatures() ?? []).some(({ sourceLayer }) => sourceLayer === 'streets')
const isAtRest = (element) => element.map?.areTilesLoaded() === true

async function until(read) {
  while (!(await read().catch(() => false))) await new Promise((next) => setTimeout(next, 20))
}

async function measureView(browser, site, zoom) {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 2,
    isMobile: true,
  })
  const page = await context.newPage()
  await page.route('**/a-page-of-this-site', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>' }),
  )
  await page.goto(`${site}/a-page-of-this-site`)
  const session = await context.newCDPSession(page)
  const bytes = await countBytes(session)
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  const since = performance.now()
  await page.evaluate(openFrame, { at: GHENT, zoom })
  const map = page.frameLocator('iframe').locator('.maplibregl-map')
  await until(() => map.evaluate(hasStreets, undefined, { timeout: 60_000 }))
  const streets = performance.now() - since
  await until(() => map.evaluate(isAtRest))
  await context.close()
  return { streets, map: bytes.map / 1000, other: bytes.other / 1000 }
}

export async function measure() {
  const site = runningSite(readSettings())
  const browser = await chromium.launch(await browserOptions())
  whenStopping('programs', () => browser.close())
  const rows = []
  for (const zoom of ZOOMS) {
    const views = []
    await step(`Zoom ${zoom}`, async () => {
      for (let round = 0; round < ROUNDS; round++)
        views.push(await measureView(browser, site, zoom))
    })
    const of = (key) => views.map((view) => view[key])
    rows.push([
      zoom,
      spread(of('map')),
      median(of('map')) <= GOAL_KB ? 'yes' : 'NO',
      spread(of('other')),
      spread(of('streets')),
      median(of('streets')) <= GOAL_MS ? 'yes' : 'NO',
    ])
  }
  await browser.close()
  return {
    columns: [
      'zoom',
      'kB of the map file',
      `≤ ${GOAL_KB}`,
      'kB of all else',
      'ms to streets',
      `≤ ${GOAL_MS}`,
    ],
    rows,
    notes: [
      `Median (min–max) of ${ROUNDS} first visits, nothing in the browser's store: a phone of ${PHONE.width} × ${PHONE.height} at 2 pixels a point, 150 ms and 1,638 kbit/s; the centre of Ghent.`,
      'The time is from the press to the first streets drawn, and has the program of the map in it.',
    ],
  }
}
