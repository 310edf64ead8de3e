import fs from 'node:fs'
import path from 'node:path'

import { Refusal } from '../say.mjs'
import { listEntries, readArchive } from './archive-reader.mjs'
import { writeArchive } from './archive-writer.mjs'
import { boxAround } from './geometry.mjs'
import { openHttpSource } from './http-source.mjs'
import { recognise } from './layers.mjs'
import { megabytes, progressOf } from './progress.mjs'
import { ADDRESS_ZOOM, MAX_ZOOM, MIN_ZOOM } from './schema.mjs'
import { checkSpace, putIntoUse, withWorkFolder } from './store.mjs'
import { tileId, tilesIn } from './tile-number.mjs'

/** The daily builds of Protomaps: the whole world, OpenStreetMap, ODbL. A build stays for a week. */
const DEFAULT_SOURCE = 'https://build.protomaps.com/YYYYMMDD.pmtiles'
const DATE = 'YYYYMMDD'
const DAYS = 7
const DAY_MS = 86_400_000
const MAX_TILES = 200_000
/** Bytes between two wanted tiles that are fetched with them: cheaper than another request. */
const MAX_GAP = 32_768
const MAX_REQUEST = 2_000_000

/** The addresses of a source, newest first: a name with YYYYMMDD stands for the last days. */
function addressesOf(source, now) {
  if (!/^https?:\/\//.test(source) || !URL.canParse(source))
    throw new Refusal(
      `MAP_SOURCE is "${source}", which is no address such as ${DEFAULT_SOURCE}.`,
      'noAddress',
    )
  if (!source.includes(DATE)) return [source]
  return Array.from({ length: DAYS }, (_, days) => {
    const date = new Date(now - days * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '')
    return source.replace(DATE, date)
  })
}

async function openNewest(source, options) {
  let failure
  for (const url of addressesOf(source, Date.now())) {
    try {
      return await openHttpSource(url, options)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      failure ??= error
      // Only a build that is not there is a reason to look for the one of the day before.
      if (!/ answers (403|404) /.test(error.message)) break
    }
  }
  throw failure
}

/** The numbers of the tiles that boxes touch, as ranges. */
function rangesOf(boxes, { minZoom, maxZoom }) {
  const ids = new Set()
  for (const box of boxes)
    for (let zoom = minZoom; zoom <= maxZoom; zoom++)
      for (const { x, y } of tilesIn(box, zoom)) {
        ids.add(tileId(zoom, x, y))
        if (ids.size > MAX_TILES)
          throw new Refusal(
            'The boxes are too large to be copied: make the map from an extract.',
            'tooLarge',
          )
      }
  const ranges = []
  for (const id of [...ids].sort((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last?.end === id) last.end++
    else ranges.push({ start: id, end: id + 1 })
  }
  return ranges
}

/** Groups entries that lie near each other in the source, one request each. */
function requestsFor(entries) {
  const requests = []
  for (const entry of entries.toSorted((a, b) => a.offset - b.offset)) {
    const last = requests.at(-1)
    const end = entry.offset + entry.length
    if (last && entry.offset - last.end <= MAX_GAP && end - last.start <= MAX_REQUEST) {
      last.end = Math.max(last.end, end)
      last.entries.push(entry)
    } else requests.push({ start: entry.offset, end, entries: [entry] })
  }
  return requests
}

/** Copies the tiles of entries to a file, and says where each is. */
async function copyTiles({ source, header }, entries, { file, report }) {
  const requests = requestsFor(entries)
  const total = requests.reduce((sum, { start, end }) => sum + end - start, 0)
  checkSpace(path.dirname(file), total * 2)
  report(`${entries.length} tiles, ${megabytes(total)} in ${requests.length} requests`)
  const output = await fs.promises.open(file, 'w')
  const progress = progressOf(report, 'copying')
  const tiles = []
  let written = 0
  const copy = async ({ start, end, entries: own }) => {
    const bytes = await source.read(header.dataOffset + start, end - start)
    const place = written
    written += bytes.length
    await output.write(bytes, 0, bytes.length, place)
    for (const { id, run, offset, length } of own)
      for (let tile = id; tile < id + run; tile++)
        tiles.push({ id: tile, file, offset: place + offset - start, length })
    progress(written, total)
  }
  const waiting = [...requests]
  try {
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await copy(next)
    }
    await Promise.all(Array.from({ length: 4 }, work))
  } finally {
    // After a failure the others stop at their next request.
    waiting.length = 0
    await output.close()
  }
  return tiles
}

/**
 * Copies the tiles of some boxes out of a PMTiles build by byte ranges, and puts them into use.
 * Nothing changes when it fails: the map in use stays.
 * @param {object} options
 * @param {string} options.folder var/map
 * @param {string} [options.source] the address of the build
 * @param {number[][]} options.boxes west, south, east, north
 * @param {(text: string) => void} [options.report]
 * @param {number} [options.timeoutMs] of one request
 */
export async function copyFromBuild({
  folder,
  source = DEFAULT_SOURCE,
  boxes,
  report = () => {},
  timeoutMs,
}) {
  if (!boxes.length) throw new Refusal('There is no town to make a map of.', 'noTowns')
  const archive = await readArchive(await openNewest(source, { timeoutMs }))
  const { header, metadata } = archive
  const { layers } = recognise(archive)
  report(`reading ${archive.source.name}`)
  const minZoom = Math.max(MIN_ZOOM, header.minZoom)
  const closest = layers === 'hestia' ? ADDRESS_ZOOM : MAX_ZOOM
  const maxZoom = Math.min(closest, header.maxZoom)
  const entries = await listEntries(archive, rangesOf(boxes, { minZoom, maxZoom }))
  if (!entries.length)
    throw new Refusal(
      `${archive.source.name} has no tiles where the boxes asked for are.`,
      'noTiles',
    )
  return withWorkFolder(folder, async (work) => {
    const tiles = await copyTiles(archive, entries, { file: path.join(work, 'copied'), report })
    const draft = path.join(work, 'map.pmtiles')
    const bounds = boxes.reduce(boxAround)
    writeArchive(draft, tiles, {
      minZoom,
      maxZoom,
      bounds,
      tilePacking: header.tilePacking,
      metadata: { ...metadata, boxes },
    })
    return putIntoUse(folder, draft, { source: archive.source.name })
  })
}
