import { gzipSync } from 'node:zlib'

/** The middling phone of Lighthouse. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true, serviceWorkers: 'block' }

/** Writes down what a page asks for, and what of it came over the line, headers included. */
async function listen(session) {
  const requests = new Map()
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => requests.set(requestId, { requestId, url: request.url, type, bytes: 0 }))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) request.bytes = encodedDataLength
  })
  await session.send('Network.enable')
  return requests
}

async function gzipped(session, { requestId }) {
  const { body, base64Encoded } = await session.send('Network.getResponseBody', { requestId })
  return gzipSync(Buffer.from(body, base64Encoded ? 'base64' : 'utf8')).length
}

const sum = (requests) => requests.reduce((bytes, request) => bytes + request.bytes, 0)

/**
 * The first visit of a page in kB (1000 bytes) as they come over the line, until the network is quiet.
 * @param {import('@playwright/test').Browser} browser
 * @param {Set<string>} framework the paths of its scripts
 */
export async function weigh(browser, address, framework) {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const requests = await listen(session)
    await page.goto(address, { waitUntil: 'networkidle' })
    const { origin } = new URL(address)
    const all = [...requests.values()].filter(({ url }) => /^(https?|wss?):/.test(url))
    const of = (...types) => all.filter(({ type }) => types.includes(type))
    const own = of('Script').filter(({ url }) => !framework.has(new URL(url).pathname))
    const ownGzip = await Promise.all(own.map((script) => gzipped(session, script)))
    return {
      document: sum(of('Document')) / 1000,
      scripts: sum(of('Script')) / 1000,
      ownGzip: ownGzip.reduce((bytes, one) => bytes + one, 0) / 1000,
      styles: sum(of('Stylesheet')) / 1000,
      fonts: sum(of('Font')) / 1000,
      whole: (sum(all) - sum(of('Image', 'Media'))) / 1000,
      strangers: all.filter(({ url }) => new URL(url).origin !== origin).map(({ url }) => url),
    }
  } finally {
    await context.close()
  }
}
