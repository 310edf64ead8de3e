import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { type Given, headOf, type Heard, SITE_URL, UNTIL_TOLD, useFront } from './support/front'

const EVIL = 'evil.example'

/** The worst possible upstream: everything it hears, it says, in the body and in the headers. */
function echo({ method, url, headers }: Heard) {
  const said = JSON.stringify({ method, url, headers: Object.entries(headers).sort() })
  return {
    headers: {
      ...UNTIL_TOLD,
      link: `<https://${headers.host}/a.css>; rel=preload`,
      'x-robots-tag': encodeURIComponent(said),
      vary: 'rsc, next-url',
    },
    body: `<!doctype html><body>${said}</body>`,
  }
}

const front = useFront(echo)

const attacks: [string, string][] = [
  ['host', EVIL],
  ...['host', 'proto', 'for', 'port', 'server', 'prefix', 'path', 'scheme'].map(
    (name): [string, string] => [`x-forwarded-${name}`, EVIL],
  ),
  ['forwarded', `for=1.2.3.4;host=${EVIL};proto=https`],
  ...[
    'x-real-ip',
    'x-host',
    'x-original-url',
    'x-rewrite-url',
    'x-original-host',
    'x-http-host-override',
    'via',
    'true-client-ip',
  ].map((name): [string, string] => [name, EVIL]),
  ['rsc', '1'],
  ['rsc', EVIL],
  ...['state-tree', 'prefetch', 'segment-prefetch'].map((name): [string, string] => [
    `next-router-${name}`,
    EVIL,
  ]),
  ...['next-url', 'next-resume', 'next-action', 'next-hmr-refresh'].map(
    (name): [string, string] => [name, EVIL],
  ),
  ['x-middleware-subrequest', 'src/proxy:src/proxy:src/proxy:src/proxy:src/proxy'],
  ...['rewrite', 'next', 'prefetch', 'set-cookie', 'override-headers', 'request-x'].map(
    (name): [string, string] => [`x-middleware-${name}`, EVIL],
  ),
  ...[
    'x-nextjs-data',
    'x-nextjs-postponed',
    'x-next-cache-tags',
    'x-next-revalidated-tags',
    'x-matched-path',
  ].map((name): [string, string] => [name, EVIL]),
  ...['path', 'status', 'query', 'output', 'error'].map((name): [string, string] => [
    `x-invoke-${name}`,
    EVIL,
  ]),
  ...['x-now-route-matches', 'x-vercel-id', 'x-prerender-revalidate', 'x-action-forwarded'].map(
    (name): [string, string] => [name, EVIL],
  ),
  ['x-http-method-override', 'DELETE'],
  ...[
    'accept',
    'accept-language',
    'accept-encoding',
    'user-agent',
    'referer',
    'origin',
    'authorization',
    'content-type',
  ].map((name): [string, string] => [name, EVIL]),
  ['cookie', `a=${EVIL}; consent=set`],
  ['cookie', `language=fr; theme=${EVIL}`],
  ['range', 'bytes=0-1'],
  ['if-modified-since', 'Sat, 01 Jan 2050 00:00:00 GMT'],
  ['if-none-match', `"${EVIL}"`],
  ['cache-control', `no-cache, ${EVIL}`],
  ['connection', 'close, x-forwarded-host, host'],
  ['upgrade', EVIL],
  ['te', EVIL],
]
const manners = [
  ['GET', ''],
  ['GET', `?_rsc=1&utm_source=${EVIL}&x=%00`],
  ['HEAD', ''],
] as const
const cases = attacks.flatMap(([name, value], at) =>
  manners.map(([method, query], way) => ({
    name,
    value,
    method,
    query,
    path: `/nl/case-${at}-${way}/`,
  })),
)

/** The page without any attack. */
const cleanBody = (path: string) => {
  const headers = {
    'accept-encoding': 'identity',
    connection: 'keep-alive',
    host: 'site.example',
    'x-forwarded-host': 'site.example',
    'x-forwarded-proto': 'http',
  }
  return echo({ method: 'GET', url: path, headers, body: '' }).body
}
const foreign = (answer: Given) => headOf(answer).includes(EVIL) || answer.text.includes(EVIL)

describe('a page kept for everyone', () => {
  it.each(cases)(
    'is not poisoned by $name: $value ($method $query)',
    async ({ name, value, method, query, path }) => {
      const attacked = await front.ask(path + query, { method, headers: { [name]: value } })
      expect(attacked.status).toBe(200)
      expect(foreign(attacked)).toBe(false)
      const clean = await front.ask(path)
      expect(clean.headers['x-hestia-cache']).toBe('hit')
      expect(clean.text).toBe(cleanBody(path))
      expect(foreign(clean)).toBe(false)
    },
  )

  it.each([
    [
      'an absolute target',
      `GET http://${EVIL}/nl/raw-3/ HTTP/1.1\r\nHost: ${EVIL}\r\n`,
      '/nl/raw-3/',
    ],
    [
      'an absolute target of another scheme',
      `GET ftp://user@${EVIL}:99/nl/raw-4/?x HTTP/1.1\r\nHost: site.example\r\n`,
      '/nl/raw-4/',
    ],
    [
      'headers that come twice',
      `GET /nl/raw-5/ HTTP/1.1\r\nHost: site.example\r\nX-Forwarded-Host: a\r\nX-Forwarded-Host: ${EVIL}\r\n`,
      '/nl/raw-5/',
    ],
    [
      'an old protocol without a host',
      `GET /nl/raw-6/ HTTP/1.0\r\nX-Forwarded-Host: ${EVIL}\r\n`,
      '/nl/raw-6/',
    ],
    ['a fragment', `GET /nl/raw-8/#${EVIL} HTTP/1.1\r\nHost: site.example\r\n`, '/nl/raw-8/'],
  ])('is not poisoned by %s', async (_, head, path) => {
    const attacked = await front.raw(`${head}Connection: close\r\n\r\n`)
    expect(attacked).toMatch(/^HTTP\/1\.1 200 OK/)
    expect(attacked).not.toContain(EVIL)
    const clean = await front.ask(path)
    expect(clean.text).toBe(cleanBody(path))
  })

  it.each([
    ['two hosts', `Host: site.example\r\nHost: ${EVIL}\r\n`],
    ['two hosts, the other way round', `Host: ${EVIL}\r\nhost: site.example\r\n`],
    ['a host with a path', `Host: ${EVIL}/nl/\r\n`],
    ['a host with a name before it', `Host: site.example@${EVIL}\r\n`],
    ['a body on a question', `Host: site.example\r\nContent-Length: 12\r\n`],
    ['chunks on a question', `Host: site.example\r\nTransfer-Encoding: chunked\r\n`],
    [
      'a length and chunks',
      `Host: site.example\r\nContent-Length: 12\r\nTransfer-Encoding: chunked\r\n`,
    ],
    ['two lengths', `Host: site.example\r\nContent-Length: 12\r\nContent-Length: 13\r\n`],
  ])('is refused to %s, also when it lies ready', async (_, head) => {
    await front.ask('/nl/')
    expect(await front.raw(`GET /nl/ HTTP/1.1\r\n${head}Connection: close\r\n\r\n${EVIL}`)).toMatch(
      /^HTTP\/1\.1 400 /,
    )
  })
})

const oddPaths = [
  '//evil.example/',
  '///evil.example/x',
  '/\\evil.example/',
  '/%5Cevil.example/',
  '//evil.example/..',
  '/nl//evil.example//',
  '/%2F%2Fevil.example/',
  '/%2f/evil.example',
  '/nl/%2e%2e/admin/',
  '/nl/..%2fadmin/',
  '/nl/..;/admin/',
  '/./nl/',
  '/nl/%00/',
  '/nl/%0d%0aset-cookie:a=b/',
  '/%E0%A4%A',
  '/nl/%',
  '/nl/%zz/',
  '/nl/%c0%ae%c0%ae/',
  '/nl/%ff/',
  '/NL//../evil.example',
  '/nl/\u00e9/',
  '/nl/;a=b/',
  '/nl/.%00./',
  '/_next/image?url=//evil.example',
  '/_next/..%2f..%2fadmin',
  '/_next/data/x/nl.json',
  '/api/..%2fnl/',
  '/nl/?next=//evil.example',
  '/nl?//evil.example',
  `/nl/${'a'.repeat(7_000)}/`,
  `/${'/'.repeat(3_000)}evil.example`,
  `/nl/?${'a=b&'.repeat(1_500)}`,
  'http://evil.example//evil.example/',
  '/nl/@evil.example',
  '/.//evil.example',
  '/%2e/nl/',
]

describe('an odd address', () => {
  it.each(oddPaths)('%# gets a clear answer, and leads nowhere else', async (path) => {
    const answer = await front.ask(path)
    expect([200, 308, 404]).toContain(answer.status)
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(new URL(answer.headers.location ?? '/', SITE_URL).origin).toBe(SITE_URL)
    expect(answer.headers.location ?? '/').toMatch(/^\/(?![/\\])/)
    if (answer.status === 404)
      expect(answer.headers['content-type']).toMatch(
        path.startsWith('/api/') ? /^application\/json/ : /^text\/html/,
      )
    expect((await front.ask('/nl/')).text).toBe(cleanBody('/nl/'))
  })
})

describe('any address and header', () => {
  const word = fc.string({ maxLength: 30 }).map((text) => text.replace(/ /g, ''))
  const code = fc.constantFrom(
    '%',
    '%2',
    '%2F',
    '%00',
    '%ff',
    '%c3%a9',
    '..',
    '//',
    '\\',
    '?',
    '#',
    ';',
    '@',
    'nl',
    'NL',
    '_next',
    'api',
    'preview',
    '-',
  )
  const target = fc
    .array(fc.oneof(word, code), { maxLength: 8 })
    .map((parts) => `/${parts.join('/')}`)
  const headers = fc.dictionary(
    fc.constantFrom(
      ...attacks.map(([name]) => name).filter((name) => !/^(connection|upgrade|te)$/.test(name)),
    ),
    word,
    { maxKeys: 4 },
  )

  it('is answered without a fault, within the site, and leaves the others alone', async () => {
    const clean = cleanBody('/nl/')
    await fc.assert(
      fc.asyncProperty(
        target,
        headers,
        fc.constantFrom('GET', 'HEAD', 'POST', 'OPTIONS', 'TRACE'),
        async (path, given, method) => {
          const answer = await front.ask(path, { method, headers: given })
          expect(answer.status).toBeLessThan(500)
          expect(new URL(answer.headers.location ?? '/', SITE_URL).origin).toBe(SITE_URL)
          expect((await front.ask('/nl/')).text).toBe(clean)
        },
      ),
      { numRuns: 1_000 },
    )
  })
})

describe('a request hidden in another', () => {
  it('is never heard behind the front', async () => {
    const inner = `GET /api/hidden HTTP/1.1\r\nHost: ${EVIL}\r\n\r\n`
    const chunk = `${inner.length.toString(16)}\r\n${inner}\r\n0\r\n\r\n`
    for (const method of ['GET', 'HEAD', 'DELETE', 'POST', 'OPTIONS']) {
      await front.raw(
        `${method} /api/outer HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}`,
      )
      await front.raw(
        `${method} /api/outer HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\nContent-Length: ${inner.length}\r\n\r\n${inner}`,
      )
      await front.raw(
        `${method} /api/outer HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}`,
      )
    }
    expect(front.heard.filter(({ url }) => url.includes('hidden'))).toEqual([])
    // A question has no body, and a request says in one way how long it is.
    expect(
      front.heard.filter(({ url }) => url === '/api/outer').map(({ method }) => method),
    ).toEqual(['DELETE', 'DELETE', 'POST', 'POST'])
  })
})
