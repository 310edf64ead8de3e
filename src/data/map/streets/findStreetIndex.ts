import { createHash } from 'node:crypto'
import { mkdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'

import { boxAround, type Point } from '@/domain/lib/geo'
import type { MapFile } from '@/domain/map/mapFile'
import { spawnInBackground } from '@/server/spawnInBackground'

import { findMapFile } from '../mapFile'
import { mapPointer } from '../mapPointer'
import { placeOfMapFile } from '../tiles'
import type { IndexTask } from './indexTask'
import { TOWN_REACH_KM } from './reach'
import { openStreetIndex, type StreetIndex } from './streetIndex'

const TIMEOUT_MS = 30 * 60_000
const MAX_REASON = 300
const program = path.join('src', 'data', 'map', 'streets', 'main.ts')

type Holder = {
  /** The index that was read last; `key` changes with the file. */
  reading?: { key: string; index: Promise<StreetIndex | undefined> } | undefined
  /** What is being made, and what could not be made: it is not tried again. */
  made: Map<string, Promise<void>>
}

/** Global, because Next loads this module several times. */
const holder: Holder = ((globalThis as { hestiaStreets?: Holder }).hestiaStreets ??= {
  made: new Map(),
})

const folder = path.dirname(mapPointer)
const placeOf = ({ hash }: MapFile): string => path.join(folder, `${hash}.streets`)

/** Reads the index of a map file once for each change of it; undefined without one that can be read. */
async function readIndex(file: MapFile): Promise<StreetIndex | undefined> {
  const place = placeOf(file)
  const found = await stat(/* turbopackIgnore: true */ place).catch(() => undefined)
  if (!found?.isFile()) return undefined
  const key = `${place} ${found.mtimeMs} ${found.size} ${found.ino}`
  if (holder.reading?.key !== key) {
    const index = readFile(/* turbopackIgnore: true */ place)
      .then(openStreetIndex)
      .catch(() => undefined)
    holder.reading = { key, index }
  }
  return holder.reading.index
}

/** Runs the program that makes an index until it ends; what fails is said in one line. */
function runProgram(task: IndexTask): Promise<void> {
  return new Promise((resolve, reject) => {
    const args = ['--max-old-space-size=384', '--import', 'tsx', program]
    const child = spawnInBackground(args, { timeout: TIMEOUT_MS })
    let output = ''
    child.stdout.resume()
    child.stderr.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString('utf8')).slice(-4 * MAX_REASON)
    })
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(output.trim().slice(0, MAX_REASON))),
    )
    child.stdin.once('error', () => undefined)
    child.stdin.end(JSON.stringify(task))
  })
}

const digestOf = (towns: readonly Point[]): string =>
  createHash('sha256')
    .update(
      towns
        .map(({ lat, lng }) => `${lat} ${lng}`)
        .sort()
        .join('\n'),
    )
    .digest('hex')
    .slice(0, 16)

async function makeIndex(file: MapFile, points: readonly Point[], towns: string): Promise<void> {
  await mkdir(/* turbopackIgnore: true */ folder, { recursive: true })
  const { layers, minZoom, maxZoom } = file
  await runProgram({
    layers,
    minZoom,
    maxZoom,
    mapFile: path.resolve(placeOfMapFile(file)),
    indexFile: path.resolve(placeOf(file)),
    boxes: points.map((point) => boxAround(point, TOWN_REACH_KM)),
    towns,
  })
}

/**
 * Makes the index of the streets around these towns, once for each map file and each set of towns.
 * Resolves when it is there, or cannot be made.
 */
export async function prepareStreetIndex(points: readonly Point[]): Promise<void> {
  const file = await findMapFile()
  if (!file || points.length === 0) return
  const towns = digestOf(points)
  if ((await readIndex(file))?.towns === towns) return
  const key = `${file.hash} ${towns}`
  const made =
    holder.made.get(key) ??
    makeIndex(file, points, towns).then(
      () => void holder.made.delete(key),
      (error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error)
        process.stderr.write(`map: the search completes no names of streets: ${reason}\n`)
      },
    )
  holder.made.set(key, made)
  return made
}

/**
 * Returns the streets of the map file in use, for looking up; undefined as long as there are none.
 * The towns are those around which they are looked for when they were not before.
 */
export async function findStreetIndex(towns: readonly Point[]): Promise<StreetIndex | undefined> {
  const file = await findMapFile()
  if (!file) {
    holder.reading = undefined
    return undefined
  }
  const index = await readIndex(file)
  if (!index) void prepareStreetIndex(towns)
  return index
}
