import { describe, expect, it } from '@jest/globals'

import { makeEntry } from './entry'
import { createKeeper, type Found } from './keeper'
import { createStore } from './store'

const allowed = () => true
const found = async (text: string, mayKeep = true): Promise<Found> => ({ entry: await makeEntry(200, Buffer.from(text), []), mayKeep, isForever: false })

/** A keeper whose questions are answered by hand, in any order. */
function byHand() {
  const asked: { answer: (text: string, mayKeep?: boolean) => Promise<void>; fail: () => void }[] = []
  const clock = { time: 1_000_000 }
  const keeper = createKeeper({
    store: createStore(1_000_000),
    now: () => clock.time,
    ask: () =>
      new Promise((resolve, reject) => {
        asked.push({ answer: async (text, mayKeep) => resolve(await found(text, mayKeep)), fail: () => reject(new Error('down')) })
      }),
  })
  const get = async (key = '/nl/') => {
    const outcome = await keeper.get(key, allowed)
    return typeof outcome === 'string' ? outcome : `${outcome.how} ${outcome.entry.plain.body}`
  }
  return { keeper, asked, clock, get }
}

describe('the keeper of pages', () => {
  it('asks once, however many wait', async () => {
    const { asked, get } = byHand()
    const all = Promise.all(Array.from({ length: 100 }, () => get()))
    await asked[0]?.answer('one')
    expect(new Set(await all)).toEqual(new Set(['miss one']))
    expect(asked).toHaveLength(1)
    expect(await get()).toBe('hit one')
  })

  it('shows nobody who comes after a purge what was asked for before it', async () => {
    const { keeper, asked, get } = byHand()
    const before = get()
    keeper.forget()
    const after = get()
    expect(asked).toHaveLength(2)
    await asked[1]?.answer('new')
    expect(await after).toBe('miss new')
    await asked[0]?.answer('old')
    expect(await before).toBe('miss old')
    expect(await get()).toBe('hit new')
  })

  it('asks once after a purge, even when the old answer comes in between', async () => {
    const { keeper, asked, get } = byHand()
    const before = get()
    keeper.forget()
    const after = get()
    await asked[0]?.answer('old')
    await before
    const later = get()
    await asked[1]?.answer('new')
    expect(await Promise.all([after, later])).toEqual(['miss new', 'miss new'])
    expect(asked).toHaveLength(2)
  })

  it('doubts an answer that was on its way during a purge', async () => {
    const { keeper, asked, get } = byHand()
    const before = get()
    keeper.forget()
    await asked[0]?.answer('old')
    await before
    expect(keeper.current('/nl/')).toBeUndefined()
    const after = get()
    await asked[1]?.answer('new')
    expect(await after).toBe('miss new')
  })

  it('shows what it has while there is no answer, and asks again after a pause', async () => {
    const { keeper, asked, clock, get } = byHand()
    const first = get()
    await asked[0]?.answer('one')
    await first
    keeper.forget()
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

  it('waits for the answer again when the failure is long past', async () => {
    const { keeper, asked, clock, get } = byHand()
    const first = get()
    await asked[0]?.answer('one')
    await first
    keeper.forget()
    const second = get()
    asked[1]?.fail()
    await second
    clock.time += 31_000
    const third = get()
    await asked[2]?.answer('two')
    expect(await third).toBe('miss two')
  })

  it('says so when there is neither a page nor an answer', async () => {
    const { asked, get } = byHand()
    const first = get()
    asked[0]?.fail()
    await expect(first).rejects.toThrow('down')
  })

  it('drops a page that may no longer be kept', async () => {
    const { keeper, asked, get } = byHand()
    const first = get()
    await asked[0]?.answer('page')
    await first
    keeper.forget()
    const second = get()
    await asked[1]?.answer('gone', false)
    expect(await second).toBe('pass gone')
    const third = get()
    asked[2]?.fail()
    await expect(third).rejects.toThrow('down')
  })

  it('stays bounded over 50,000 addresses asked for again and again', async () => {
    const store = createStore(2_000_000)
    const keeper = createKeeper({ store, now: () => 0, ask: (key) => found(key.repeat(20), !key.endsWith('7/')) })
    for (let at = 0; at < 100_000; at++) {
      await keeper.get(`/nl/${(at * 7919) % 50_000}/`, allowed)
      if (at % 1_000 === 0) keeper.forget()
    }
    expect(store.usage().bytes).toBeLessThanOrEqual(2_000_000)
    expect(store.usage().bytes).toBeGreaterThan(1_900_000)
  })

  it('lets a visitor who asked too much have only what is there', async () => {
    const { keeper, asked } = byHand()
    expect(await keeper.get('/nl/', () => false)).toBe('limited')
    expect(asked).toHaveLength(0)
  })
})
