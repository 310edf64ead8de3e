import { expect, test } from '@playwright/test'

import { linkedSheets, missingRules, stylesOf } from './support/sheets'

/** How many listings, articles and the like are looked at of each kind. */
const OF_A_KIND = 3
/** The most that the styles of a page weigh in bytes (goal A2). */
const MAX_STYLES = 13_000
/** Pages that the sitemap does not name. */
const UNLISTED = [
  '/nl/te-koop/?bedrooms=2',
  '/nl/te-koop/?price_to=1000',
  '/nl/te-koop/?view=map',
  '/nl/te-koop/999999/',
  '/nl/bestaat-niet/',
]

/** An address with the ids and names in it left out: pages of one kind are alike. */
const shapeOf = (address: string) => address.replace(/^(\/nl\/[^/]+)\/.*\/\d+\/$/, '$1/0/')

test('a page links every style sheet that has a rule for something on it, and few others', async ({
  page,
  request,
  baseURL,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const seen = new Map<string, number>()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => address.replace(baseURL ?? '', ''))
    .filter((address) => address.startsWith('/nl/'))
    .filter((address) => {
      const count = (seen.get(shapeOf(address)) ?? 0) + 1
      seen.set(shapeOf(address), count)
      return count <= OF_A_KIND
    })
  const addresses = [...listed, ...UNLISTED]
  expect(addresses.length).toBeGreaterThan(20)

  const linked = new Map<string, string[]>()
  const heavy: Record<string, number> = {}
  for (const address of addresses) {
    await page.goto(address)
    linked.set(address, await linkedSheets(page))
    const styles = await stylesOf(page, request)
    if (styles > MAX_STYLES) heavy[address] = styles
  }
  // A visitor on a slow line sees nothing before its styles are there.
  expect(heavy).toEqual({})
  const all = [...new Set([...linked.values()].flat())]
  // Each kind of page has its own: one sheet for all would be on all.
  expect(all.length).toBeGreaterThan(4)

  const missing: Record<string, string[]> = {}
  for (const [address, own] of linked) {
    await page.goto(address)
    const rules = await missingRules(
      page,
      all.filter((sheet) => !own.includes(sheet)),
    )
    if (rules.length > 0) missing[address] = rules
  }
  expect(missing).toEqual({})
})
