import { describe, expect, it } from '@jest/globals'

import { type Heard, type Reply, UNTIL_TOLD, useFront } from './support/front'

const IMMUTABLE = 'public, max-age=31536000, immutable'
/** What Next could say, and must not be able to. */
const careless = {
  'referrer-policy': 'unsafe-url',
  'cross-origin-opener-policy': 'unsafe-none',
  'cross-origin-resource-policy': 'cross-origin',
  'x-powered-by': 'Next',
}
const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  csv: 'text/csv',
  js: 'application/javascript; charset=UTF-8',
  pdf: 'application/pdf',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
}

function play({ url }: Heard): Reply {
  const type = types[/\.(\w+)(?:\?|$)/.exec(url)?.[1] ?? '']
  if (url.includes('gone-'))
    return { status: 404, headers: { ...UNTIL_TOLD, ...careless }, body: 'missing' }
  if (url.includes('broken')) return { status: 500, headers: careless, body: 'Error' }
  if (url.includes('moved')) return { status: 307, headers: { ...careless, location: '/nl/' } }
  if (url.includes('secret'))
    return { headers: { ...careless, 'referrer-policy': 'no-referrer' }, body: 'file' }
  if (url.includes('failing'))
    return { status: 422, headers: { ...careless, 'content-type': 'application/json' }, body: '{}' }
  if (url.includes('partial'))
    return {
      status: 206,
      headers: { ...careless, 'content-type': 'image/webp', 'cache-control': IMMUTABLE },
      body: 'part',
    }
  if (url.includes('unmodified')) return { status: 304, headers: careless }
  if (type)
    return {
      headers: { ...careless, 'content-type': type, 'cache-control': IMMUTABLE },
      body: 'x'.repeat(2_000),
    }
  return { headers: { ...UNTIL_TOLD, ...careless }, body: `<!doctype html><body>${url}</body>` }
}

const pages = [
  '/nl/',
  '/nl/te-koop/?type=house',
  '/',
  '/nl/gone-1/',
  '/nl/portal/',
  '/nl/login/',
  '/admin',
  '/admin/moved',
  '/nl/preview/pages/1/?key=x',
]
const files = ['css', 'csv', 'js', 'pdf', 'svg', 'txt', 'webp', 'woff2', 'xml'].flatMap((kind) => [
  `/a.${kind}`,
  `/api/media/file/a.${kind}`,
  `/api/other.${kind}`,
  `/api/portal/papers/a.${kind}`,
])
const errors = [
  '/nl/broken/',
  '/admin/broken',
  '/api/broken',
  '/api/failing',
  '/nl/moved/',
  '/NL/',
  '/nl',
  '/%00',
  '/api/gone-1',
  '/_next/nothing',
  '/api/media/file/partial.webp',
  '/api/unmodified',
]

describe.each([
  ['http', 'http://site.example'],
  ['https', 'https://site.example'],
])('every answer over %s', (scheme, siteUrl) => {
  const front = useFront(play, { siteUrl })

  it.each([...pages, ...files, ...errors])('protects itself: %s', async (path) => {
    for (const how of [
      {},
      {},
      { headers: { cookie: 'hestia-token=x' } },
      { method: 'HEAD' },
      { method: 'POST', body: 'a=b' },
    ]) {
      const { headers } = await front.ask(path, how)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toMatch(
        /^(?:strict-origin-when-cross-origin|strict-origin|same-origin)$/,
      )
      expect(headers['cross-origin-resource-policy']).toMatch(/^(?:same-origin|cross-origin)$/)
      expect(headers['strict-transport-security']).toBe(
        scheme === 'https' ? 'max-age=31536000' : undefined,
      )
      expect(headers['x-powered-by']).toBeUndefined()
    }
  })

  it.each([
    ['/nl/', 'strict-origin-when-cross-origin'],
    ['/nl/te-koop/?type=house', 'strict-origin-when-cross-origin'],
    ['/nl/mijn-keuze/?key=newsletter.x', 'strict-origin'],
    ['/nl/bedankt/?sent=0199', 'strict-origin'],
    ['/nl/contact/?typed=0199', 'strict-origin'],
    ['/nl/waardebepaling/?address=Korenlei+12', 'strict-origin'],
    ['/nl/gone-1/?key=newsletter.x', 'strict-origin'],
    ['/nl/portal/', 'strict-origin'],
    ['/nl/preview/pages/1/?key=x', 'same-origin'],
    ['/api/secret?key=x', 'no-referrer'],
  ])('says whom a browser may tell the address: %s', async (path, policy) => {
    for (const headers of [{}, { cookie: 'hestia-token=x' }])
      expect((await front.ask(path, { headers })).headers['referrer-policy']).toBe(policy)
  })

  it.each(pages)(
    'that is a page has a policy, and no window of another site may hold it: %s',
    async (path) => {
      const { status, headers } = await front.ask(path)
      if (status < 300 || status > 399)
        expect(headers['content-security-policy']).toMatch(
          /object-src 'none'.*frame-ancestors '(?:self|none)'/,
        )
      expect(headers['cross-origin-opener-policy']).toBe('same-origin')
      expect(headers['permissions-policy']).toContain('camera=()')
    },
  )

  it.each([
    '/api/media/file/a.svg',
    '/a.svg',
    '/api/other.svg',
    '/api/media/file/a.webp',
    '/api/other.xml',
    '/api/portal/papers/a.svg',
  ])('that is a file runs nothing when it is opened: %s', async (path) => {
    expect((await front.ask(path)).headers['content-security-policy']).toMatch(
      /^default-src 'none';.*sandbox$/,
    )
  })

  it('that is a brochure has the policy of its type, not one made of its address', async () => {
    const brochure = await front.ask('/api/brochure/nl/100001.pdf')
    const file = await front.ask('/api/other.pdf')
    expect(brochure.headers['content-type']).toBe('application/pdf')
    expect(brochure.headers['content-security-policy']).toBe(
      file.headers['content-security-policy'],
    )
  })

  it('that says "you have it already" says the same of itself', async () => {
    const whole = await front.ask('/a.svg')
    const again = await front.ask('/a.svg', {
      headers: { 'if-none-match': String(whole.headers.etag) },
    })
    expect(again.status).toBe(304)
    for (const name of [
      'content-security-policy',
      'x-content-type-options',
      'cross-origin-resource-policy',
      'referrer-policy',
    ])
      expect(again.headers[name]).toBe(whole.headers[name])
  })

  it.each([
    ['an unknown method', 'BREW /nl/ HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n'],
    ['a tunnel', 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n'],
    [
      'a head that is too long',
      `GET /nl/ HTTP/1.1\r\nHost: site.example\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    ],
    ['what is no request', 'hello\r\n\r\n'],
    [
      'a letter that must be coded',
      'GET /fr/caf\u00e9/ HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n',
    ],
  ])('that refuses %s does so too', async (_, text) => {
    const answer = await front.raw(text)
    expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/i)
    expect(answer).toMatch(/\r\nreferrer-policy: strict-origin-when-cross-origin\r\n/i)
    expect(/strict-transport-security/i.test(answer)).toBe(scheme === 'https')
  })
})

describe('a range', () => {
  const front = useFront(play)
  const range = { range: 'bytes=99999999-', 'if-range': '"x"' }
  const session = { cookie: 'hestia-token=x' }

  it('of a page or of a file of the site is not asked of Next, with a session neither', async () => {
    for (const path of ['/nl/', '/nl/portal/', '/a.woff2?session', '/icon.svg']) {
      front.heard.length = 0
      expect((await front.ask(path, { headers: { ...range, ...session } })).status).toBe(200)
      for (const { headers } of front.heard)
        expect(headers).not.toMatchObject({ range: expect.anything() })
    }
  })

  it('of a file of the API is, and only in the form that Payload reads as it is meant', async () => {
    const heardAs = async (headers: Record<string, string>) => {
      await front.ask('/api/media/file/a.webp', { headers: { ...headers, ...session } })
      return front.heard.at(-1)?.headers.range
    }
    expect(await heardAs({ range: 'bytes=99999999-' })).toBe('bytes=99999999-')
    expect(await heardAs({ range: 'bytes=1-2, 5-9' })).toBe('bytes=1-2')
    expect(await heardAs({ range: 'bytes=5-1' })).toBeUndefined()
    expect(await heardAs({ range: 'items=0-1' })).toBeUndefined()
    expect(await heardAs(range)).toBeUndefined()
  })
})
