import { describe, expect, it } from '@jest/globals'

import {
  type Given,
  type Heard,
  type Reply,
  sessionOf,
  UNTIL_TOLD,
  useFront,
} from './support/front'

const MB = 1024 ** 2
const IMMUTABLE = 'public, max-age=31536000, immutable'

function play({ method, url, headers, body }: Heard): Reply {
  if (url.startsWith('/api/media/file/')) {
    const isPublic = !url.includes('private')
    return {
      headers: { 'content-type': 'image/webp', ...(isPublic && { 'cache-control': IMMUTABLE }) },
      body: Buffer.alloc(url.includes('large') ? 2 * MB : 2_000, headers.cookie ?? 'x'),
    }
  }
  if (url.startsWith('/admin/page'))
    return {
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: String(headers['content-security-policy']),
    }
  if (url.startsWith('/api/drawing'))
    return {
      headers: { 'content-type': 'image/svg+xml', 'content-security-policy': "default-src 'none'" },
    }
  if (/^\/(admin|api)/.test(url))
    return {
      headers: {
        'x-powered-by': 'Payload',
        'referrer-policy': 'unsafe-url',
        'set-cookie': ['a=1', 'b=2'],
      },
      body: JSON.stringify({ method, url, headers, length: body.length }),
    }
  if (/^\/..\/-\/$/.test(url)) return { body: `<!doctype html><html lang="${url.slice(1, 3)}">` }
  return { headers: UNTIL_TOLD, body: `<p>${url}</p>` }
}

const heardIn = ({
  text,
}: Given): { method: string; url: string; headers: Record<string, string>; length: number } =>
  JSON.parse(text)
const how = ({ headers }: Given) => headers['x-hestia-cache']

describe('the studio and the API', () => {
  const front = useFront(play, {
    siteUrl: 'https://www.site.example',
    trustedProxies: ['127.0.0.1'],
  })
  const lastHeard = () => front.heard.at(-1)

  it('accept everything a browser sends, and no header that only the site itself may set', async () => {
    const kept = {
      cookie: 'hestia-token=x',
      rsc: '1',
      'next-router-state-tree': 'tree',
      'next-action': 'id',
      'accept-encoding': 'zstd',
      origin: 'https://www.site.example',
    }
    const dropped = {
      'x-middleware-subrequest': 'a',
      'x-nextjs-data': 'a',
      'x-forwarded-proto': 'gopher',
      forwarded: 'host=a',
      'x-real-ip': '1',
      'next-resume': '1',
      'x-matched-path': '/a',
    }
    const given = await front.ask('/admin/collections/pages?limit=10', {
      headers: {
        ...kept,
        ...dropped,
        host: 'evil.example',
        connection: 'close, x-secret',
        'x-secret': '1',
      },
    })
    const { url, headers } = heardIn(given)
    expect(headers['content-security-policy']).toContain("'strict-dynamic'")
    delete headers['content-security-policy']
    expect(url).toBe('/admin/collections/pages?limit=10')
    expect(headers).toEqual({
      ...kept,
      host: 'www.site.example',
      'x-forwarded-host': 'www.site.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '127.0.0.1',
      connection: 'close',
    })
    expect(given.headers['set-cookie']).toEqual(['a=1', 'b=2'])
  })

  it('are told the address of the visitor, as far as it can be known', async () => {
    const given = await front.ask('/api/users/me', {
      headers: { 'x-forwarded-for': '9.9.9.9, 203.0.113.7' },
    })
    expect(heardIn(given).headers['x-forwarded-for']).toBe('203.0.113.7')
  })

  it('answer with the headers of the front, which win over their own', async () => {
    const { headers } = await front.ask('/admin')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000',
    })
    expect(headers['x-powered-by']).toBeUndefined()
  })

  it('tell Next the policy of the studio with a number of its own for each answer, and the browser the same', async () => {
    const answers = await Promise.all(
      ['/admin/page', '/admin/page', '/admin/page/deep?a=b'].map((path) => front.ask(path)),
    )
    const policies = answers.map(({ headers }) => headers['content-security-policy'])
    expect(policies).toEqual(answers.map(({ text }) => text))
    expect(
      new Set(
        policies.map(
          (policy) => /'nonce-([\w+/]{22}==)' 'strict-dynamic';/.exec(String(policy))?.[1],
        ),
      ).size,
    ).toBe(3)
  })

  it('take no policy from a visitor', async () => {
    const headers = { 'content-security-policy': "script-src 'nonce-mine'", 'x-nonce': 'mine' }
    expect((await front.ask('/admin/page', { headers })).text).not.toContain('mine')
    expect(
      heardIn(await front.ask('/api/x', { headers })).headers['content-security-policy'],
    ).toBeUndefined()
  })

  it.each(['/administrator/', '/admin.html'])(
    'are not what only begins like the studio: %s',
    async (path) => {
      expect((await front.ask(path)).headers['content-security-policy'] ?? '').not.toContain(
        'nonce',
      )
    },
  )

  it('close what the API answers to everything, unless it says itself to what', async () => {
    expect((await front.ask('/api/x')).headers['content-security-policy']).toMatch(
      /^default-src 'none';.* sandbox$/,
    )
    expect((await front.ask('/api/drawing.svg')).headers['content-security-policy']).toBe(
      "default-src 'none'",
    )
    expect((await front.ask('/api/portal/x')).headers['content-security-policy']).toMatch(
      /^default-src 'none';/,
    )
  })

  it('let other sites show public pictures, and nothing else', async () => {
    const policyOf = async (path: string) =>
      (await front.ask(path)).headers['cross-origin-resource-policy']
    expect(await policyOf('/api/media/file/public.webp')).toBe('cross-origin')
    for (const path of [
      '/api/media/file/private.webp',
      '/api/drawing.svg',
      '/api/x',
      '/admin/page',
      '/nl/',
      '/nl',
      '/api/portal/x',
      '/api/media/%00',
    ])
      expect(await policyOf(path)).toBe('same-origin')
  })

  it.each(['POST', 'PATCH'])('take a file from a colleague with %s', async (method) => {
    const body = Buffer.concat([
      Buffer.from(`--b\r\nContent-Disposition: form-data; name="file"\r\n\r\n`),
      Buffer.alloc(5 * MB),
      Buffer.from('\r\n--b--\r\n'),
    ])
    const headers = {
      cookie: sessionOf('users'),
      'content-type': 'multipart/form-data; boundary=b',
    }
    for (const length of [{ 'content-length': body.length }, { 'transfer-encoding': 'chunked' }]) {
      const given = await front.ask('/api/media', {
        method,
        body,
        headers: { ...headers, ...length },
      })
      expect(heardIn(given)).toMatchObject({ method, length: body.length })
    }
  })

  it('give public pictures once, private ones each time', async () => {
    const ask = (name: string, headers = {}) => front.ask(`/api/media/file/${name}`, { headers })
    expect([how(await ask('a.webp')), how(await ask('a.webp'))]).toEqual(['miss', 'hit'])
    expect((await ask('a.webp')).headers).toMatchObject({
      'cache-control': IMMUTABLE,
      'content-type': 'image/webp',
    })
    expect((await ask('a.webp', { cookie: 'hestia-token=anna' })).text).toContain('anna')
    expect((await ask('a.webp')).text).not.toContain('anna')
    expect([how(await ask('private.webp')), how(await ask('private.webp'))]).toEqual([
      'pass',
      'pass',
    ])
    const before = front.usage().entries
    expect((await ask('large.webp')).body).toHaveLength(2 * MB)
    expect(front.usage().entries).toBe(before)
  })

  it('lead from the name without www to the site, but answer a form under any name', async () => {
    const moved = await front.ask('/nl?a=b', { headers: { host: 'site.example' } })
    expect([moved.status, moved.headers.location]).toEqual([
      308,
      'https://www.site.example/nl/?a=b',
    ])
    await front.ask('/nl/')
    expect((await front.ask('/nl/', { headers: { host: 'site.example' } })).status).toBe(308)
    expect(
      (await front.ask('/api/forms/contact', { method: 'POST', headers: { host: 'site.example' } }))
        .status,
    ).toBe(200)
    expect(lastHeard()?.headers.host).toBe('www.site.example')
  })
})

describe('the limits', () => {
  const front = useFront(play, { rendersPerSecond: 2 })

  it.each(['TRACE', 'CONNECT', 'PROPFIND', 'BREW'])('refuse the method %s', async (method) => {
    expect(
      await front.raw(`${method} /nl/ HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n`),
    ).toMatch(/^HTTP\/1\.1 405 /)
  })

  it('tell a person who typed a bare letter that there is no such page', async () => {
    const answer = await front.raw(
      'GET /fr/caf\u00e9/ HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n',
    )
    expect(answer).toMatch(/^HTTP\/1\.1 404 [\s\S]*<html lang="fr">/)
  })

  it.each([
    'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET /nl/\u0000 HTTP/1.1\r\n\r\n',
    'POST /nl/ HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf',
    'POST /api/x HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999\r\n\r\nhalf',
    'GET /nl/broken/ HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET /api/x HTTP/1.1\r\nHost: a\r\n\r\n',
  ])('survive a line that breaks: %j', async (text) => {
    await Promise.all(Array.from({ length: 20 }, () => front.breakOff(text)))
    expect((await front.ask('/robots.txt')).status).toBe(200)
  })

  it('refuse a head that is too long', async () => {
    expect(
      await front.raw(
        `GET /nl/ HTTP/1.1\r\nHost: site.example\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      ),
    ).toMatch(/^HTTP\/1\.1 431 /)
  })

  it.each(['nl', 'fr', 'en', 'de'])(
    'show the page of the site for what cannot be a page in %s',
    async (language) => {
      const byPath = await front.ask(`/${language}/%2F/`)
      const byCookie = await front.ask('/%00/', { headers: { cookie: `language=${language}` } })
      expect([byPath.status, byCookie.status]).toEqual([404, 404])
      expect(
        [byPath.text, byCookie.text].every((text) => text.includes(`lang="${language}"`)),
      ).toBe(true)
    },
  )

  it('limit the work of one sender, and still serve what is cached', async () => {
    await front.ask('/nl/')
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => front.ask(`/nl/work-${at}/`)),
    )
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThanOrEqual(24)
    expect(refused[0]?.headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' })
    expect((await front.ask('/nl/')).status).toBe(200)
    for (const path of ['/', '/nl/preview/']) expect((await front.ask(path)).status).toBe(429)
    expect((await front.ask('/nl/', { headers: { cookie: 'hestia-token=x' } })).status).toBe(429)
    front.clock.time += 60_000
    expect((await front.ask('/nl/work-39/')).status).toBe(200)
  })
})
