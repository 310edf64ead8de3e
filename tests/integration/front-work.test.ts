import { once } from 'node:events'

import { afterAll, beforeEach, describe, expect, it } from '@jest/globals'

import { budgetsFor } from '@/server/front/admission/budgets'

import { type Heard, type Reply, sessionOf, UNTIL_TOLD, useFront } from './support/front'

const JSON_TYPE = { 'content-type': 'application/json' }
const INNER = '{"message":"Cannot GET http://127.0.0.1:41234/api/x","stack":"at database.ts:1"}'

/** Work that ends when the test says so. */
const printing = { gate: Promise.resolve(), underWay: 0, most: 0, kept: new Set<string>() }

async function play({ method, url, headers }: Heard): Promise<Reply> {
  if (url.startsWith('/api/brochure/')) {
    if (url.includes('none')) return { status: 404 }
    if (!printing.kept.has(url) && headers['x-hestia-print'] === 'no') return { status: 202 }
    if (!printing.kept.has(url)) {
      printing.underWay += 1
      printing.most = Math.max(printing.most, printing.underWay)
      await printing.gate
      printing.underWay -= 1
      printing.kept.add(url)
    }
    return {
      headers: {
        'content-type': 'application/pdf',
        'cache-control': 'public, max-age=0, must-revalidate',
      },
      body: '%PDF',
    }
  }
  const status = Number(/fault-(\d+)/.exec(url)?.[1] ?? 200)
  if (url.includes('html'))
    return { status, headers: { 'content-type': 'text/html' }, body: `<h1>${INNER}</h1>` }
  if (status !== 200) return { status, headers: JSON_TYPE, body: INNER }
  const refusal = /preview\/.*(403|404|410)/.exec(url)?.[1]
  if (refusal)
    return {
      headers: { ...UNTIL_TOLD, 'cache-control': 'no-store' },
      body: `<html><meta name="hestia-status" content="${refusal}"/><h1>Niet te zien</h1>`,
    }
  if (/^\/..\/-\/$/.test(url))
    return { body: `<!doctype html><html lang="${url.slice(1, 3)}">missing` }
  return { headers: JSON_TYPE, body: JSON.stringify({ method, url }) }
}

const front = useFront(play, { rendersPerSecond: 50 })
const staff = { cookie: sessionOf('users') }
const budgets = budgetsFor(50)

beforeEach(() => {
  front.clock.time += 3_600_000
  printing.gate = Promise.resolve()
  printing.most = 0
  front.heard.length = 0
})

describe('the requests of one address', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const kinds: [
    budget: keyof typeof budgets,
    path: string,
    method: string,
    headers: Record<string, string>,
  ][] = [
    ['page', '/?x=', 'GET', {}],
    // An address with a dot is looked for like a page; only the files of a build are many on one.
    ['page', '/nl/x.', 'GET', {}],
    ['page', '/nl/portal/?x=', 'GET', {}],
    ['page', '/nl/te-koop/?page=', 'GET', {}],
    ['search', '/api/search/properties?lang=nl&q=', 'GET', {}],
    ['map', '/api/map/points?x=', 'GET', {}],
    ['challenge', '/api/forms/challenge?x=', 'GET', {}],
    ['feed', '/api/portal-feed/', 'GET', {}],
    ['feed', '/api/visits/', 'GET', {}],
    ['privateFile', '/api/papers/', 'GET', {}],
    ['form', '/api/forms/contact?lang=nl&x=', 'POST', form],
    ['personal', '/api/personal/demand?x=', 'POST', form],
    ['personal', '/api/unsubscribe?key=', 'GET', {}],
    ['login', '/api/users/login?x=', 'POST', JSON_TYPE],
    ['login', '/api/portal/login?x=', 'POST', form],
    ['strangerRead', '/api/pages?x=', 'GET', {}],
    ['strangerRead', '/admin/login?x=', 'GET', {}],
    ['strangerWrite', '/api/pages?x=', 'POST', JSON_TYPE],
    ['studioRead', '/api/pages?x=', 'GET', staff],
    ['studioWrite', '/api/pages?x=', 'POST', { ...JSON_TYPE, ...staff }],
  ]

  it.each(kinds)('are bounded for %s: %s with %s', async (name, path, method, headers) => {
    const { burst } = budgets[name]
    const from = '127.0.0.2'
    const ask = async (count: number, address = from) => {
      const answers = []
      for (let at = 0; at < count; at += 4) {
        answers.push(
          ...(await Promise.all(
            [0, 1, 2, 3].map((more) =>
              front.ask(`${path}${at + more}`, { method, headers, from: address }),
            ),
          )),
        )
      }
      return answers
    }
    const answers = await ask(burst + 4)
    const refused = answers.filter(({ status }) => status === 429)
    expect(answers.length - refused.length).toBe(burst)
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused[0]?.text).toMatch(/Even geduld/)
    expect((await ask(1, '127.0.0.3')).every(({ status }) => status !== 429)).toBe(true)
    front.clock.time += 1_000
    expect((await ask(1)).some(({ status }) => status !== 429)).toBe(true)
  })

  it('for files that do not exist are bounded as well, and those that are there cost nothing', async () => {
    const paths = Array.from(
      { length: budgets.part.burst + 50 },
      (_, at) => `/_next/static/${at}.js`,
    )
    const statuses = []
    for (const path of paths) statuses.push((await front.ask(path, { from: '127.0.0.4' })).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(50)
  })

  it('of a colleague are not used up by strangers in the same office', async () => {
    for (let at = 0; at < budgets.strangerRead.burst + 5; at++)
      await front.ask(`/api/pages?x=${at}`, { from: '127.0.0.5' })
    expect((await front.ask('/api/pages', { from: '127.0.0.5' })).status).toBe(429)
    expect((await front.ask('/api/pages', { from: '127.0.0.5', headers: staff })).status).toBe(200)
  })
})

describe('a connection that sends its requests without reading', () => {
  it('gets the answers that are under way, one 503, and no more', async () => {
    let open: (value?: undefined) => void = () => {}
    printing.gate = new Promise((resolve) => (open = resolve))
    const request = (target: string) => `GET ${target} HTTP/1.1\r\nHost: site.example\r\n\r\n`
    const asked = front.raw(
      request('/api/brochure/nl/31.pdf') + request('/nl/te-koop/?page=2').repeat(999),
    )
    while (printing.underWay === 0) await new Promise(setImmediate)
    open()
    const statuses = [...(await asked).matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status)
    expect(statuses.slice(0, -1)).toEqual(Array.from({ length: 32 }, () => '200'))
    expect(statuses.at(-1)).toBe('503')
  })
})

describe('brochures', () => {
  const brochure = (number: number, from = '127.0.0.1') =>
    front.ask(`/api/brochure/nl/${number}.pdf`, { from })
  const heardOf = (number: number) =>
    front.heard.filter(({ url }) => url.includes(`/${number}.pdf`)).length

  it('that lie ready cost nothing, however many are asked for', async () => {
    await brochure(1)
    const answers = await Promise.all(Array.from({ length: 20 }, () => brochure(1)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
  })

  it('are made two at a time in all, and one at a time for each address', async () => {
    let open: (value?: undefined) => void = () => {}
    printing.gate = new Promise((resolve) => (open = resolve))
    const asked = [
      brochure(11, '127.0.0.11'),
      brochure(12, '127.0.0.11'),
      brochure(13, '127.0.0.12'),
      brochure(14, '127.0.0.13'),
    ]
    while (front.heard.length < 6) await new Promise(setImmediate)
    expect(printing.underWay).toBe(2)
    open()
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(printing.most).toBe(2)
  })

  it('are not made for who asks for too many: others are told when to come back', async () => {
    const from = '127.0.0.14'
    const statuses = []
    for (let number = 100; number < 100 + budgets.print.burst + 3; number++)
      statuses.push((await brochure(number, from)).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(3)
    const refused = await brochure(200, from)
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '10'])
    expect((await brochure(100, from)).status).toBe(200)
    expect((await brochure(201, '127.0.0.15')).status).toBe(200)
  })

  it('are told apart by nothing a visitor says', async () => {
    await front.ask('/api/brochure/nl/300.pdf', {
      headers: { 'x-hestia-print': 'yes', cookie: 'a=b' },
    })
    const [first] = front.heard
    expect([first?.headers['x-hestia-print'], first?.headers.cookie, heardOf(300)]).toEqual([
      'no',
      undefined,
      2,
    ])
    expect((await front.ask('/api/brochure/nl/none.pdf')).status).toBe(404)
  })
})

describe('what goes wrong behind the front', () => {
  it.each([
    ['/api/pages/fault-500', {}, 503],
    ['/api/pages/fault-500', { cookie: sessionOf('owners') }, 503],
    ['/api/pages/fault-502', {}, 503],
    ['/api/payload-migrations?fault-501', {}, 404],
    ['/api/payload-migrations?fault-501', staff, 404],
    ['/admin/html-fault-500', staff, 503],
    ['/api/html-fault-404', {}, 404],
    ['/api/media/file/a.webp?fault-500', {}, 503],
    ['/api/portal/papers/fault-500', {}, 503],
    ['/nl/html-fault-500/', { cookie: 'hestia-token=x' }, 503],
    ['/nl/fault-500/', { cookie: 'hestia-token=x' }, 503],
  ])('is not told by %s with %j', async (path, headers, status) => {
    for (const method of ['GET', 'HEAD']) {
      const given = await front.ask(path, { method, headers })
      expect(given.status).toBe(status)
      expect(given.text).not.toMatch(/127\.0\.0\.1|41234|database/)
      if (status === 503) expect(given.headers['retry-after']).toBe('10')
      expect(given.headers['cache-control']).toBe('no-store')
    }
  })

  it.each([400, 403, 409, 422])(
    'is told to the studio when somebody can mend it: %d',
    async (status) => {
      const given = await front.ask(`/api/pages/fault-${status}`, {
        method: 'PATCH',
        headers: { ...JSON_TYPE, ...staff },
        body: '{}',
      })
      expect([given.status, given.text]).toEqual([status, INNER])
    },
  )

  it('is kept nowhere, and neither is anything else of the API', async () => {
    expect((await front.ask('/api/pages')).headers['cache-control']).toBe('private, no-store')
    expect((await front.ask('/api/pages', { headers: staff })).headers['cache-control']).toBe(
      'private, no-store',
    )
  })
})

describe('a preview', () => {
  it.each([403, 404, 410])('that may not be looked at is a page with %d', async (status) => {
    for (const headers of [{}, { cookie: 'hestia-token=x' }]) {
      const given = await front.ask(`/nl/preview/pages/1/${status}/?key=forged`, { headers })
      expect([given.status, given.text.includes('Niet te zien')]).toEqual([status, true])
    }
  })
})

describe('while Next is gone', () => {
  afterAll(() => front.revive())

  it('everything is answered at once, HEAD included, and a form comes back as it was typed', async () => {
    await front.kill()
    const paths = [
      '/',
      '/nl/never-seen/',
      '/nl/te-koop/?page=2',
      '/nl/portal/',
      '/admin',
      '/api/pages',
      '/api/search/properties?lang=nl&q=a',
      '/api/map/points',
      '/api/forms/challenge',
    ]
    const more = [
      '/api/brochure/nl/9.pdf',
      '/api/papers/1',
      '/api/portal-feed/x',
      '/api/visits/x',
      '/api/personal/demand',
      '/api/media/file/x.webp',
      '/_next/static/x.js',
      '/nl/preview/pages/1/',
      '/api/reports/1/file',
    ]
    for (const path of [...paths, ...more]) {
      for (const method of ['GET', 'HEAD']) {
        const given = await front.ask(path, {
          method,
          headers: path.includes('reports') ? staff : {},
        })
        expect([path, given.status, given.headers['retry-after']]).toEqual([path, 503, '10'])
      }
    }
    for (const path of [
      '/api/users/login',
      '/api/portal/login',
      '/api/personal/demand',
      '/api/forms/contact',
    ]) {
      expect((await front.ask(path, { method: 'POST', body: 'a=1' })).status).toBe(503)
    }
    const body = 'firstName=Emma&remark=Is+het+nog+vrij%3F'
    const sent = await front.ask('/api/forms/contact?lang=fr', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect([sent.status, sent.headers['retry-after']]).toEqual([503, '10'])
    expect(sent.text).toContain('<input type="hidden" name="remark" value="Is het nog vrij?">')
    const script = await front.ask('/api/forms/contact?lang=fr', {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
    })
    expect([script.status, script.headers['content-type']]).toEqual([503, 'application/json'])
  })
})

describe('the connections of one address', () => {
  const crowded = useFront(() => new Promise<Reply>(() => {}), { connectionsOfOneAddress: 3 })

  it('are so many and no more, and those of others are their own', async () => {
    const open = [1, 2, 3].map(() => crowded.connect())
    await Promise.all(open.map((socket) => once(socket, 'connect')))
    const other = crowded.connect('127.0.0.2')
    const fourth = crowded.connect().resume()
    await once(fourth, 'close')
    expect([other.destroyed, ...open.map(({ destroyed }) => destroyed)]).toEqual([
      false,
      false,
      false,
      false,
    ])
    for (const socket of [...open, other]) socket.destroy()
  })
})

describe('the connections of a proxy of the agency', () => {
  const proxied = useFront(() => ({ body: 'page' }), {
    connectionsOfOneAddress: 1,
    trustedProxies: ['127.0.0.1'],
  })

  it('are those of everybody, and not counted', async () => {
    const open = [1, 2, 3].map(() => proxied.connect())
    await Promise.all(open.map((socket) => once(socket, 'connect')))
    expect((await proxied.ask('/nl/')).status).toBe(200)
    for (const socket of open) socket.destroy()
  })
})
