import type { ErrorEvent, Map as LibraryMap } from 'maplibre-gl'

import { SOURCE } from './style/roads'

/** How long after each failure a tile is asked for again; then it is left out. */
const DELAYS_MS = [500, 2_000, 6_000, 20_000]

type TileNumber = { x: number; y: number; z: number }

/** The tile that an error of the map is about; undefined for any other error. */
function tileOf(event: ErrorEvent): TileNumber | undefined {
  if (!('tile' in event) || !('sourceId' in event) || event.sourceId !== SOURCE) return undefined
  const { tile } = event
  if (typeof tile !== 'object' || tile === null || !('tileID' in tile)) return undefined
  return (tile.tileID as { canonical: TileNumber }).canonical
}

/**
 * Asks again for tiles of streets that did not come, such as on a line that breaks off for a moment:
 * MapLibre leaves them empty until the map has been somewhere else. Returns whether any is still
 * waited for. A tile that does not exist (404) is no failure.
 */
export function retryTiles(map: LibraryMap): { isWaiting: () => boolean } {
  const failures = new Map<string, number>()
  const timers = new Set<ReturnType<typeof setTimeout>>()
  map.on('error', (event) => {
    const tile = tileOf(event)
    if (!tile) return
    const key = `${tile.z}/${tile.x}/${tile.y}`
    const count = failures.get(key) ?? 0
    failures.set(key, count + 1)
    const delay = DELAYS_MS[count]
    // The map is at rest again, with what there is.
    if (delay === undefined) return void map.triggerRepaint()
    const timer = setTimeout(() => {
      timers.delete(timer)
      if (map.getSource(SOURCE)) map.refreshTiles(SOURCE, [tile])
    }, delay)
    timers.add(timer)
  })
  const handleOnline = () => {
    failures.clear()
    if (map.getSource(SOURCE)) map.refreshTiles(SOURCE)
  }
  addEventListener('online', handleOnline)
  map.on('remove', () => {
    removeEventListener('online', handleOnline)
    timers.forEach(clearTimeout)
  })
  return { isWaiting: () => timers.size > 0 }
}
