import { project, type Pixel, type Point } from '@/domain/geo'

/** What the drawn map shows: Belgium with a strip of its neighbours. */
const WEST = 2.25
const EAST = 6.65
const NORTH = 51.68
const SOUTH = 49.35

export const WIDTH = 1000
const corner = project({ lat: NORTH, lng: WEST })
const opposite = project({ lat: SOUTH, lng: EAST })
const scale = WIDTH / (opposite.x - corner.x)
export const HEIGHT = Math.round((opposite.y - corner.y) * scale)

/** Where a place lies on the drawn map, in its own units. */
export function place(point: Point): Pixel {
  const { x, y } = project(point)
  return { x: Math.round((x - corner.x) * scale), y: Math.round((y - corner.y) * scale) }
}

export const isOnMap = (point: Point): boolean => {
  const { x, y } = place(point)
  return x >= 0 && x <= WIDTH && y >= 0 && y <= HEIGHT
}

type Line = readonly (readonly number[])[]

/** A line of longitudes and latitudes as the path of a drawing: a beginning, then steps, which are shorter than places. */
function pathOfLine(line: Line): string {
  const [start, ...others] = line.map(([lng = 0, lat = 0]) => place({ lng, lat }))
  if (!start) return ''
  let before = start
  const steps = others.map((here) => {
    const step = `${here.x - before.x} ${here.y - before.y}`
    before = here
    return step
  })
  return `M${start.x} ${start.y}l${steps.join(' ').replaceAll(' -', '-')}`
}

export const pathOf = (lines: readonly Line[]): string => lines.map(pathOfLine).join('')
