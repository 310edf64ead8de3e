import type { Pixel } from '../lib/geo'

/** A thing in the tiles of a map file, as the specification of vector tiles has it. */
export type TileFeature = {
  layer: string
  /** 1 points, 2 lines, 3 areas. */
  type: 1 | 2 | 3
  properties: Readonly<Record<string, string | number | boolean>>
  /** Points, lines or rings; positions as `project` gives them. */
  geometry: readonly (readonly Pixel[])[]
}
