import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

import { createLane } from './admission/lane'
import { HttpError } from './httpError'
import { createUpstream } from './upstream'

const lane = createLane({ concurrency: 1, queueSize: 1, timeoutMs: 60_000 })
/** Accepts everything and sends nothing, only the start of an answer, or a whole one. */
const silent = http.createServer((request, response) => {
  request.resume()
  if (request.url === '/now') response.end('now')
  if (request.url === '/half') response.writeHead(200, { 'content-length': 100 }).write('half')
})
let upstream: ReturnType<typeof createUpstream>
let front: http.Server
const seen: unknown[] = []

const portOf = (server: http.Server) => (server.address() as AddressInfo).port
const note = (error: unknown) => seen.push(error instanceof HttpError ? error.status : error)

async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
  await upstream
    .pass(request, response, {
      path: '/',
      headers: {},
      timeoutMs: 30,
      lane,
      body: Buffer.from('x'),
    })
    .catch(note)
  response.end()
}

beforeAll(async () => {
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  upstream = createUpstream(`http://127.0.0.1:${portOf(silent)}`)
  front = http.createServer((request, response) => void pass(request, response))
  await once(front.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => {
  upstream.close()
  for (const server of [silent, front]) {
    server.closeAllConnections()
    server.close()
  }
})

describe('a request that is not answered', () => {
  it('is given up in time, and its place is free again', async () => {
    for (let round = 0; round < 3; round++)
      await fetch(`http://127.0.0.1:${portOf(front)}`, { method: 'POST' })
    expect(seen).toEqual([503, 503, 503])
  })

  it('is given up when the answer stops in the middle', async () => {
    const given = upstream.read({ path: '/half', headers: {}, timeoutMs: 30, lane }, 1_000)
    await expect(given).rejects.toMatchObject({ status: 503 })
    ;(await lane())()
  })
})

it('asks Next many times for one visitor, and leaves at most the last question on the answer', async () => {
  const asked = { path: '/now', headers: {}, timeoutMs: 5_000, lane, body: undefined }
  const visitor = http.createServer((request, response) => {
    const askOften = async () => {
      const before = response.listenerCount('close')
      for (let round = 0; round < 5; round++) {
        const answer = await upstream.pass(request, response, asked)
        await once(answer.resume(), 'close')
      }
      response.end(String(response.listenerCount('close') - before))
    }
    void askOften()
  })
  await once(visitor.listen(0, '127.0.0.1'), 'listening')
  const answer = await fetch(`http://127.0.0.1:${portOf(visitor)}`)
  expect(Number(await answer.text())).toBeLessThan(2)
  visitor.closeAllConnections()
  visitor.close()
})
