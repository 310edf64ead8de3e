import { afterEach, describe, expect, it } from '@jest/globals'
import zlib from 'node:zlib'

import { type Entry, makeEntry } from './entry'
import { createRecompressor } from './recompressor'
import { createCacheStore } from './cacheStore'

const fresh = { epoch: 0, isForever: false }
const list = (start: number) =>
  Array.from(
    { length: 400 },
    (_, at) => `<li><a href="/nl/te-koop/huis/${start + at * 7919}/">${at} m²</a></li>`,
  ).join('')
const pageOf = (start: number) =>
  makeEntry(200, Buffer.from(list(start)), ['content-type', 'text/html', 'cache-control', 'public'])
const lengthOf = ({ brotli }: Entry) => brotli?.body.length ?? 0

/** A store with some pages, all of which were requested. */
async function polishing(count: number) {
  const store = createCacheStore(10_000_000)
  const polish = createRecompressor(store)
  const before: Entry[] = []
  for (let at = 0; at < count; at++) {
    before.push(await pageOf(at))
    store.put(`/${at}/`, before[at] ?? (await pageOf(at)), fresh)
  }
  const ask = (at: number) => {
    const kept = store.get(`/${at}/`)
    if (kept) polish(`/${at}/`, kept)
  }
  return { store, before, ask }
}

/** The test that runs. One that has failed must not wait on: its process would never end. */
let current = {}
afterEach(() => {
  current = {}
})

/** Waits until everything handed in before has been processed. */
async function until(isDone: () => boolean): Promise<void> {
  const own = current
  while (!isDone() && own === current) await new Promise(setImmediate)
}

describe('recompressing entries', () => {
  it('makes them smaller, with the same content and ETag', async () => {
    const { store, before, ask } = await polishing(3)
    for (const at of [0, 1, 2]) ask(at)
    await until(() => store.get('/2/')?.isRecompressed === true)
    before.forEach((old, at) => {
      const entry = store.get(`/${at}/`)?.entry
      expect(entry && lengthOf(entry)).toBeLessThan(lengthOf(old))
      expect(String(zlib.brotliDecompressSync(entry?.brotli?.body ?? Buffer.alloc(0)))).toBe(
        list(at),
      )
      expect(entry?.brotli?.headers).toEqual([
        'content-length',
        String(entry?.brotli?.body.length),
        ...(old.brotli?.headers.slice(2) ?? []),
      ])
    })
  })

  it('counts what it saves, so that an emptied store has no bytes', async () => {
    const { store, ask } = await polishing(2)
    const full = store.usage().bytes
    for (const at of [0, 1]) ask(at)
    await until(() => store.get('/1/')?.isRecompressed === true)
    expect(store.usage().bytes).toBeLessThan(full)
    for (const at of [0, 1]) store.drop(`/${at}/`)
    expect(store.usage()).toEqual({ entries: 0, bytes: 0 })
  })

  it('never puts an old page back over a newer one', async () => {
    const { store, ask } = await polishing(2)
    for (const at of [0, 1]) ask(at)
    const newer = await pageOf(5_000)
    store.put('/0/', newer, fresh)
    await until(() => store.get('/1/')?.isRecompressed === true)
    expect(store.get('/0/')).toMatchObject({ entry: newer, isRecompressed: false })
  })
})
