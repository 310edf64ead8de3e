/** The middling phone of Lighthouse. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
}

/** Writes down what a page asks for, without its frames, and what of it came over the line, headers included. */
async function listen(session) {
  const requests = new Map()
  const { frameTree } = await session.send('Page.getFrameTree')
  session.on('Network.requestWillBeSent', ({ requestId, request, type, frameId }) => {
    // The map is a page of its own in a frame.
    if (frameId === frameTree.frame.id)
      requests.set(requestId, { requestId, url: request.url, type, bytes: 0 })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) request.bytes = encodedDataLength
  })
  await session.send('Network.enable')
  return requests
}

/** How long nothing new is asked for until the network counts as quiet, in milliseconds. */
const QUIET_MS = 1000

/** Waits until nothing new is asked for: the browser calls itself idle before a script starts another. */
async function whenQuiet(page, all) {
  const state = () => JSON.stringify(all())
  for (let before = ''; before !== state();) {
    before = state()
    await page.waitForTimeout(QUIET_MS)
  }
}

const sum = (requests) => requests.reduce((bytes, request) => bytes + request.bytes, 0)

/**
 * Opens a page and waits until nothing more is asked for.
 * @returns what it has asked for, again when more is done with the page
 */
async function visit(browser, address) {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const requests = await listen(session)
  const all = () => [...requests.values()].filter(({ url }) => /^(https?|wss?):/.test(url))
  await page.goto(address)
  await whenQuiet(page, all)
  return { context, page, all }
}

const scriptBytes = (all) => sum(all.filter(({ type }) => type === 'Script'))

/** The JavaScript of a visit in which one island that waits for a touch is touched, in kB. */
async function weighTouch(browser, address, name) {
  const { context, page, all } = await visit(browser, address)
  try {
    const island = page.locator(`[data-island="${name}"]`).first()
    await island.dispatchEvent('pointerover', { bubbles: true })
    await page.waitForSelector(`[data-island="${name}"][data-awake]`, { state: 'attached' })
    await whenQuiet(page, all)
    return scriptBytes(all()) / 1000
  } finally {
    await context.close()
  }
}

const touchedIslands = (page) =>
  page.$$eval('[data-island][data-wake=touch]', (all) => [
    ...new Set(all.map(({ dataset }) => dataset.island)),
  ])

/**
 * The first visit of a page in kB (1000 bytes) as they come over the line, until the network is quiet;
 * and the JavaScript after a touch of the island that needs most.
 * @param {import('@playwright/test').Browser} browser
 */
export async function weigh(browser, address) {
  const { context, page, all: requested } = await visit(browser, address)
  const names = await touchedIslands(page)
  const all = requested()
  await context.close()
  const { origin } = new URL(address)
  const of = (...types) => all.filter(({ type }) => types.includes(type))
  const touched = []
  for (const name of names) touched.push(await weighTouch(browser, address, name))
  return {
    document: sum(of('Document')) / 1000,
    scripts: scriptBytes(all) / 1000,
    touched: Math.max(scriptBytes(all) / 1000, ...touched),
    styles: sum(of('Stylesheet')) / 1000,
    fonts: sum(of('Font')) / 1000,
    whole: (sum(all) - sum(of('Image', 'Media'))) / 1000,
    strangers: all.filter(({ url }) => new URL(url).origin !== origin).map(({ url }) => url),
  }
}
