import { gzipSync } from 'node:zlib'

import GeoJSONVT from 'geojson-vt'
import vtpbf from 'vt-pbf'

import { LAYERS, NAMES } from './schema.mjs'

const EXTENT = 4096
/** How much of its neighbours a tile holds, so that wide lines are not cut at its edge. */
const BUFFER = 96
const POINT = 1

/**
 * @typedef {[layer: string, from: number, properties: object, type: string, coordinates: any]} Stored
 * a feature as the squares keep it
 */

const isName = (key) => NAMES.includes(key)

/** Things that look alike become one, so that the tile says once what they are. */
function mergeAlike(features) {
  const groups = new Map()
  for (const feature of features) {
    const alike = `${feature.type}|${JSON.stringify(feature.tags)}`
    const known = feature.type === POINT ? undefined : groups.get(alike)
    if (known) for (const line of feature.geometry) known.geometry.push(line)
    else
      groups.set(feature.type === POINT ? groups.size : alike, {
        ...feature,
        geometry: [...feature.geometry],
      })
  }
  return [...groups.values()]
}

const withoutNames = (feature) => ({
  ...feature,
  tags: Object.fromEntries(Object.entries(feature.tags).filter(([key]) => !isName(key))),
})

/** Slices the features of one layer that are shown at a zoom: x, y and features of each tile. */
function sliceLayer(layer, stored, zoom) {
  const features = stored.map(([, , properties, type, coordinates]) => ({
    type: 'Feature',
    properties,
    geometry: { type, coordinates },
  }))
  const index = new GeoJSONVT(
    { type: 'FeatureCollection', features },
    {
      maxZoom: zoom.last,
      indexMaxZoom: zoom.last,
      indexMaxPoints: 0,
      extent: EXTENT,
      buffer: BUFFER,
    },
  )
  const from = new Map(stored.map(([, first, properties]) => [properties, first]))
  return index.tileCoords.flatMap(({ z, x, y }) => {
    if (z < zoom.first || !zoom.holds(z, x, y)) return []
    const seen = index.getTile(z, x, y).features.filter(({ tags }) => from.get(tags) <= z)
    if (!seen.length) return []
    const bare = z < (LAYERS[layer].names ?? 0) ? seen.map(withoutNames) : seen
    return [{ z, x, y, features: mergeAlike(bare) }]
  })
}

/**
 * Slices features into vector tiles of some zooms.
 * @param {Stored[]} stored
 * @param {{ first: number, last: number, holds: (z: number, x: number, y: number) => boolean }} zoom
 *   `holds`: which tiles are wanted
 * @returns {{ z: number, x: number, y: number, data: Buffer, layers: string[] }[]} tiles, packed with gzip
 */
export function slice(stored, zoom) {
  const tiles = new Map()
  for (const layer of Object.keys(LAYERS)) {
    const own = stored.filter(([name, from]) => name === layer && from <= zoom.last)
    if (!own.length) continue
    for (const { z, x, y, features } of sliceLayer(layer, own, zoom)) {
      const key = `${z}/${x}/${y}`
      if (!tiles.has(key)) tiles.set(key, { z, x, y, parts: {} })
      tiles.get(key).parts[layer] = { features }
    }
  }
  return [...tiles.values()].map(({ z, x, y, parts }) => ({
    z,
    x,
    y,
    layers: Object.keys(parts),
    data: gzipSync(Buffer.from(vtpbf.fromGeojsonVt(parts, { version: 2, extent: EXTENT }))),
  }))
}
