import { describe, expect, it } from '@jest/globals'

import { makeEntry } from './entry'
import { createEdgeCache, type FetchedEntry } from './edgeCache'
import { createCacheStore } from './cacheStore'

const allowed = () => true
const found = async (text: string, mayKeep = true): Promise<FetchedEntry> => ({
  entry: await makeEntry(200, Buffer.from(text), []),
  mayCache: mayKeep,
  isForever: false,
})

/** An edge cache whose fetches are answered by hand, in any order. */
function byHand() {
  const asked: { answer: (text: string, mayKeep?: boolean) => Promise<void>; fail: () => void }[] =
    []
  const clock = { time: 1_000_000 }
  const keeper = createEdgeCache({
    store: createCacheStore(1_000_000),
    now: () => clock.time,
    ask: () =>
      new Promise((resolve, reject) => {
        asked.push({
          answer: async (text, mayKeep) => resolve(await found(text, mayKeep)),
          fail: () => reject(new Error('down')),
        })
      }),
  })
  const get = async (key = '/nl/') => {
    const outcome = await keeper.get(key, allowed)
    return typeof outcome === 'string' ? outcome : `${outcome.how} ${outcome.entry.plain.body}`
  }
  return { keeper, asked, clock, get }
}

describe('the edge cache', () => {
  it('fetches once, however many wait', async () => {
    const { asked, get } = byHand()
    const all = Promise.all(Array.from({ length: 100 }, () => get()))
    await asked[0]?.answer('one')
    expect(new Set(await all)).toEqual(new Set(['miss one']))
    expect(asked).toHaveLength(1)
    expect(await get()).toBe('hit one')
  })

  it('asks for a changed page only when an older fetch of it has ended, because Next would answer with that', async () => {
    const { keeper, asked, get } = byHand()
    const before = get()
    keeper.invalidateAll()
    const after = get()
    const other = get('/fr/')
    expect(asked).toHaveLength(2)
    await asked[0]?.answer('old')
    expect(await before).toBe('miss old')
    await asked[1]?.answer('other')
    expect(await other).toBe('miss other')
    expect(asked).toHaveLength(3)
    await asked[2]?.answer('new')
    expect(await after).toBe('miss new')
    expect(await get()).toBe('hit new')
  })

  it('fetches once more, however many changes there were during a fetch', async () => {
    const { keeper, asked, get } = byHand()
    const before = get()
    keeper.invalidateAll()
    const after = get()
    keeper.invalidateAll()
    const later = get()
    await asked[0]?.answer('old')
    await before
    const last = get()
    await asked[1]?.answer('new')
    expect(await Promise.all([after, later, last])).toEqual(['miss new', 'miss new', 'miss new'])
    expect(asked).toHaveLength(2)
    expect(await get()).toBe('hit new')
  })

  it('does not trust the first answer after a fetch without one: Next may have rendered since then', async () => {
    const { keeper, asked, get } = byHand()
    const first = get()
    keeper.invalidateAll()
    const second = get()
    asked[0]?.fail()
    await expect(first).rejects.toThrow('down')
    await asked[1]?.answer('rendered before the change')
    expect(await second).toBe('miss rendered before the change')
    const third = get()
    await asked[2]?.answer('new')
    expect(await third).toBe('miss new')
    expect(await get()).toBe('hit new')
  })

  it('fetches again after an invalidation during a fetch', async () => {
    const { keeper, asked, get } = byHand()
    const before = get()
    keeper.invalidateAll()
    await asked[0]?.answer('old')
    await before
    expect(keeper.current('/nl/')).toBeUndefined()
    const after = get()
    await asked[1]?.answer('new')
    expect(await after).toBe('miss new')
  })

  it('sends a stale entry while there is no answer, and retries after a pause', async () => {
    const { keeper, asked, clock, get } = byHand()
    const first = get()
    await asked[0]?.answer('one')
    await first
    keeper.invalidateAll()
    const second = get()
    asked[1]?.fail()
    expect(await second).toBe('stale one')
    clock.time += 1_900
    expect(await get()).toBe('stale one')
    expect(asked).toHaveLength(2)
    clock.time += 200
    expect(await get()).toBe('stale one')
    expect(asked).toHaveLength(3)
    await asked[2]?.answer('two')
    await new Promise(setImmediate)
    expect(await get()).toBe('hit two')
  })

  it('waits for an answer again when the failure is long past', async () => {
    const { keeper, asked, clock, get } = byHand()
    const first = get()
    await asked[0]?.answer('one')
    await first
    keeper.invalidateAll()
    const second = get()
    asked[1]?.fail()
    await second
    clock.time += 31_000
    const third = get()
    await asked[2]?.answer('two')
    expect(await third).toBe('miss two')
  })

  it('fails when there is neither an entry nor an answer', async () => {
    const { asked, get } = byHand()
    const first = get()
    asked[0]?.fail()
    await expect(first).rejects.toThrow('down')
  })

  it('drops an entry that may no longer be cached', async () => {
    const { keeper, asked, get } = byHand()
    const first = get()
    await asked[0]?.answer('page')
    await first
    keeper.invalidateAll()
    const second = get()
    await asked[1]?.answer('gone', false)
    expect(await second).toBe('pass gone')
    const third = get()
    asked[2]?.fail()
    await expect(third).rejects.toThrow('down')
  })

  it('stays bounded over 50,000 addresses requested repeatedly', async () => {
    const store = createCacheStore(2_000_000)
    const keeper = createEdgeCache({
      store,
      now: () => 0,
      ask: (key) => found(key.repeat(20), !key.endsWith('7/')),
    })
    for (let at = 0; at < 100_000; at++) {
      await keeper.get(`/nl/${(at * 7919) % 50_000}/`, allowed)
      if (at % 1_000 === 0) keeper.invalidateAll()
    }
    expect(store.usage().bytes).toBeLessThanOrEqual(2_000_000)
    expect(store.usage().bytes).toBeGreaterThan(1_900_000)
  })

  it('sends only cached entries to a client over its limit', async () => {
    const { keeper, asked } = byHand()
    expect(await keeper.get('/nl/', () => false)).toBe('limited')
    expect(asked).toHaveLength(0)
  })
})
