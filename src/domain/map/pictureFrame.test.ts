import { describe, expect, test } from '@jest/globals'

import { project } from '../lib/geo'
import { metresBetween } from './nearby'
import { AREA_METRES, boxAtZoom, degreesOf, frameOf, PICTURE, viewAround } from './pictureFrame'

const place = { lat: 51.0543, lng: 3.7174, isExact: true }

describe('the frame of a picture', () => {
  test('has the place in its middle and the corners of its box at its corners', () => {
    const { pixelOf, placeAt, box } = frameOf(viewAround(place), PICTURE)
    const corner = pixelOf(project({ lat: box.north, lng: box.west }))
    const middle = pixelOf(project(place))
    expect([corner.x, corner.y, middle.x, middle.y].map(Math.round)).toEqual([
      0,
      0,
      PICTURE.width / 2,
      PICTURE.height / 2,
    ])
    // A pin that is dropped on a pixel stands there when it is drawn again.
    const dropped = pixelOf(project(placeAt({ x: 100, y: 300 })))
    expect([dropped.x, dropped.y].map(Math.round)).toEqual([100, 300])
  })

  test('holds the whole circle of a place that is not exact, as wide as it is on the ground', () => {
    const area = { ...place, isExact: false }
    const { box, pixelsOfMetres } = frameOf(viewAround(area), PICTURE)
    const radius = pixelsOfMetres(AREA_METRES)
    expect(radius * 2).toBeLessThan(PICTURE.height)
    const metresHigh = metresBetween(
      { lat: box.north, lng: area.lng },
      { lat: box.south, lng: area.lng },
    )
    expect((metresHigh / PICTURE.height) * radius).toBeCloseTo(AREA_METRES, 0)
  })

  test('gives back degrees, and a start box around a town', () => {
    const back = degreesOf(project(place))
    expect(back.lat).toBeCloseTo(place.lat, 9)
    expect(back.lng).toBeCloseTo(place.lng, 9)
    const wide = boxAtZoom(place, 10)
    const near = boxAtZoom(place, 11)
    expect((wide.east - wide.west) / (near.east - near.west)).toBeCloseTo(2, 6)
  })
})
