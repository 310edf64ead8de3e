import { z } from 'zod'

/** How the layers of a map file are named: as our own pipeline does, or as one of two others. */
export const mapLayerNames = ['hestia', 'protomaps', 'shortbread'] as const

const degrees = z.number().min(-180).max(180)
const zoom = z.int().min(0).max(22)
const tileIndex = z.int().min(0).max(1023)

/** What is known of the file with the tiles of the map, as `map.json` beside it says. */
export const mapFile = z.object({
  /** The name of the file in the folder of maps. */
  file: z.string().regex(/^[^/\\]+\.pmtiles$/),
  /** Identifies the content; browsers ask for the file under this name. */
  hash: z.string().regex(/^[0-9a-f]{16}$/),
  made: z.string().max(40),
  source: z.string().max(2000),
  attribution: z.string().max(2000),
  layers: z.enum(mapLayerNames),
  minZoom: zoom,
  maxZoom: zoom,
  bounds: z.tuple([degrees, degrees, degrees, degrees]),
  /** The tiles of zoom 10 that have streets: only there may a map be zoomed in closely. */
  streets: z.array(z.tuple([tileIndex, tileIndex])),
  /** The places that the file was cut to: outside them its tiles end. Without them it is whole. */
  boxes: z.array(z.tuple([degrees, degrees, degrees, degrees])).optional(),
})
export type MapFile = z.infer<typeof mapFile>

/** What the browser is told of a map file. */
export type StreetMap = Pick<
  MapFile,
  'layers' | 'minZoom' | 'maxZoom' | 'bounds' | 'streets' | 'boxes'
> & {
  /** The address of its tiles, with the places of the numbers of a tile. */
  tiles: string
  attribution: string
}

/** Recognises a file by the names of its layers; undefined when it is of another kind. */
export function layersOf(names: readonly string[]): MapFile['layers'] | undefined {
  const has = (...wanted: string[]) => wanted.every((name) => names.includes(name))
  if (has('streets', 'waterways')) return 'hestia'
  if (has('roads', 'places')) return 'protomaps'
  if (has('streets', 'street_labels')) return 'shortbread'
  return undefined
}

/** Returns what the browser is told of a file. Attributions of archives are often HTML. */
export function streetMapOf(file: MapFile): StreetMap {
  const { hash, layers, minZoom, maxZoom, bounds, streets, boxes } = file
  const text = file.attribution
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&copy;', '©')
    .trim()
  const attribution = text.includes('OpenStreetMap')
    ? text.replace('OpenStreetMap contributors', 'OpenStreetMap')
    : [text, '© OpenStreetMap'].filter(Boolean).join(' ')
  return {
    tiles: `/map/${hash}/{z}/{x}/{y}.mvt`,
    layers,
    minZoom,
    maxZoom,
    bounds,
    streets,
    attribution,
    ...(boxes && { boxes }),
  }
}

const YEAR_MS = 365 * 86_400_000

/** Whether a map file is so old that new streets are missing. */
export const isMapOld = ({ made }: Pick<MapFile, 'made'>, now: Date): boolean =>
  now.getTime() - Date.parse(made) > YEAR_MS
