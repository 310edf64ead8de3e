import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'

import {
  inventedVillage,
  VILLAGE_BOUNDS,
  VILLAGE_CENTRE,
} from '../../../tests/support/inventedVillage.mjs'
import { openArchive, readLayers, tileAt } from '../../../tests/support/mapArchive'
import { osmExtract } from '../../../tests/support/osmExtract.mjs'

import { copyFromBuild } from './from-build.mjs'
import { makeFromExtract } from './from-extract.mjs'

type Answer = (request: http.IncomingMessage, response: http.ServerResponse) => void

let root = ''
let build = Buffer.alloc(0)
let server: http.Server
let address = ''
let sourceFile = ''
let answer: Answer
let requests: http.IncomingMessage[] = []

const at = (name: string) => path.join(root, name)
const boxes = [[3.607, 51.007, 3.613, 51.013]]
const centre = VILLAGE_CENTRE as [number, number]

/** Answers as a web server does that knows ranges. */
const inRanges =
  (bytes: Buffer, etag = '"one"'): Answer =>
  ({ headers }, response) => {
    const [start = 0, end = 0] = (headers.range ?? '').replace('bytes=', '').split('-').map(Number)
    const last = Math.min(end, bytes.length - 1)
    const range = `bytes ${start}-${last}/${bytes.length}`
    response.writeHead(206, { etag, 'content-range': range })
    response.end(bytes.subarray(start, last + 1))
  }

beforeAll(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'hestia-map-'))
  fs.writeFileSync(at('village.osm.pbf'), osmExtract(inventedVillage(), { bounds: VILLAGE_BOUNDS }))
  const { file } = await makeFromExtract({ folder: at('source'), file: at('village.osm.pbf') })
  sourceFile = at(`source/${file}`)
  build = fs.readFileSync(sourceFile)
  server = http.createServer((request, response) => {
    requests.push(request)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  fs.rmSync(root, { recursive: true, force: true })
})
beforeEach(() => {
  requests = []
  answer = inRanges(build)
})

const copy = (options: object = {}) =>
  copyFromBuild({ folder: at('map'), source: `${address}/build.pmtiles`, boxes, ...options })

describe('a map that is copied out of a build', () => {
  afterEach(() => fs.rmSync(at('map'), { recursive: true, force: true }))

  it('has the tiles of the boxes, byte for byte, and no others', async () => {
    const { file, streets, source } = await copy()
    const [x, y] = tileAt(centre, 14)
    const copied = at(`map/${file}`)
    expect((await readLayers(copied, 14, x, y))?.streets?.length).toBeGreaterThan(0)
    const original = openArchive(sourceFile)
    const tileOf = async (archive: typeof original) => (await archive.getZxy(14, x, y))?.data
    expect(await tileOf(openArchive(copied))).toEqual(await tileOf(original))
    const [left, bottom] = tileAt([3.6, 51.0], 14)
    expect(await readLayers(sourceFile, 14, left, bottom)).toBeDefined()
    expect(await readLayers(copied, 14, left, bottom)).toBeUndefined()
    expect(streets).toEqual([tileAt(centre, 10)])
    expect(source).toBe(`${address}/build.pmtiles`)
  })

  it('is asked for by ranges, each of the version that the first answer was of', async () => {
    await copy()
    expect(requests.every(({ headers }) => /^bytes=\d+-\d+$/.test(headers.range ?? ''))).toBe(true)
    expect(requests.slice(1).every(({ headers }) => headers['if-range'] === '"one"')).toBe(true)
    expect(requests.length).toBeLessThan(8)
  })

  it('comes from the newest daily build that is there', async () => {
    const today = new Date().toISOString().slice(0, 10).replaceAll('-', '')
    answer = (request, response) => {
      if (request.url !== `/${today}.pmtiles`) return inRanges(build)(request, response)
      response.writeHead(404).end()
    }
    const { source } = await copy({ source: `${address}/YYYYMMDD.pmtiles` })
    expect(source).toMatch(/\/\d{8}\.pmtiles$/)
    expect(source).not.toContain(today)
  })
})

describe('a build that cannot be used', () => {
  beforeAll(async () => {
    answer = inRanges(build)
    await copy()
  })
  afterEach(() => {
    const { file } = JSON.parse(fs.readFileSync(at('map/map.json'), 'utf8'))
    expect(fs.readdirSync(at('map')).sort()).toEqual(['NOTICE.txt', file, 'map.json'].sort())
  })

  async function refusal(options: object = {}) {
    const failure = await copy(options).then(
      () => undefined,
      (error: Error) => error,
    )
    expect(failure?.constructor.name).toBe('Refusal')
    return failure?.message
  }

  /** Answers well a few times, then otherwise. */
  const afterwards = (count: number, other: Answer): Answer => {
    let answered = 0
    return (request, response) => (answered++ < count ? inRanges(build) : other)(request, response)
  }

  it('ignores ranges: its whole file is not read', async () => {
    answer = (_, response) => void response.writeHead(200).end(build)
    expect(await refusal()).toMatch(/ignores byte ranges/)
  })

  it('answers 500, at once or half-way', async () => {
    const broken: Answer = (_, response) => void response.writeHead(500).end('no')
    for (const count of [0, 1, 3]) {
      answer = afterwards(count, broken)
      expect(await refusal()).toMatch(/answers 500 instead of a part of the file/)
    }
  })

  it('never answers, or never ends its answer', async () => {
    answer = () => {}
    expect(await refusal({ timeoutMs: 300 })).toMatch(/is too slow: no answer within 0.3 seconds/)
    answer = afterwards(2, ({ headers }, response) => {
      const [start, end] = (headers.range ?? '').replace('bytes=', '').split('-').map(Number)
      const range = `bytes ${start}-${Math.min(end ?? 0, build.length - 1)}/${build.length}`
      response.writeHead(206, { etag: '"one"', 'content-range': range }).write('x')
    })
    expect(await refusal({ timeoutMs: 300 })).toMatch(/is too slow/)
  })

  it('changes half-way, with or without heeding If-Range', async () => {
    for (const other of [
      inRanges(build, '"two"'),
      inRanges(Buffer.concat([build, build])),
      ((_, response) => void response.writeHead(200, { etag: '"two"' }).end(build)) as Answer,
      ((_, response) => void response.writeHead(412).end()) as Answer,
    ]) {
      answer = afterwards(3, other)
      expect(await refusal()).toMatch(/changed while it was read/)
    }
  })

  it('sends too little, another part, or what is no archive', async () => {
    answer = afterwards(2, ({ headers }, response) => {
      const [start, end] = (headers.range ?? '').replace('bytes=', '').split('-').map(Number)
      const range = `bytes ${start}-${Math.min(end ?? 0, build.length - 1)}/${build.length}`
      response.writeHead(206, { etag: '"one"', 'content-range': range }).end('x')
    })
    expect(await refusal()).toMatch(/fewer or more bytes/)
    answer = afterwards(2, (_, response) => {
      const range = `bytes 5-6/${build.length}`
      response.writeHead(206, { etag: '"one"', 'content-range': range }).end('xx')
    })
    expect(await refusal()).toMatch(/another part of the file/)
    answer = inRanges(Buffer.alloc(20_000, 'x'))
    expect(await refusal()).toMatch(/is no PMTiles archive/)
  })

  it('is not there, is no address, or has nothing where the towns are', async () => {
    answer = (_, response) => void response.writeHead(404).end()
    expect(await refusal()).toMatch(/answers 404/)
    expect(await refusal({ source: 'http://127.0.0.1:9/x.pmtiles' })).toMatch(/cannot be read/)
    expect(await refusal({ source: 'file:///etc/passwd' })).toMatch(/is no address/)
    answer = inRanges(build)
    expect(await refusal({ boxes: [[-70, -40, -69.9, -39.9]] })).toMatch(/has no tiles where/)
    expect(await refusal({ boxes: [] })).toMatch(/There is no town/)
    expect(await refusal({ boxes: [[-180, -85, 180, 85]] })).toMatch(/boxes are too large/)
  })
})
