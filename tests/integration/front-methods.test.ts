import { beforeEach, describe, expect, it } from '@jest/globals'

import { sessionOf, useFront } from './support/front'

/** One address of each kind, and the methods it takes. Everything else is refused before Next hears of it. */
const addresses: Record<string, [path: string, methods: string]> = {
  page: ['/nl/te-koop/', 'GET, HEAD'],
  bare: ['/', 'GET, HEAD'],
  'page without its slash': ['/nl/te-koop', 'GET, HEAD'],
  portal: ['/nl/portal/100201/', 'GET, HEAD'],
  login: ['/fr/login/', 'GET, HEAD'],
  icon: ['/icon.svg', 'GET, HEAD'],
  'icon of a browser that asks by itself': ['/favicon.ico', 'GET, HEAD'],
  robots: ['/robots.txt', 'GET, HEAD'],
  sitemap: ['/sitemap/nl.xml', 'GET, HEAD'],
  script: ['/_next/static/a.js', 'GET, HEAD'],
  studio: ['/admin/collections/pages', 'GET, HEAD, POST'],
  rest: ['/api/pages', 'GET, HEAD, POST, PATCH, DELETE'],
  uploads: ['/api/media', 'GET, HEAD, POST, PATCH, DELETE'],
  picture: ['/api/media/file/a.webp', 'GET, HEAD'],
  paper: ['/api/documents/file/a.pdf', 'GET, HEAD'],
  'paper of a mail': ['/api/papers/1', 'GET, HEAD'],
  brochure: ['/api/brochure/nl/1.pdf', 'GET, HEAD'],
  report: ['/api/reports/1/file', 'GET, HEAD'],
  feed: ['/api/portal-feed/key', 'GET, HEAD'],
  'webhook of a CRM': ['/api/crm/key', 'POST'],
  calendar: ['/api/visits/key.ics', 'GET, HEAD'],
  search: ['/api/search/properties?lang=nl&q=a', 'GET, HEAD'],
  map: ['/api/map/points', 'GET, HEAD'],
  challenge: ['/api/forms/challenge', 'GET, HEAD'],
  form: ['/api/forms/contact?lang=nl', 'POST'],
  'form of the portal': ['/api/portal/account?lang=nl', 'POST'],
  'personal page': ['/api/personal/demand?lang=nl', 'GET, HEAD, POST'],
  unsubscribe: ['/api/unsubscribe?key=1', 'GET, HEAD, POST'],
  'login of staff': ['/api/users/login', 'POST'],
  beacon: ['/api/audience/100201', 'POST'],
  'feed that is read in': ['/api/feeds/1/read', 'POST'],
  'towns that are read in': ['/api/cities/import', 'POST'],
}
const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'PURGE',
  'LINK',
]

const front = useFront(({ url }) => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ url }),
}))
const cookie = sessionOf('users')

const table = Object.entries(addresses).flatMap(([name, [path, methods]]) =>
  METHODS.map((method) => ({ name, path, methods: methods.split(', '), method })),
)

// Each is asked as if the one before was long ago.
beforeEach(() => {
  front.clock.time += 60_000
})

describe('the methods of an address', () => {
  it.each(table.filter(({ method, methods }) => methods.includes(method)))(
    'of a $name include $method',
    async ({ path, method }) => {
      const { status } = await front.ask(path, {
        method,
        headers: { cookie, 'next-action': 'a call of the studio' },
      })
      expect([200, 204, 308]).toContain(status)
    },
  )

  it.each(table.filter(({ method, methods }) => method !== 'OPTIONS' && !methods.includes(method)))(
    'of a $name do not include $method, which Next never hears',
    async ({ path, method, methods }) => {
      const before = front.heard.length
      const answer = await front.ask(path, { method, headers: { cookie } })
      expect([answer.status, answer.headers.allow]).toEqual([
        405,
        [...methods, 'OPTIONS'].join(', '),
      ])
      expect(front.heard).toHaveLength(before)
    },
  )

  it.each(Object.entries(addresses))(
    'of a %s are told to who asks for them',
    async (_, [path, methods]) => {
      const before = front.heard.length
      const answer = await front.ask(path, { method: 'OPTIONS' })
      expect([answer.status, answer.headers.allow, answer.text]).toEqual([
        204,
        `${methods}, OPTIONS`,
        '',
      ])
      expect(answer.headers['access-control-allow-origin']).toBeUndefined()
      expect(front.heard).toHaveLength(before)
    },
  )

  it('that are unknown are refused with the list of allowed methods', async () => {
    const answer = await front.raw(
      'BREW /api/forms/contact HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n',
    )
    expect(answer).toMatch(/^HTTP\/1\.1 405 [\s\S]*allow: POST, OPTIONS/)
  })
})

describe('the calls of our own processes', () => {
  it.each(METHODS)('do not exist for anybody else with %s', async (method) => {
    const before = front.heard.length
    const answer = await front.ask('/api/internal/revalidate', {
      method,
      headers: { cookie, authorization: 'Bearer guessed' },
    })
    expect(answer.status).toBe(404)
    expect(front.heard).toHaveLength(before)
  })
})
