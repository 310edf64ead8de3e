import { createHash } from 'node:crypto'
import zlib from 'node:zlib'

import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals'

import { type Given, type Heard, type Reply, UNTIL_TOLD, useFront } from './support/front'

const SECRET = 'Bearer of the secret'
/** The one inline script on the list of this build. */
const SCRIPT = 'start()'
const hash = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`
const reported: string[] = []
const page = (text: string) =>
  `<!doctype html><body><p>${text}</p>${'<p>Een huis met een tuin.</p>'.repeat(60)}<script>${SCRIPT}</script><script>alert("${text}")</script></body>`

const NOT_KEPT = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate',
}

/** A small site: what each address says, and how it may be kept. */
const site = { version: 1, gate: Promise.resolve(), status: 200 }
async function play({ method, url, headers }: Heard): Promise<Reply> {
  if (url.startsWith('/api/internal/revalidate'))
    return { status: headers.authorization === SECRET ? 204 : 404 }
  if (url === '/api/nothing') return { status: 204 }
  const { version, status } = site
  await site.gate
  if (status !== 200) return { status, body: 'Error: at database.ts:1' }
  const former = /^\/..\/-\/.+\/(404|410)\d*\/$/.exec(url)?.[1]
  if (former)
    return {
      headers: NOT_KEPT,
      body: `<meta name="hestia-status" content="${former}"/>${page(`${url} was a listing`)}`,
    }
  if (/^\/..\/-\/$/.test(url)) return { body: page(`${url} is missing`) }
  if (url.includes('moved')) return { status: 308, headers: { location: '/nl/here/?type=1' } }
  if (/unknown|\/-\/|^\/property\//.test(url)) return { status: 404, body: page('missing') }
  if (url.includes('slow-change'))
    return { headers: { ...UNTIL_TOLD, 'cache-control': 's-maxage=60' }, body: page('timed') }
  if (url.includes('cookie'))
    return { headers: { ...UNTIL_TOLD, 'set-cookie': 'who=anna' }, body: page('anna') }
  if (url.includes('large')) return { body: page('x'.repeat(5_000_000)) }
  if (url.startsWith('/_next/static/'))
    return {
      headers: {
        'content-type': 'application/javascript',
        'cache-control': 'public, max-age=31536000, immutable',
      },
      body: 'run()',
    }
  if (url === '/robots.txt')
    return {
      headers: { 'content-type': 'text/plain', 'cache-control': 's-maxage=31536000' },
      body: 'User-agent: *',
    }
  const name = /hestia-token=(\w+)/.exec(headers.cookie ?? '')?.[1]
  return {
    headers: {
      ...UNTIL_TOLD,
      'x-powered-by': 'Next',
      'x-nextjs-cache': 'HIT',
      'referrer-policy': 'unsafe-url',
      etag: '"of-next"',
    },
    body: page(`${method} ${url} ${version} ${name ?? 'nobody'}`),
  }
}

const front = useFront(play, {
  inlineScripts: [hash],
  onUnknownScript: (script) => reported.push(script),
})
const how = ({ headers }: Given) => headers['x-hestia-cache']
const purge = () =>
  front.ask('/api/internal/revalidate', {
    method: 'POST',
    headers: { authorization: SECRET },
    body: '{}',
  })
const heardOf = (url: string) => front.heard.filter((one) => one.url === url).length

beforeEach(() => {
  Object.assign(site, { version: 1, gate: Promise.resolve(), status: 200 })
})

describe('an answer from the store', () => {
  it('is for browsers to ask about again, never for others to keep', async () => {
    const first = await front.ask('/nl/')
    const second = await front.ask('/nl/?utm=1', {
      headers: { cookie: 'consent=set; language=fr', 'accept-language': 'fr' },
    })
    expect([how(first), how(second), heardOf('/nl/')]).toEqual(['miss', 'hit', 1])
    expect(second.text).toBe(first.text)
    expect(second.headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'Accept-Encoding',
      'content-type': 'text/html; charset=utf-8',
    })
    expect(Object.keys(second.headers)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^x-(powered|nextjs)/)]),
    )
  })

  it.each([
    ['br', (body: Buffer) => zlib.brotliDecompressSync(body)],
    ['gzip', (body: Buffer) => zlib.gunzipSync(body)],
    [undefined, (body: Buffer) => body],
  ])('says the same in the encoding %s, under a tag of its own', async (encoding, decode) => {
    const headers = { 'accept-encoding': encoding ?? 'identity' }
    const whole = await front.ask('/nl/encoded/', { headers })
    expect(whole.headers['content-encoding']).toBe(encoding)
    expect(String(decode(whole.body))).toContain('GET /nl/encoded/ 1 nobody')
    const head = await front.ask('/nl/encoded/', { method: 'HEAD', headers })
    expect([head.status, head.text, head.headers['content-length']]).toEqual([
      200,
      '',
      whole.headers['content-length'],
    ])
    const etag = String(whole.headers.etag)
    const again = await front.ask('/nl/encoded/', {
      headers: { ...headers, 'if-none-match': `"x", W/${etag}` },
    })
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag])
    expect(again.headers['content-security-policy']).toBe(whole.headers['content-security-policy'])
    const other = await front.ask('/nl/encoded/', {
      headers: { ...headers, 'if-none-match': '"another"' },
    })
    expect(other.status).toBe(200)
  })

  it('has another tag in each encoding, since the bytes differ', async () => {
    const all = await Promise.all(
      ['br', 'gzip', 'identity'].map((encoding) =>
        front.ask('/nl/', { headers: { 'accept-encoding': encoding } }),
      ),
    )
    expect(new Set(all.map(({ headers }) => headers.etag)).size).toBe(3)
  })

  it('carries a policy that runs our scripts only and reports others, and the headers of the front', async () => {
    const { headers } = await front.ask('/nl/policy/')
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${hash};`)
    expect(reported).toContain('alert("GET /nl/policy/ 1 nobody")')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(headers['strict-transport-security']).toBeUndefined()
  })

  it.each(['/nl/unknown/', '/nl/slow-change/', '/nl/cookie/', '/nl/large/', '/nl/preview/'])(
    'is not made of %s',
    async (path) => {
      const before = front.usage().entries
      expect(how(await front.ask(path))).not.toBe('hit')
      const again = await front.ask(path)
      expect(how(again)).not.toBe('hit')
      expect(front.usage().entries).toBe(before)
      expect(again.headers['cache-control']).not.toContain('s-maxage')
      expect(again.headers['set-cookie']).toBeUndefined()
      expect(heardOf(path)).toBeGreaterThan(1)
    },
  )

  it('is asked for once by a thousand visitors at the same time', async () => {
    const all = await Promise.all(Array.from({ length: 1_000 }, () => front.ask('/nl/popular/')))
    expect(new Set(all.map(({ text }) => text)).size).toBe(1)
    expect(heardOf('/nl/popular/')).toBe(1)
  })
})

describe('one person’s answer', () => {
  it.each(['hestia-token=anna', '__prerender_bypass=anna; hestia-token=anna'])(
    'with %s reaches only its sender, and is not cached',
    async (cookie) => {
      const path = `/nl/own-${cookie.length}/`
      const own = await front.ask(path, { headers: { cookie } })
      expect(own.text).toContain('anna')
      expect(own.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'strict-origin-when-cross-origin',
      })
      expect(
        Object.keys(own.headers).filter((name) => /^(etag$|x-powered-by$|x-nextjs)/.test(name)),
      ).toEqual([])
      expect((await front.ask(path)).text).toContain('nobody')
      expect(
        (await front.ask(path, { headers: { cookie: cookie.replaceAll('anna', 'bert') } })).text,
      ).toContain('bert')
      expect((await front.ask(path)).text).toContain('nobody')
    },
  )

  it('is not given to who asks at the same moment', async () => {
    const asked = ['anna', 'nobody', 'bert', 'nobody'].map(async (name) => {
      const { text } = await front.ask('/nl/together/', {
        headers: name === 'nobody' ? {} : { cookie: `hestia-token=${name}` },
      })
      return text.includes(`1 ${name}`)
    })
    expect(await Promise.all(asked)).toEqual([true, true, true, true])
  })

  it('to a form is passed on with what the form needs', async () => {
    const headers = {
      cookie: 'a=b',
      'next-action': 'abc',
      'content-type': 'text/plain',
      'x-middleware-subrequest': 'x',
      'x-forwarded-host': 'evil.example',
    }
    const given = await front.ask('/api/forms/contact?x=1', {
      method: 'POST',
      headers,
      body: 'hello',
    })
    expect(given.headers['cache-control']).toBe('s-maxage=31536000')
    const heard = front.heard.at(-1)
    expect(heard).toMatchObject({
      method: 'POST',
      url: '/api/forms/contact?x=1',
      body: 'hello',
      headers: { cookie: 'a=b', 'next-action': 'abc', host: 'site.example' },
    })
    expect(heard?.headers).toMatchObject({
      'x-forwarded-host': 'site.example',
      'x-forwarded-for': '127.0.0.1',
    })
    expect(heard?.headers['x-middleware-subrequest']).toBeUndefined()
  })

  it('at the bare address depends on nothing but the language', async () => {
    const headers = {
      cookie: 'a=b; language=fr; consent=set',
      'accept-language': 'fr-BE',
      rsc: '1',
      'user-agent': 'me',
      'x-forwarded-for': '1.2.3.4',
    }
    const given = await front.ask('/te-koop/', { headers })
    expect(given.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'Cookie, Accept-Language, Accept-Encoding',
    })
    const { connection, ...heard } = front.heard.at(-1)?.headers ?? {}
    expect(connection).toBe('keep-alive')
    expect(heard).toEqual({
      host: 'site.example',
      'x-forwarded-host': 'site.example',
      'x-forwarded-proto': 'http',
      'accept-encoding': 'identity',
      'accept-language': 'fr-BE',
      cookie: 'language=fr',
    })
  })
})

describe('a purge', () => {
  it('makes the next visitor see the change', async () => {
    await front.ask('/nl/changed/')
    site.version = 2
    expect((await front.ask('/nl/changed/')).text).toContain(' 1 nobody')
    expect((await purge()).status).toBe(204)
    expect((await front.ask('/nl/changed/')).text).toContain(' 2 nobody')
    expect(how(await front.ask('/nl/changed/'))).toBe('hit')
  })

  it('is refused without the secret', async () => {
    await front.ask('/nl/guarded/')
    const asStranger = await front.ask('/api/internal/revalidate', {
      method: 'POST',
      headers: { authorization: `${SECRET}x` },
      body: '{}',
    })
    expect(asStranger.status).toBe(404)
    expect((await front.ask('/api/nothing', { method: 'POST' })).status).toBe(204)
    expect(how(await front.ask('/nl/guarded/'))).toBe('hit')
  })

  it('has a page that is on its way asked for once more, after it has come', async () => {
    let open: (value?: undefined) => void = () => {}
    site.gate = new Promise((resolve) => (open = resolve))
    const early = front.ask('/nl/race/')
    while (heardOf('/nl/race/') === 0) await new Promise(setImmediate)
    await purge()
    site.version = 2
    const late = front.ask('/nl/race/')
    // Another request is answered meanwhile, so that the late one has been heard too.
    await front.ask('/api/nothing', { method: 'POST' })
    expect(heardOf('/nl/race/')).toBe(1)
    open()
    expect((await early).text).toContain(' 1 nobody')
    expect((await late).text).toContain(' 2 nobody')
    expect((await front.ask('/nl/race/')).text).toContain(' 2 nobody')
  })

  it('leaves the files of the build alone', async () => {
    const path = '/_next/static/chunks/a.js'
    await front.ask(path)
    await purge()
    expect(
      how(await front.ask(`${path}?dpl=1`, { headers: { cookie: 'hestia-token=anna' } })),
    ).toBe('hit')
    expect(heardOf(path)).toBe(1)
  })
})

describe('where there is nothing', () => {
  it.each([
    ['/nl/unknown/', 'nl'],
    ['/fr/unknown/', 'fr'],
    ['/unknown/', 'nl'],
    ['/de/-/', 'de'],
    ['/en/unknown-preview/', 'en'],
  ])('%s gets the page that says so in its language, and 404', async (path, language) => {
    const answer = await front.ask(path)
    expect(answer.status).toBe(404)
    expect(answer.text).toContain(`/${language}/-/ is missing`)
  })

  it('speaks the language a visitor chose', async () => {
    expect((await front.ask('/unknown/', { headers: { cookie: 'language=fr' } })).text).toContain(
      '/fr/-/ is missing',
    )
  })
})

describe('where a listing was, or never was', () => {
  it.each([
    ['/nl/unknown/gent/huis/4101/', 410, '/nl/-/unknown/gent/huis/4101/'],
    ['/fr/unknown/gand/maison/4041/', 404, '/fr/-/unknown/gand/maison/4041/'],
    ['/property/4102/', 410, '/nl/-/property/4102/'],
  ])('%s gets a page of its own, and %d', async (path, status, page) => {
    const answer = await front.ask(path)
    expect([answer.status, how(answer)]).toEqual([status, 'pass'])
    expect(answer.text).toContain(`${page} was a listing`)
    expect(answer.headers['cache-control']).toContain('no-store')
  })

  it('leaves nothing behind, however many numbers are tried', async () => {
    await front.ask('/nl/unknown/gent/huis/4100/')
    const before = front.usage()
    for (let number = 41000; number < 41020; number++)
      expect((await front.ask(`/nl/unknown/gent/huis/${number}/`)).status).toBe(410)
    expect(front.usage()).toEqual(before)
  })

  it('says no more than that there is nothing when no such page can be drawn', async () => {
    for (const path of ['/nl/unknown/gent/huis/7/', '/property/7/']) {
      const answer = await front.ask(path)
      expect([answer.status, answer.text.includes('/nl/-/ is missing')]).toEqual([404, true])
    }
  })

  it('tells staff who are logged in the same', async () => {
    const answer = await front.ask('/property/4104/', { headers: { cookie: 'hestia-token=anna' } })
    expect([answer.status, answer.text.includes('/nl/-/property/4104/ was a listing')]).toEqual([
      410,
      true,
    ])
  })

  it('cannot be requested by its own address', async () => {
    const answer = await front.ask('/nl/-/unknown/gent/huis/4101/')
    expect([answer.status, answer.text.includes('/nl/-/ is missing')]).toEqual([404, true])
    expect(front.heard.at(-1)?.url).not.toContain('/-/unknown/')
  })

  it('speaks the language a visitor chose', async () => {
    expect(
      (await front.ask('/property/4103/', { headers: { cookie: 'language=fr' } })).text,
    ).toContain('/fr/-/property/4103/ was a listing')
  })
})

describe('a redirect', () => {
  it('keeps the keys that Next is not told, for strangers and for who is logged in', async () => {
    const led = async (headers = {}) =>
      (await front.ask('/nl/moved/?utm_source=mail&type=2', { headers })).headers.location
    expect(await led()).toBe('/nl/here/?type=1&utm_source=mail')
    expect(await led({ cookie: 'hestia-token=a' })).toBe('/nl/here/?type=1&utm_source=mail')
    expect((await front.ask('/nl/moved/')).headers.location).toBe('/nl/here/?type=1')
  })
})

describe('while Next does not answer', () => {
  beforeAll(() => front.ask('/nl/steady/'))

  it.each([500, 503])('shows what it has instead of a %d', async (status) => {
    await front.ask(`/nl/fault-${status}/`)
    await purge()
    site.status = status
    const given = await front.ask(`/nl/fault-${status}/`)
    expect([given.status, how(given)]).toEqual([200, 'stale'])
    const unknown = await front.ask('/fr/never-seen/')
    expect([unknown.status, unknown.headers['retry-after']]).toEqual([503, '10'])
    expect(unknown.text).toContain('lang="fr"')
    expect(unknown.text).not.toContain('database.ts')
  })

  it('shows what it has, says when to come back, and recovers by itself', async () => {
    await front.ask('/nl/steady/')
    await purge()
    await front.kill()
    const whileDown = await front.ask('/nl/steady/')
    expect([whileDown.status, how(whileDown)]).toEqual([200, 'stale'])
    for (const path of ['/de/never-seen/', '/', '/de/%2F/', '/api/users'])
      expect((await front.ask(path)).status).toBe(path.includes('%') ? 404 : 503)
    expect((await front.ask('/api/forms/contact', { method: 'POST', body: 'x' })).status).toBe(503)
    await front.revive()
    site.version = 3
    expect(how(await front.ask('/nl/steady/'))).toBe('stale')
    front.clock.time += 40_000
    expect((await front.ask('/nl/steady/')).text).toContain(' 3 nobody')
    expect((await front.ask('/de/never-seen/')).status).toBe(200)
  })
})
