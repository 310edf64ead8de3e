import { createHash, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import zlib from 'node:zlib'

import { afterAll, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { hashOfArchive } from '@/data/map/archiveHash.mjs'

import { makeArchive, replaceFile } from './support/archive'
import { type Heard, type Reply, UNTIL_TOLD, useFront } from './support/front'
import { faultIn, oddRange } from './support/oddRanges'

const MB = 1024 ** 2
const IMMUTABLE = 'public, max-age=31536000, immutable'
const font = randomBytes(3_000)
const film = randomBytes(3 * MB)
const text = Buffer.from('Een huis met een tuin. '.repeat(200))

/** Plays Payload with a file too large to hold: it answers a part as Payload does. */
function film206(range: string): Reply {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? []
  const start = Number(first)
  const end = Math.min(last ? Number(last) : Infinity, film.length - 1)
  const headers = { 'content-type': 'video/mp4', 'cache-control': IMMUTABLE, 'accept-ranges': 'bytes' } // prettier-ignore
  if (start >= film.length)
    return { status: 416, headers: { ...headers, 'content-range': `bytes */${film.length}` } }
  const body = film.subarray(start, end + 1)
  return { status: 206, headers: { ...headers, 'content-length': body.length, 'content-range': `bytes ${start}-${end}/${film.length}` }, body } // prettier-ignore
}

function play({ url, headers }: Heard): Reply {
  const cached = (type: string, body: Buffer): Reply => ({
    headers: { 'content-type': type, 'cache-control': IMMUTABLE, 'content-length': body.length },
    body,
  })
  if (url.endsWith('.woff2')) return cached('font/woff2', font)
  if (url.endsWith('.svg')) return cached('image/svg+xml', text)
  if (url.endsWith('.webp')) return cached('image/webp', font)
  if (url.endsWith('film.mp4'))
    return headers.range ? film206(headers.range) : cached('video/mp4', film)
  return { headers: UNTIL_TOLD, body: `<p>${url}</p>`.repeat(200) }
}

describe('a part of a file that is kept', () => {
  const front = useFront(play)
  const ask = (name: string, range: string, headers = {}) =>
    front.ask(name, { headers: { range, ...headers } })

  it('is cut from the kept bytes, the first time and later', async () => {
    for (const name of ['/fonts/a.woff2', '/fonts/a.woff2']) {
      const given = await ask(name, 'bytes=0-99')
      expect([given.status, given.headers['content-range']]).toEqual([206, 'bytes 0-99/3000'])
      expect(given.body).toEqual(font.subarray(0, 100))
    }
    expect(front.heard.filter(({ url }) => url === '/fonts/a.woff2')).toHaveLength(1)
    const whole = await front.ask('/fonts/a.woff2')
    expect([whole.status, whole.headers['accept-ranges']]).toEqual([200, 'bytes'])
  })

  it('answers each odd range with the bytes that its head announces', async () => {
    await fc.assert(
      fc.asyncProperty(oddRange, async (range) => {
        expect(faultIn(await ask('/fonts/a.woff2', range), font)).toBeUndefined()
      }),
      { numRuns: 300 },
    )
  })

  it('is never one of compressed bytes', async () => {
    const accepted = { 'accept-encoding': 'br' }
    const packed = await front.ask('/a.svg', { headers: accepted })
    expect(packed.headers['content-encoding']).toBe('br')
    const part = await ask('/a.svg', 'bytes=10-19', accepted)
    expect([part.status, part.body]).toEqual([206, text.subarray(10, 20)])
    expect(part.headers['content-encoding']).toBeUndefined()
    const ofPacked = { ...accepted, 'if-range': String(packed.headers.etag) }
    const again = await ask('/a.svg', 'bytes=10-19', ofPacked)
    expect(zlib.brotliDecompressSync(again.body)).toEqual(text)
    const ofPlain = { ...accepted, 'if-range': String(part.headers.etag) }
    expect((await ask('/a.svg', 'bytes=10-19', ofPlain)).status).toBe(206)
  })

  it('is refused beyond the end, and caches do not keep the refusal', async () => {
    const given = await ask('/fonts/a.woff2', 'bytes=3000-')
    expect([given.status, given.headers['content-range'], given.headers['cache-control']]).toEqual([
      416,
      'bytes */3000',
      'no-store',
    ])
  })

  it('is given of no page, which a browser would show half', async () => {
    const given = await ask('/nl/', 'bytes=0-9')
    expect([given.status, given.headers['accept-ranges']]).toEqual([200, undefined])
  })
})

describe('a part of a picture or film', () => {
  const front = useFront(play)
  const ask = (name: string, headers = {}) => front.ask(`/api/media/file/${name}`, { headers })
  const rangesHeard = () => front.heard.map(({ headers }) => headers.range)

  it('is cut from the kept picture, where there is one', async () => {
    await ask('a.webp')
    front.heard.length = 0
    const given = await ask('a.webp', { range: 'bytes=-100' })
    expect([given.status, given.body]).toEqual([206, font.subarray(-100)])
    expect(front.heard).toEqual([])
  })

  it('that is too large to keep is all that is asked for', async () => {
    front.heard.length = 0
    const given = await ask('film.mp4', { range: 'bytes=1000-1999' })
    expect(given.body).toEqual(film.subarray(1_000, 2_000))
    expect(given).toMatchObject({
      status: 206,
      headers: {
        'content-range': `bytes 1000-1999/${film.length}`,
        'content-length': '1000',
        'accept-ranges': 'bytes',
      },
    })
    expect(rangesHeard()).toEqual(['bytes=1000-1999'])
  })

  it('of another version than the client knows is the whole film', async () => {
    front.heard.length = 0
    const given = await ask('film.mp4', { range: 'bytes=0-9', 'if-range': '"old"' })
    expect([given.status, given.body.equals(film)]).toEqual([200, true])
    expect(given.headers['content-length']).toBe(String(film.length))
    expect(rangesHeard()).toEqual([undefined])
  })

  it('beyond its end is refused, and caches do not keep the refusal', async () => {
    const given = await ask('film.mp4', { range: `bytes=${film.length}-` })
    expect([given.status, given.headers['cache-control']]).toEqual([416, 'no-store'])
  })
})

describe('a map file elsewhere', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hestia-given-'))
  const file = path.join(folder, 'belgium.pmtiles')
  const front = useFront(play, { mapFile: file })
  afterAll(() => fs.rmSync(folder, { recursive: true }))

  const hashOf = async () => {
    const handle = await fs.promises.open(file)
    return hashOfArchive(handle).finally(() => handle.close())
  }
  const ask = (hash: string) =>
    front.ask(`/map/${hash}.pmtiles`, { headers: { range: 'bytes=0-6' } })

  it('is found by the hash of its head, and no longer when another takes its place', async () => {
    expect((await ask('0123456789abcdef')).status).toBe(404)
    replaceFile(file, makeArchive(50_000))
    const hash = await hashOf()
    expect(await ask(hash)).toMatchObject({ status: 206, text: 'PMTiles' })
    replaceFile(file, makeArchive(50_001))
    front.clock.time += 2_000
    expect((await ask(hash)).status).toBe(404)
    expect((await ask(await hashOf())).status).toBe(206)
  })

  it('that is no archive is not given under any name', async () => {
    replaceFile(file, Buffer.alloc(40_000))
    front.clock.time += 2_000
    const likely = createHash('sha256').update('40000').update(Buffer.alloc(16_384)).digest('hex')
    expect((await ask(likely.slice(0, 16))).status).toBe(404)
  })
})
