import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'

import { isMapOld, streetMapOf, type MapFile } from '@/domain/map/mapFile'
import { readMapWork, type MapWork } from '@/domain/map/mapWork'
import { env } from '@/env'

import { hasHouseNumbers } from './archive'
import { findMapFile } from './mapFile'
import { mapPointer } from './mapPointer'
import { placeOfMapFile } from './tiles'

const folder = path.dirname(mapPointer)

/** What the studio says of the map file in use. */
type MapFileStatus = Pick<MapFile, 'made' | 'source' | 'minZoom' | 'maxZoom' | 'layers'> & {
  attribution: string
  bytes: number
  /** The towns that the file was cut to; undefined for a file without boxes. */
  places: number | undefined
  /** Whether the studio finds houses in it, or streets alone. */
  hasHouseNumbers: boolean
  isOld: boolean
}

export type MapStatus = {
  /** Undefined when the map has no streets. */
  file: MapFileStatus | undefined
  /** The agency has put a file of its own in place of the site's. */
  isGiven: boolean
  work: MapWork | undefined
}

async function statusOf(file: MapFile, now: Date): Promise<MapFileStatus> {
  const { made, source, minZoom, maxZoom, layers, boxes } = file
  const { size: bytes } = await stat(/* turbopackIgnore: true */ placeOfMapFile(file))
  const { attribution } = streetMapOf(file)
  const isOld = isMapOld(file, now)
  return {
    made,
    source,
    minZoom,
    maxZoom,
    layers,
    attribution,
    bytes,
    places: boxes?.length,
    hasHouseNumbers: await hasHouseNumbers(placeOfMapFile(file), layers),
    isOld,
  }
}

/** Finds which map file is in use, and how the making of a new one stands. */
export async function findMapStatus(now: Date): Promise<MapStatus> {
  const [file, text] = await Promise.all([
    findMapFile(),
    readFile(/* turbopackIgnore: true */ path.join(folder, 'work.json'), 'utf8').catch(() => ''),
  ])
  return {
    file: file && (await statusOf(file, now)),
    isGiven: env.MAP_FILE !== undefined,
    work: readMapWork(text, now),
  }
}
