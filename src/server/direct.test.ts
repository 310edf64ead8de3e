import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

import { createDirectServer } from './direct'

const lines: string[] = []
const server = createDirectServer(
  ({ pathname, search }) => {
    if (pathname === '/broken/') return Promise.reject(new Error('no such column'))
    if (pathname === '/moved/')
      return Promise.resolve({ status: 307, headers: { Location: '/nl/' } })
    if (pathname === '/page/')
      return Promise.resolve({ status: 200, headers: {}, body: Buffer.from('<p>Één</p>') })
    return Promise.resolve(
      new Response(`é ${pathname}${search}`, { headers: { 'Content-Type': 'text/plain' } }),
    )
  },
  (line) => lines.push(line),
)
const ask = (path: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { redirect: 'manual' })

beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => void server.close())

it('sends status, headers and body of an answer', async () => {
  const answer = await ask('/nl/te-koop/?city=1%2C2')
  expect(await answer.text()).toBe('é /nl/te-koop/?city=1%2C2')
  expect(answer.headers.get('content-type')).toBe('text/plain')
  expect(answer.headers.get('content-length')).toBe('26')
})

it('sends bytes as they are', async () => {
  const answer = await ask('/page/')
  expect([await answer.text(), answer.headers.get('content-length')]).toEqual(['<p>Één</p>', '12'])
})

it('sends a redirect without a body', async () => {
  const answer = await ask('/moved/')
  expect([answer.status, answer.headers.get('location'), await answer.text()]).toEqual([
    307,
    '/nl/',
    '',
  ])
})

it('logs what fails without the query, tells nothing of it, and goes on', async () => {
  const answer = await ask('/broken/?q=An')
  expect([answer.status, await answer.text()]).toEqual([500, ''])
  expect(lines).toEqual([expect.stringMatching(/^site: GET \/broken\/ failed: Error: no such/)])
  expect((await ask('/nl/')).status).toBe(200)
})
