import type { Point } from '../lib/geo'

/** What a map file knows the places of, in the order in which a page names them. */
export const pointKinds = ['station', 'school', 'shop', 'park'] as const
export type PointKind = (typeof pointKinds)[number]

/** A place in the neighbourhood; its name is there when the file has one. */
export type NearbyPoint = Point & { kind: PointKind; name?: string | undefined }
export type Distance = { kind: PointKind; metres: number; name?: string | undefined }

const EARTH_RADIUS_M = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Metres between two places in a straight line, over the sphere. */
export function metresBetween(one: Point, other: Point): number {
  const north = Math.sin(radians(other.lat - one.lat) / 2) ** 2
  const east = Math.sin(radians(other.lng - one.lng) / 2) ** 2
  const part = north + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * east
  return 2 * EARTH_RADIUS_M * Math.asin(Math.sqrt(part))
}

/** Further away, something is not in the neighbourhood. */
const MAX_METRES = 3000
/** Steps of a distance: more would promise a precision that straight lines do not have. */
const STEP_M = 50
const COARSE_STEP_M = 100
const COARSE_FROM_M = 1000

function rounded(metres: number): number {
  const step = metres < COARSE_FROM_M ? STEP_M : COARSE_STEP_M
  return Math.max(STEP_M, Math.round(metres / step) * step)
}

/**
 * Returns the straight-line distance to the nearest place of each kind that is in the
 * neighbourhood. `from` is the public point: for a hidden address it is not where the property stands.
 */
export const nearestOf = (from: Point, points: readonly NearbyPoint[]): Distance[] =>
  pointKinds.flatMap((kind) => {
    const [nearest] = points
      .filter((point) => point.kind === kind)
      .map((point) => ({ name: point.name, metres: metresBetween(from, point) }))
      .sort((one, other) => one.metres - other.metres)
    return nearest && nearest.metres <= MAX_METRES
      ? [{ kind, name: nearest.name, metres: rounded(nearest.metres) }]
      : []
  })
