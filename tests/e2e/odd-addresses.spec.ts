import { expect, test } from '@playwright/test'

import { readPage } from './support/html'
import { askRaw, followRaw } from './support/raw'

const long = 'a'.repeat(8_000)
const odd = [
  '/nl/%',
  '/nl/%E0%A4%A/',
  '/nl/%00/',
  '/nl/%0d%0aSet-Cookie:a=1/',
  '/nl/%2e%2e/%2e%2e/etc/passwd',
  '/nl/..%2f..%2fetc/',
  '/nl/%5c%5cexample.com/',
  '/nl//te-koop//',
  '//nl/te-koop/',
  '//example.com/',
  '/nl/./te-koop/../',
  '/nl/te%2Dkoop/',
  '/nl/te-koop',
  '/NL/te-koop/',
  '/nl/TE-KOOP/',
  '/Nl',
  '/nl/%F0%9F%8F%A1/',
  '/nl/te-koop/%20/',
  '/nl/caf%C3%A9/',
  '/nl/cafe%CC%81/',
  '/nl/__proto__/',
  '/nl/constructor/',
  '/constructor/',
  '/nl/%5Bid%5D/',
  '/nl/*/',
  '/zz/',
  '/zz/te-koop/',
  '/nl-BE/',
  '/nl/fr/',
  '/unprefixed/te-koop/',
  '/nl/te-koop/undefined/',
  '/nl/te-koop/0/0/0/',
  '/nl/te-koop/gent/huis/00001/',
  '/nl/te-koop/gent/huis/99999999999999999999/',
  '/nl/te-koop/gent/huis/-1/',
  '/nl/te-koop/gent/huis/1e3/',
  '/nl/?setcookies',
  '/nl/?setcookies=%',
  '/nl/?setcookies=%E0%A4%A',
  '/nl/?setcookies[]=1&setcookies[a][b]=2',
  '/nl/?setcookies=%00%0d%0a',
  `/nl/?setcookies=${long}`,
  '/?setcookies=%',
  '/nl/te-koop/?city=%27%22%3E%3Cscript%3E&type=9999999999999',
  '/?%',
  '/nl/?&&==&',
  `/nl/${long}/`,
  `/${long}/`,
  `/nl/${'a/'.repeat(900)}`,
]

for (const address of odd) {
  test(`${address.slice(0, 60)} is answered with a page`, async ({ baseURL }) => {
    const { status, body } = await followRaw(baseURL, address)
    expect([200, 404]).toContain(status)
    expect(readPage(body).headings).toHaveLength(1)
    expect(body).not.toMatch(/<script>\s*alert|at \w+ \(.*:\d+:\d+\)/)
  })
}

for (const [address, to] of [
  ['/nl/te-koop', '/nl/te-koop/'],
  ['/nl//te-koop//', '/nl/te-koop/'],
  ['/NL/te-koop/', '/nl/te-koop/'],
  ['/nl', '/nl/'],
] as const) {
  test(`${address} leads to ${to}`, async ({ baseURL }) => {
    const { status, location = '' } = await askRaw(baseURL, address)
    expect([status, new URL(location, baseURL).pathname]).toEqual([308, to])
  })
}
