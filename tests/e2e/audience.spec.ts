import { expect, test, type Page } from '@playwright/test'

const LISTING = { reference: 100_234, address: '/nl/te-koop/sint-martens-latem/huis/100234/' }

/** A browser of a person, whose tab lies behind others and whose clock stands still. */
async function inHiddenTab(page: Page, { isDriven = false } = {}): Promise<string[]> {
  const told: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/audience/'))
      told.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  await page.addInitScript((webdriver) => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => webdriver })
    Object.defineProperty(Document.prototype, 'hidden', {
      get: () => sessionStorage.getItem('shown') !== 'yes',
    })
  }, isDriven)
  await page.clock.install({ time: new Date('2026-11-21T12:00:00+01:00') })
  await page.goto(LISTING.address)
  await page.clock.pauseAt(new Date('2026-11-21T13:00:00+01:00'))
  return told
}

const show = (page: Page, isShown: boolean) =>
  page.evaluate(
    (value) => {
      sessionStorage.setItem('shown', value)
      document.dispatchEvent(new Event('visibilitychange'))
    },
    isShown ? 'yes' : 'no',
  )

test('a listing is looked at once it was in sight for a second, and once only', async ({
  page,
}) => {
  const told = await inHiddenTab(page)
  const answered = page.waitForResponse(/\/api\/audience\//)
  await page.clock.runFor(10_000)
  await show(page, true)
  await page.clock.runFor(900)
  await show(page, false)
  await page.clock.runFor(10_000)
  await show(page, true)
  await page.clock.runFor(999)
  expect(told).toEqual([])
  await page.clock.runFor(1)
  expect((await answered).status()).toBe(204)
  await show(page, false)
  await show(page, true)
  await page.clock.runFor(60_000)
  expect(told).toEqual([`POST /api/audience/${LISTING.reference}`])
})

test('looking at a listing stores nothing in the browser and requests no third party', async ({
  page,
  context,
  baseURL,
}) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  const kept = () =>
    page.evaluate(() => JSON.stringify([Object.keys(localStorage).sort(), document.cookie]))
  await inHiddenTab(page)
  const before = await kept()
  const cookies = await context.cookies()
  const answered = page.waitForResponse(/\/api\/audience\//)
  await show(page, true)
  await page.clock.runFor(1000)
  expect((await (await answered).allHeaders())['set-cookie']).toBeUndefined()
  expect([await kept(), await context.cookies()]).toEqual([before, cookies])
  expect([...hosts]).toEqual([new URL(String(baseURL)).host])
})

test('a browser that a program drives does not count, nor does a page that is no listing', async ({
  page,
}) => {
  const told = await inHiddenTab(page, { isDriven: true })
  await show(page, true)
  await page.clock.runFor(10_000)
  await page.goto('/nl/te-koop/')
  await page.clock.runFor(10_000)
  expect(told).toEqual([])
})
