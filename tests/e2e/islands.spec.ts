import { expect, test, type Page } from '@playwright/test'

import { addressOf, kinds, type Language } from './support/kinds'
import { withConsent } from './support/shell'

const languages: readonly Language[] = ['nl', 'fr', 'en', 'de']
const ISLAND_FILES = '**/_next/static/islands/*.js'

/** The islands that browsers say have failed, by name. */
function watchProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/api\/problems\/(.*)$/.exec(request.url()) ?? []
    if (name !== undefined) problems.push(name)
  })
  page.on('pageerror', ({ message }) => problems.push(message))
  return problems
}

/** Touches every island of the page, whatever it waits for, and waits until all are at work. */
async function wakeAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-island]'))
      element.dispatchEvent(new Event('pointerover', { bubbles: true }))
  })
  await expect(page.locator('[data-island]:not([data-awake])')).toHaveCount(0)
}

for (const [at, kind] of Object.keys(kinds).entries()) {
  const language = languages[at % languages.length] ?? 'nl'
  test(`a page of the kind "${kind}" has no script of the framework, and all its islands start on what the server drew (${language})`, async ({
    page,
    request,
  }) => {
    const problems = watchProblems(page)
    const address = await addressOf(request, kind, language)
    const html = await (await request.get(address)).text()
    expect(html).not.toMatch(/__next_f|__next_r|TURBOPACK|_next\/static\/chunks\/[^"]*\.js/)
    await page.goto(address)
    await wakeAll(page)
    expect(await page.locator('[data-island]').count()).toBeGreaterThan(2)
    expect(problems).toEqual([])
  })
}

const breaks: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'does not come': (page) => page.route(ISLAND_FILES, (route) => route.abort()),
  throws: (page) =>
    page.route(ISLAND_FILES, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export const start = () => { throw new Error("broken") }',
      }),
    ),
}

for (const [how, breakFiles] of Object.entries(breaks))
  test(`an island whose script ${how} leaves the page as it was drawn, works as without script, and is reported once`, async ({
    page,
    request,
  }) => {
    await breakFiles(page)
    const reports = watchProblems(page)
    await page.goto(await addressOf(request, 'property', 'nl'))
    const costs = page.locator('[data-island=costs]').first()
    const drawn = await costs.innerHTML()
    await costs.dispatchEvent('pointerover')
    await expect.poll(() => reports.filter((name) => name === 'costs')).toHaveLength(1)
    await costs.dispatchEvent('pointerover')
    await costs.dispatchEvent('pointerdown')
    expect(await costs.innerHTML()).toBe(drawn)
    const picture = page.locator('#photos a').first()
    const file = await picture.getAttribute('href')
    await picture.click()
    await page.waitForURL((url) => url.pathname === file)
    expect(reports.filter((name) => name === 'costs')).toHaveLength(1)
  })

test('a heart that is pressed while the page still arrives, before the part that handles it, is kept', async ({
  page,
}) => {
  await withConsent(page)
  let goOn = () => {}
  const rest = new Promise<void>((resolve) => (goOn = resolve))
  await page.route('**/held.js', async (route) => {
    await rest
    await route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  await page.route('**/nl/te-koop/', async (route) => {
    const response = await route.fetch()
    const [begin = '', ...others] = (await response.text()).split('</article>')
    const body = `${begin}</article><script src="/held.js"></script>${others.join('</article>')}`
    await route.fulfill({ response, body })
  })
  await page.goto('/nl/te-koop/', { waitUntil: 'commit' })
  const heart = page.locator('main article button[aria-pressed]').first()
  await heart.click()
  await expect(page.locator('[data-island=saved]')).toHaveCount(0)
  goOn()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

/** Presses a heart every 50 ms, from the moment that it is there, and counts how often it changes. */
function pressFiftyTimes(): void {
  const PRESSES = 50
  const counts = { pressed: 0, flips: 0 }
  Reflect.set(window, 'counts', counts)
  const timer = setInterval(() => {
    const heart = document.querySelector<HTMLElement>('main article button[aria-pressed]')
    if (!heart) return
    if (counts.pressed === 0) {
      let shown = heart.getAttribute('aria-pressed')
      const toggle = heart.setAttribute.bind(heart)
      heart.setAttribute = (name: string, value: string) => {
        if (name === 'aria-pressed' && value !== shown) counts.flips += 1
        if (name === 'aria-pressed') shown = value
        toggle(name, value)
      }
    }
    heart.click()
    counts.pressed += 1
    if (counts.pressed === PRESSES) clearInterval(timer)
  }, 50)
}

for (const latency of [50, 150, 300, 600])
  test(`fifty presses while the page loads, one every 50 ms, have fifty effects (${latency} ms to the server)`, async ({
    page,
    context,
  }) => {
    await withConsent(page)
    await page.addInitScript(pressFiftyTimes)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: 200_000,
      uploadThroughput: 50_000,
    })
    await page.goto('/nl/te-koop/', { waitUntil: 'commit' })
    await expect
      .poll(() => page.evaluate(() => ({ ...(Reflect.get(window, 'counts') as object) })))
      .toEqual({ pressed: 50, flips: 50 })
  })

test('a browser may prepare the next page of the site, and not what belongs to one person or is a file', async ({
  request,
}) => {
  const page = await (await request.get('/nl/')).text()
  const text = /<script type="speculationrules">(.*?)<\/script>/s.exec(page)?.[1] ?? ''
  expect(JSON.parse(text)).toMatchObject({ prerender: [{ eagerness: 'moderate' }] })
  for (const excluded of ['/admin', '/api/', '/portal', '/login', 'download', '_blank'])
    expect(text).toContain(excluded)
})

test('what is typed into a field before its script has come is kept, and the sums follow it', async ({
  page,
  request,
}) => {
  await withConsent(page)
  let release = () => {}
  const later = new Promise<void>((resolve) => (release = resolve))
  await page.route(ISLAND_FILES, async (route) => {
    await later
    await route.continue()
  })
  await page.goto(await addressOf(request, 'property', 'nl'))
  const costs = page.locator('[data-island=costs]').first()
  const price = costs.locator('[name=price]')
  await price.fill('123456')
  const before = await costs.innerText()
  release()
  await expect(costs).toHaveAttribute('data-awake')
  await expect(price).toHaveValue(/123.?456/)
  await expect.poll(() => costs.innerText()).not.toBe(before)
})
