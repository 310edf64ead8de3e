import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import type { Entry } from './entry'
import { createCacheStore } from './cacheStore'

const entry = (size: number): Entry => ({
  status: 200,
  headers: [],
  takesRanges: false,
  plain: { body: Buffer.alloc(size), etag: null, headers: [], unmodified: [] },
})
const fresh = { epoch: 0, isForever: false }

describe('the store of the edge cache', () => {
  it('never holds more than its limit', () => {
    const step = fc.record({
      key: fc.integer({ min: 0, max: 40 }),
      size: fc.integer({ min: 0, max: 60_000 }),
      drop: fc.boolean(),
      use: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const store = createCacheStore(150_000)
        for (const { key, size, drop, use } of steps) {
          if (drop) store.drop(`/${key}`)
          else store.put(`/${key}`, entry(size), fresh)
          const kept = store.get(`/${key}`)
          if (use && kept) kept.used = true
          expect(store.usage().bytes).toBeLessThanOrEqual(150_000)
        }
        for (let key = 0; key <= 40; key++) store.drop(`/${key}`)
        expect(store.usage()).toEqual({ entries: 0, bytes: 0 })
      }),
      { numRuns: 60 },
    )
  })

  it('drops unused entries before used ones', () => {
    const store = createCacheStore(100_000)
    store.put('/read/', entry(20_000), fresh)
    for (let at = 0; at < 50; at++) {
      const kept = store.get('/read/')
      if (kept) kept.used = true
      store.put(`/once/${at}/`, entry(20_000), fresh)
    }
    expect(store.get('/read/')).toBeDefined()
    expect(store.get('/once/0/')).toBeUndefined()
  })

  it('does not hold an entry larger than its limit', () => {
    const store = createCacheStore(10_000)
    store.put('/', entry(20_000), fresh)
    expect(store.usage()).toEqual({ entries: 0, bytes: 0 })
  })
})
