import { project, type Pixel, type Point } from '@/domain/lib/geo'

/** The bounds of the server-rendered map: Belgium with a strip of its neighbours. */
const WEST = 2.25
const EAST = 6.65
const NORTH = 51.68
const SOUTH = 49.35

export const WIDTH = 1000
const northWest = project({ lat: NORTH, lng: WEST })
const southEast = project({ lat: SOUTH, lng: EAST })
const scale = WIDTH / (southEast.x - northWest.x)
export const HEIGHT = Math.round((southEast.y - northWest.y) * scale)

/** Returns the position of a place on the map, in units of its view box. */
export function toMapPixel(point: Point): Pixel {
  const { x, y } = project(point)
  return { x: Math.round((x - northWest.x) * scale), y: Math.round((y - northWest.y) * scale) }
}

export const isOnMap = (point: Point): boolean => {
  const { x, y } = toMapPixel(point)
  return x >= 0 && x <= WIDTH && y >= 0 && y <= HEIGHT
}

type Line = readonly (readonly number[])[]

/**
 * Converts a line of longitudes and latitudes to an SVG path: a start, then relative steps, which
 * are shorter than absolute positions.
 */
function pathOfLine(line: Line): string {
  const [start, ...others] = line.map(([lng = 0, lat = 0]) => toMapPixel({ lng, lat }))
  if (!start) return ''
  let previous = start
  const steps = others.map((position) => {
    const step = `${position.x - previous.x} ${position.y - previous.y}`
    previous = position
    return step
  })
  return `M${start.x} ${start.y}l${steps.join(' ').replaceAll(' -', '-')}`
}

export const pathOf = (lines: readonly Line[]): string => lines.map(pathOfLine).join('')
