import type { Point } from '../lib/geo'
import type { Area } from './area'
import { distanceKm, KILOMETRES_A_DEGREE, type Coordinates } from './lists/near'

const CORNERS = 24
const SPARE = 1.02

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Returns the round area that has all of these places, and so many kilometres around them. */
export function areaAround(places: readonly Coordinates[], km: number): Area {
  const centre = {
    latitude: mean(places.map(({ latitude }) => latitude)),
    longitude: mean(places.map(({ longitude }) => longitude)),
  }
  const radius = km + Math.max(...places.map((place) => distanceKm(centre, place)))
  // The sides of a figure with corners cut into the circle, and a degree is shorter to the north.
  const north = (radius * SPARE) / Math.cos(Math.PI / CORNERS) / KILOMETRES_A_DEGREE
  const east = north / Math.cos((centre.latitude * Math.PI) / 180)
  return Array.from({ length: CORNERS }, (_, at): Point => {
    const turn = (at / CORNERS) * 2 * Math.PI
    return {
      lat: centre.latitude + north * Math.sin(turn),
      lng: centre.longitude + east * Math.cos(turn),
    }
  })
}
