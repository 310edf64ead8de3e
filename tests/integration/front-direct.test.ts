import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

import { afterAll, expect, it } from '@jest/globals'

import { createDirectServer } from '@/server/direct'

import { sessionOf, useFront } from './support/front'

const HTML = { 'content-type': 'text/html; charset=utf-8' }

const direct = createDirectServer(
  ({ pathname, search }) =>
    pathname.includes('/kapot/')
      ? Promise.reject(new Error('at database.ts:1'))
      : Promise.resolve(
          pathname.includes('/nergens/')
            ? new Response(null, { status: 404 })
            : new Response(`beside ${pathname}${search}`, { headers: HTML }),
        ),
  () => undefined,
)
await once(direct.listen(0, '127.0.0.1'), 'listening')
afterAll(() => void direct.close())

const front = useFront(
  ({ url }) => ({ headers: HTML, body: `Next ${url}`, status: url.includes('/-/') ? 404 : 200 }),
  { directUrl: `http://127.0.0.1:${(direct.address() as AddressInfo).port}` },
)
const answerOf = async (path: string, cookie = '') =>
  (await front.ask(path, { headers: { cookie } })).text

it.each([
  ['/nl/te-koop/?page=2&utm=x', 'beside /nl/te-koop/?page=2'],
  ['/api/search/properties?lang=nl&q=huis&x=1', 'beside /api/search/properties?lang=nl&q=huis'],
  ['/nl/te-koop/', 'Next /nl/te-koop/'],
  ['/nl/contact/?typed=abc', 'Next /nl/contact/?typed=abc'],
  ['/nl/kosten/?price=200000&years=20', 'Next /nl/kosten/?price=200000&years=20'],
  ['/nl/preview/pages/1/', 'Next /nl/preview/pages/1/'],
  ['/api/map/count?lang=nl', 'Next /api/map/count?lang=nl'],
])('%s is answered by: %s', async (path, text) => {
  expect(await answerOf(path)).toBe(text)
})

it('a visitor with a session is answered by Next, which knows sessions', async () => {
  expect(await answerOf('/nl/te-koop/?page=2', sessionOf('users'))).toBe('Next /nl/te-koop/?page=2')
})

it('an error beside Next is shown as one of ours, and a page that is not there as not found', async () => {
  const broken = await front.ask('/nl/kapot/?page=2')
  expect([broken.status, broken.text]).toEqual([503, expect.not.stringContaining('database')])
  expect((await front.ask('/nl/nergens/?page=2')).status).toBe(404)
})
