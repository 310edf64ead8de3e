import http from 'node:http'

import { afterAll, describe, expect, it } from '@jest/globals'

import { useFront } from './support/front'

const STORE_BYTES = 1_000_000
const CONCURRENCY = 500

const front = useFront(
  ({ url }) => (url.includes('unknown') ? { status: 404, body: 'missing' } : { body: url }),
  { storeBytes: STORE_BYTES },
)
const agent = new http.Agent({ keepAlive: true, maxSockets: 32 })
afterAll(() => agent.destroy())

async function askAll(count: number, path: (at: number) => string): Promise<void> {
  for (let at = 0; at < count; at += CONCURRENCY) {
    await Promise.all(
      Array.from({ length: CONCURRENCY }, (_, more) => front.ask(path(at + more), { agent })),
    )
    expect(front.usage().bytes).toBeLessThanOrEqual(STORE_BYTES)
  }
}

describe('the room of the store', () => {
  it('is not taken by 10,000 addresses that do not exist', async () => {
    await askAll(10_000, (at) => `/nl/unknown-${at * 7919}/`)
    expect(front.usage()).toEqual({ entries: 0, bytes: 0 })
  })

  it('stays bounded over pages that do, and goes to the last of them', async () => {
    await askAll(4_000, (at) => `/nl/many-${at}/`)
    expect(front.usage().bytes).toBeGreaterThan(STORE_BYTES / 2)
    const answers = [await front.ask('/nl/many-3999/'), await front.ask('/nl/many-0/')]
    expect(answers.map(({ headers }) => headers['x-hestia-cache'])).toEqual(['hit', 'miss'])
  })
})
