import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'

import { afterAll, beforeEach, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { budgetsFor } from '@/server/front/admission/budgets'

import { makeArchive, mapFileName, replaceFile, writeSparseArchive } from './support/archive'
import { useFront } from './support/front'
import { faultIn, oddRange } from './support/oddRanges'

const MB = 1024 ** 2
const HASH = '0123456789abcdef'
const PATH = `/map/${HASH}.pmtiles`
const ETAG = `"${HASH}"`

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hestia-map-'))
const file = mapFileName(folder, HASH)
const archive = makeArchive(3_000)
const front = useFront(() => ({ status: 404, body: 'missing' }), { mapFolder: folder })
const ask = (range: string, headers = {}) => front.ask(PATH, { headers: { range, ...headers } })

/** Starts to read without taking the body. */
async function begin(): Promise<{ answer: http.IncomingMessage; rest: () => Promise<Buffer> }> {
  const socket = front.connect()
  const request = http.get({ path: PATH, headers: { host: 'site.example' }, createConnection: () => socket }) // prettier-ignore
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage]
  const rest = async () => {
    const chunks: Buffer[] = []
    for await (const chunk of answer as AsyncIterable<Buffer>) chunks.push(chunk)
    return Buffer.concat(chunks)
  }
  return { answer, rest }
}

beforeEach(() => {
  replaceFile(file, archive)
  front.clock.time += 60_000
})
afterAll(() => fs.rmSync(folder, { recursive: true }))

describe('the map file', () => {
  it('is given in parts, under the tag of its content, and never compressed', async () => {
    const given = await ask('bytes=100-299', { 'accept-encoding': 'br, gzip' })
    expect(given.status).toBe(206)
    expect(given.body).toEqual(archive.subarray(100, 300))
    expect(given.headers).toMatchObject({
      'content-range': 'bytes 100-299/3000',
      'content-length': '200',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/vnd.pmtiles',
      'x-content-type-options': 'nosniff',
      etag: ETAG,
    })
    expect(given.headers['content-encoding']).toBeUndefined()
    expect(front.heard).toEqual([])
  })

  it('is given whole, and to HEAD its length, which ignores a range', async () => {
    const whole = await front.ask(PATH)
    expect([whole.status, whole.body.equals(archive)]).toEqual([200, true])
    const head = await front.ask(PATH, { method: 'HEAD', headers: { range: 'bytes=0-1' } })
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      '3000',
    ])
    expect(head.headers['accept-ranges']).toBe('bytes')
  })

  it('is not sent again to who has it, nor in part to who knows another one', async () => {
    expect((await ask('bytes=0-9', { 'if-none-match': ETAG })).status).toBe(304)
    expect((await ask('bytes=0-9', { 'if-range': ETAG })).status).toBe(206)
    for (const known of ['"another"', `W/${ETAG}`, 'Sat, 01 Jan 2050 00:00:00 GMT'])
      expect((await ask('bytes=0-9', { 'if-range': known })).status).toBe(200)
  })

  it('has nothing beyond its end', async () => {
    const given = await ask('bytes=3000-')
    expect([given.status, given.text, given.headers['content-range']]).toEqual([
      416,
      '',
      'bytes */3000',
    ])
    expect(given.headers['cache-control']).toBe('no-store')
  })

  it('answers each odd range with the bytes that its head announces', async () => {
    await fc.assert(
      fc.asyncProperty(oddRange, async (range) => {
        expect(faultIn(await ask(range), archive)).toBeUndefined()
      }),
      { numRuns: 300 },
    )
  })

  it('is not there under another hash or as another file of its folder', async () => {
    fs.writeFileSync(path.join(folder, 'map.json'), '{}')
    fs.mkdirSync(mapFileName(folder, '00000000000000ff'), { recursive: true })
    for (const name of [
      '00000000000000aa.pmtiles',
      '00000000000000ff.pmtiles',
      'map.json',
      `..%2f${path.basename(folder)}%2f${HASH}.pmtiles`,
    ])
      // prettier-ignore
      expect((await front.ask(`/map/${name}`)).status).toBe(404)
  })

  it('takes no other method', async () => {
    const given = await front.ask(PATH, { method: 'PUT', body: 'x' })
    expect([given.status, given.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS'])
  })

  it('is limited for one address, and still there for another', async () => {
    const { burst } = budgetsFor(50).mapFile
    const statuses = new Set<number>()
    for (let count = 0; count < burst + 20; count += 20) {
      const asked = Array.from({ length: 20 }, () => front.ask(PATH, { headers: { range: 'bytes=0-9' }, from: '127.0.0.9' })) // prettier-ignore
      for (const { status } of await Promise.all(asked)) statuses.add(status)
    }
    expect(statuses).toEqual(new Set([206, 429]))
    expect((await ask('bytes=0-9')).status).toBe(206)
  })
})

describe('a large map file', () => {
  it('is never in memory, however many read it slowly', async () => {
    writeSparseArchive(`${file}.new`, 50 * MB)
    fs.renameSync(`${file}.new`, file)
    const before = process.memoryUsage().arrayBuffers
    const readers = await Promise.all(Array.from({ length: 20 }, begin))
    for (let at = 0; at < 200; at++) expect((await ask(`bytes=${at * MB}-${at * MB + 9}`)).status).toBe(at < 50 ? 206 : 416) // prettier-ignore
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(25 * MB)
    for (const { answer } of readers) answer.destroy()
  })

  it('is read to its end by who began before it was replaced, and is the new one for all others', async () => {
    const old = makeArchive(20 * MB)
    replaceFile(file, old)
    const early = await begin()
    replaceFile(file, archive)
    front.clock.time += 2_000
    expect((await ask('bytes=-500')).body).toEqual(archive.subarray(-500))
    expect((await early.rest()).equals(old)).toBe(true)
    fs.rmSync(file)
    front.clock.time += 2_000
    expect((await ask('bytes=0-9')).status).toBe(404)
  })

  it('gives all who read it slowly their own bytes, whatever others ask for meanwhile', async () => {
    const bytes = makeArchive(20 * MB)
    replaceFile(file, bytes)
    const readers = await Promise.all(Array.from({ length: 5 }, begin))
    for (let start = 0; start < 5 * MB; start += 50_000) {
      const { body } = await ask(`bytes=${start}-${start + 59_999}`)
      expect(body.equals(bytes.subarray(start, start + 60_000))).toBe(true)
    }
    for (const { rest } of readers) expect((await rest()).equals(bytes)).toBe(true)
  })

  it('that is cut off while it is read breaks the connection', async () => {
    replaceFile(file, makeArchive(20 * MB))
    const early = await begin()
    fs.truncateSync(file, MB)
    await expect(early.rest()).rejects.toThrow('aborted')
    expect((await ask('bytes=5000000-5000009')).status).toBe(503)
    front.clock.time += 2_000
    expect((await ask('bytes=5000000-5000009')).status).toBe(416)
  })

  it('gives its places back when clients hang up, also those that wait behind another', async () => {
    replaceFile(file, makeArchive(20 * MB))
    const head = `GET ${PATH} HTTP/1.1\r\nHost: site.example\r\n\r\n`
    const { concurrent } = budgetsFor(50).mapFile
    for (let sent = 0; sent <= concurrent; sent += 20) await front.breakOff(head.repeat(20))
    let status = 429
    while (status === 429) ({ status } = await ask('bytes=0-9'))
    expect(status).toBe(206)
  })
})
