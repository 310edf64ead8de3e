import { createHash } from 'node:crypto'

import { describe, expect, it } from '@jest/globals'

import { type Given, type Heard, type Reply, UNTIL_TOLD, useFront } from './support/front'

/** The one inline script on the list of this build. */
const SCRIPT = 'start()'
const hash = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`
/** What Next writes besides. */
const OF_NEXT =
  '<script src="/_next/static/chunks/a.js" async=""></script><script>self.__next_f.push([1,"x"])</script>'

/** A portal that would let everything be kept, if it were asked. */
function play({ method, url, headers }: Heard): Reply {
  const who = /hestia-token=(\w+)/.exec(headers.cookie ?? '')?.[1] ?? 'nobody'
  if (url.includes('broken')) return { status: 500, body: 'Error: at database.ts:1' }
  if (url.includes('unknown')) return { status: 404, body: 'drawn by scripts alone' }
  if (url.includes('closed'))
    return {
      status: 307,
      headers: { ...UNTIL_TOLD, location: '/nl/login/?next=%2Fnl%2Fportal%2F' },
      body: '',
    }
  if (url.includes('papers'))
    return {
      headers: { 'content-type': 'application/pdf', 'cache-control': 'public, max-age=600' },
      body: 'paper',
    }
  return {
    headers: {
      ...UNTIL_TOLD,
      ...(url.includes('portal/') && who !== 'nobody' && { 'set-cookie': 'a=1' }),
    },
    body: `<!doctype html><p>${method} ${url} of ${who} ${String(headers['content-security-policy'] ?? '')}</p><script>${SCRIPT}</script>${OF_NEXT}`,
  }
}

const front = useFront(play, { inlineScripts: [hash] })
const heardOf = (url: string) => front.heard.filter((one) => one.url === url).length

const pages = [
  '/nl/portal/',
  '/fr/portal/100201/history/?page=2',
  '/en/login/',
  '/de/login/?next=%2Fde%2Fportal%2F',
  '/nl/portal/?type=house',
  '/api/portal/papers/1',
]
const cookies = [undefined, 'language=fr', 'hestia-token=anna', 'hestia-view=x; hestia-token=anna']

function expectUnkept({ headers }: Given): void {
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    vary: 'Cookie, Accept-Encoding',
    'x-robots-tag': 'noindex, nofollow',
  })
  expect(headers['x-hestia-cache']).toBe('pass')
}

describe('the portal behind the page front', () => {
  it.each(pages.flatMap((path) => cookies.map((cookie) => [path, cookie] as const)))(
    '%s with the cookie %s is asked for each time and kept nowhere',
    async (path, cookie) => {
      const before = [heardOf(path), front.usage().entries]
      for (const method of ['GET', 'HEAD', 'GET'])
        expectUnkept(await front.ask(path, { method, headers: cookie ? { cookie } : {} }))
      expect([heardOf(path), front.usage().entries]).toEqual([Number(before[0]) + 3, before[1]])
    },
  )

  it('gives each owner his own, also at the same moment', async () => {
    const names = ['anna', 'bert', 'carl', 'anna']
    const all = await Promise.all(
      names.map((name) =>
        front.ask('/nl/portal/', { headers: { cookie: `hestia-token=${name}` } }),
      ),
    )
    expect(all.map(({ text }) => /of (\w+)/.exec(text)?.[1])).toEqual(names)
    expect((await front.ask('/nl/portal/')).text).toContain('of nobody')
  })

  it('runs only the inline scripts of the build and files of the site, and nothing of the framework', async () => {
    const { headers, text } = await front.ask('/nl/portal/')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self' ${hash};`)
    expect(text).toContain(`<script>${SCRIPT}</script>`)
    expect(text).not.toContain('_next')
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("form-action 'self'")
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|https?:/)
  })

  it('takes no policy from a visitor', async () => {
    const headers = { 'content-security-policy': "script-src 'nonce-mine'", 'x-nonce': 'mine' }
    expect((await front.ask('/nl/portal/', { headers })).text).not.toContain('mine')
    await front.ask('/nl/te-koop/', { headers: { ...headers, cookie: 'hestia-token=anna' } })
    expect(front.heard.at(-1)?.headers['content-security-policy']).toBeUndefined()
  })

  it('leads on with an answer after which no form is sent again', async () => {
    for (const [method, path] of [
      ['GET', '/nl/portal/closed/'],
      ['POST', '/api/portal/closed'],
    ] as const) {
      const given = await front.ask(path, { method })
      expect([given.status, given.headers.location]).toEqual([
        303,
        '/nl/login/?next=%2Fnl%2Fportal%2F',
      ])
      expectUnkept(given)
    }
  })

  it('shows a page of its own where nothing is', async () => {
    const given = await front.ask('/fr/portal/unknown/?a=1', {
      headers: { cookie: 'hestia-token=anna' },
    })
    expect([given.status, given.text]).toEqual([
      404,
      expect.stringContaining('GET /fr/portal/-/ of anna'),
    ])
    expectUnkept(given)
    expect((await front.ask('/api/portal/unknown', { method: 'POST' })).status).toBe(404)
  })

  it('says nothing of what is wrong', async () => {
    const given = await front.ask('/nl/portal/broken/')
    expect([given.status, given.text.includes('database')]).toEqual([503, false])
    expect(given.headers['cache-control']).toBe('no-store')
  })

  it('begins at a whole segment', async () => {
    for (const path of ['/nl/portaal/', '/nl/te-koop/portal/', '/nl/login-help/']) {
      await front.ask(path)
      expect((await front.ask(path)).headers['x-hestia-cache']).toBe('hit')
    }
  })
})
