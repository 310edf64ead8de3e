import { type Decision, notFound } from '../decision'

const MAP_FILE = /^\/map\/([0-9a-f]{16})\.pmtiles$/
const NUMBER = '(0|[1-9]\\d{0,7})'
const MAP_TILE = new RegExp(`^/map/([0-9a-f]{16})/${NUMBER}/${NUMBER}/${NUMBER}\\.mvt$`)
/** No map file goes closer. */
const MAX_TILE_ZOOM = 22

function routeMapTile(path: string): Decision {
  const [, hash, ...numbers] = MAP_TILE.exec(path) ?? []
  const [zoom = 0, x = 0, y = 0] = numbers.map(Number)
  const isOnEarth = zoom <= MAX_TILE_ZOOM && Math.max(x, y) < 2 ** zoom
  return hash === undefined || !isOnEarth
    ? notFound
    : { kind: 'mapFile', hash, tile: { zoom, x, y } }
}

/** By the path as it was sent: a hash has one spelling, and no folder is ever part of it. */
export function routeMapFile(path: string): Decision {
  const hash = MAP_FILE.exec(path)?.[1]
  return hash === undefined ? routeMapTile(path) : { kind: 'mapFile', hash }
}
