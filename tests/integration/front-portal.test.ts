import { describe, expect, it } from '@jest/globals'

import { type Given, type Heard, type Reply, UNTIL_TOLD, useFront } from './support/front'

/** Next takes the number for its scripts from the policy it is asked with. */
const nonceIn = (policy: unknown) => /'nonce-([^']+)'/.exec(String(policy))?.[1] ?? 'none'

/** A portal that would let everything be kept, if it were asked. */
function play({ method, url, headers }: Heard): Reply {
  const who = /hestia-token=(\w+)/.exec(headers.cookie ?? '')?.[1] ?? 'nobody'
  const script = `<script nonce="${nonceIn(headers['content-security-policy'])}">start()</script>`
  if (url.includes('broken')) return { status: 500, body: 'Error: at database.ts:1' }
  if (url.includes('unknown')) return { status: 404, body: 'drawn by scripts alone' }
  if (url.includes('closed')) return { status: 307, headers: { ...UNTIL_TOLD, location: '/nl/login/?next=%2Fnl%2Fportal%2F' }, body: '' }
  if (url.includes('papers')) return { headers: { 'content-type': 'application/pdf', 'cache-control': 'public, max-age=600' }, body: 'paper' }
  return {
    headers: { ...UNTIL_TOLD, ...(url.includes('portal/') && who !== 'nobody' && { 'set-cookie': 'a=1' }) },
    body: `<!doctype html><p>${method} ${url} of ${who}</p>${script}`,
  }
}

const front = useFront(play)
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
  expect(headers).toMatchObject({ 'cache-control': 'private, no-store', vary: 'Cookie, Accept-Encoding', 'x-robots-tag': 'noindex, nofollow' })
  expect(headers['x-hestia-cache']).toBe('pass')
}

describe('the portal behind the page front', () => {
  it.each(pages.flatMap((path) => cookies.map((cookie) => [path, cookie] as const)))(
    '%s with the cookie %s is asked for each time and kept nowhere',
    async (path, cookie) => {
      const before = [heardOf(path), front.usage().entries]
      for (const method of ['GET', 'HEAD', 'GET']) expectUnkept(await front.ask(path, { method, headers: cookie ? { cookie } : {} }))
      expect([heardOf(path), front.usage().entries]).toEqual([Number(before[0]) + 3, before[1]])
    },
  )

  it('gives each owner his own, also at the same moment', async () => {
    const names = ['anna', 'bert', 'carl', 'anna']
    const all = await Promise.all(names.map((name) => front.ask('/nl/portal/', { headers: { cookie: `hestia-token=${name}` } })))
    expect(all.map(({ text }) => /of (\w+)/.exec(text)?.[1])).toEqual(names)
    expect((await front.ask('/nl/portal/')).text).toContain('of nobody')
  })

  it('lets run only what carries the number of this very answer', async () => {
    const [one, other] = await Promise.all([front.ask('/nl/portal/'), front.ask('/nl/portal/')])
    const numbers = [one, other].map(({ headers }) => nonceIn(headers['content-security-policy']))
    expect(numbers[0]).not.toBe(numbers[1])
    expect(numbers.every((number) => Buffer.from(number, 'base64').length === 16)).toBe(true)
    expect([one, other].map(({ text }) => /nonce="([^"]+)"/.exec(text)?.[1])).toEqual(numbers)
    const policy = String(one.headers['content-security-policy'])
    expect(policy).toContain(`script-src 'nonce-${numbers[0]}' 'strict-dynamic';`)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("form-action 'self'")
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|https?:/)
  })

  it('does not take a number from who asks', async () => {
    const headers = { 'content-security-policy': "script-src 'nonce-mine'", 'x-nonce': 'mine' }
    expect((await front.ask('/nl/portal/', { headers })).text).not.toContain('mine')
    await front.ask('/nl/te-koop/', { headers: { ...headers, cookie: 'hestia-token=anna' } })
    expect(front.heard.at(-1)?.headers['content-security-policy']).toBeUndefined()
  })

  it('leads on with an answer after which no form is sent again', async () => {
    for (const method of ['GET', 'POST']) {
      const given = await front.ask('/nl/portal/closed/', { method })
      expect([given.status, given.headers.location]).toEqual([303, '/nl/login/?next=%2Fnl%2Fportal%2F'])
      expectUnkept(given)
    }
  })

  it('shows a page of its own where nothing is', async () => {
    const given = await front.ask('/fr/portal/unknown/?a=1', { headers: { cookie: 'hestia-token=anna' } })
    expect([given.status, given.text]).toEqual([404, expect.stringContaining('GET /fr/portal/-/ of anna')])
    expectUnkept(given)
    expect((await front.ask('/api/portal/unknown')).status).toBe(404)
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
