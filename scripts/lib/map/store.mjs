import fs from 'node:fs'
import path from 'node:path'

import { hashOfArchive } from '../../../src/data/map/archiveHash.mjs'
import { identityOf, stillRuns } from '../processes.mjs'
import { Refusal } from '../say.mjs'
import { whenStopping } from '../shutdown.mjs'
import { openFileSource, readArchive } from './archive-reader.mjs'
import { streetSquares } from './coverage.mjs'
import { recognise } from './layers.mjs'
import { MAX_ZOOM } from './schema.mjs'

const POINTER = 'map.json'
const NOTICE = 'NOTICE.txt'
const NOTICE_TEXT =
  'Map data © OpenStreetMap contributors, available under the Open Database License 1.0:\nhttps://opendatacommons.org/licenses/odbl/1-0/\n'
const MAX_TEXT = 300
const FILE_NAME = /^[0-9a-f]{16}\.pmtiles$/

/**
 * The pointer var/map/map.json, which names the map file in use.
 * @typedef {object} Pointer
 * @property {string} file
 * @property {string} hash
 * @property {string} made an ISO date
 * @property {string} source
 * @property {string} attribution plain text
 * @property {'hestia' | 'protomaps' | 'shortbread'} layers
 * @property {number} minZoom
 * @property {number} maxZoom
 * @property {number[]} bounds west, south, east, north
 * @property {[number, number][]} streets tiles of zoom 10 that have streets
 * @property {number[][]} [boxes] west, south, east, north of each place that the file was cut to
 */

/** An attribution without markup: it comes from others and is shown on every map. */
const plain = (text) =>
  String(text ?? '')
    .replace(/<[^<>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_TEXT)

const isBox = (box) => Array.isArray(box) && box.length === 4 && box.every(Number.isFinite)

/** The places that an archive was cut to, as those that are made here say in their metadata. */
const boxesOf = ({ boxes }) =>
  Array.isArray(boxes) && boxes.length > 0 && boxes.every(isBox) ? { boxes } : {}

/** @param {string} file */
async function hashOf(file) {
  const handle = await fs.promises.open(file)
  return hashOfArchive(handle).finally(() => handle.close())
}

/** Reads an archive back and describes it, or refuses it with a sentence. */
async function describe(file, about) {
  const source = await openFileSource(file)
  try {
    const archive = await readArchive({ ...source, name: about.name ?? file })
    const { layers, streets } = recognise(archive)
    const { minZoom, maxZoom, bounds } = archive.header
    const hash = await hashOf(file)
    return {
      file: `${hash}.pmtiles`,
      hash,
      made: new Date().toISOString(),
      source: about.source.slice(0, MAX_TEXT),
      attribution: plain(archive.metadata.attribution) || '© OpenStreetMap',
      layers,
      minZoom,
      // What is closer in a file of ours are addresses, which no map draws.
      maxZoom: layers === 'hestia' ? Math.min(maxZoom, MAX_ZOOM) : maxZoom,
      bounds,
      streets: await streetSquares(archive, streets),
      ...boxesOf(archive.metadata),
    }
  } finally {
    await source.close()
  }
}

/** @returns {Pointer | undefined} what the folder's pointer says now */
function readPointer(folder) {
  try {
    return JSON.parse(fs.readFileSync(path.join(folder, POINTER), 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Puts a finished archive into use: gives it the name of its contents, switches the pointer, then
 * removes the file before it. Until the switch, the old file is the one in use.
 * @param {string} folder
 * @param {string} draft
 * @param {{ source: string, name?: string }} about `name`: how sentences name the archive
 * @returns {Promise<Pointer>}
 */
export async function putIntoUse(folder, draft, about) {
  const pointer = await describe(draft, about)
  const last = readPointer(folder)
  fs.writeFileSync(path.join(folder, NOTICE), NOTICE_TEXT)
  fs.renameSync(draft, path.join(folder, pointer.file))
  const pointerDraft = path.join(folder, `${POINTER}.unfinished`)
  fs.writeFileSync(pointerDraft, `${JSON.stringify(pointer)}\n`, { flush: true })
  fs.renameSync(pointerDraft, path.join(folder, POINTER))
  if (last && last.file !== pointer.file && FILE_NAME.test(last.file))
    fs.rmSync(path.join(folder, last.file), { force: true })
  return pointer
}

const ownerOf = (work) => path.join(work, 'owner.json')

/** Refuses to begin while another process makes a map. */
export function refuseSecond(folder) {
  let other
  try {
    other = JSON.parse(fs.readFileSync(ownerOf(path.join(folder, 'work')), 'utf8'))
  } catch {
    // There is none, or it was killed before it had written its name.
  }
  if (other && stillRuns(other))
    throw new Refusal(
      `A map is being made already (process ${other.pid}): wait until it is done.`,
      'busy',
    )
}

/** Makes the folder of work; what a killed process left there is removed. */
function claim(folder, work) {
  refuseSecond(folder)
  fs.rmSync(work, { recursive: true, force: true })
  fs.mkdirSync(work, { recursive: true })
  const owner = { pid: process.pid, identity: identityOf(process.pid) }
  fs.writeFileSync(ownerOf(work), JSON.stringify(owner))
}

/**
 * Gives a function a folder for its unfinished files, which is removed however it ends. One process
 * at a time makes a map.
 * @template T
 * @param {string} folder of map files
 * @param {(work: string) => Promise<T>} make
 * @returns {Promise<T>}
 */
export async function withWorkFolder(folder, make) {
  const work = path.join(folder, 'work')
  claim(folder, work)
  const clear = () => fs.rmSync(work, { recursive: true, force: true })
  whenStopping('files', clear)
  try {
    return await make(work)
  } finally {
    clear()
  }
}

/** Refuses work that would fill the disk. */
export function checkSpace(folder, bytes) {
  const { bavail, bsize } = fs.statfsSync(folder)
  const free = bavail * bsize
  const gigabytes = (value) => `${(value / 1e9).toFixed(1)} GB`
  if (bytes > free)
    throw new Refusal(
      `The disk is too small: the work needs about ${gigabytes(bytes)} in ${folder}, and ${gigabytes(free)} are free.`,
      'disk',
    )
}
