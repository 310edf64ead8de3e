import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import { project } from '../lib/geo'
import { CAROUSEL_PX, firstZoom, MAP_PADDING, openingView } from './openingView'
import { frameOf } from './pictureFrame'
import { posterKinds } from './posterKinds'

const inBelgium = fc.record({
  lat: fc.double({ min: 49.6, max: 51.4, noNaN: true }),
  lng: fc.double({ min: 2.7, max: 6.2, noNaN: true }),
})

describe('the view with which the map of a list opens', () => {
  test('shows all results beside its buttons and above its cards, on every page', () => {
    fc.assert(
      fc.property(inBelgium, inBelgium, (one, other) => {
        const results = {
          west: Math.min(one.lng, other.lng),
          east: Math.max(one.lng, other.lng),
          south: Math.min(one.lat, other.lat),
          north: Math.max(one.lat, other.lat),
        }
        for (const { smallest, below } of Object.values(posterKinds)) {
          const view = openingView({ results, below, maxZoom: 15 }, smallest)
          const { pixelOf } = frameOf(view, smallest)
          for (const place of [one, other]) {
            const { x, y } = pixelOf(project(place))
            expect(x).toBeGreaterThan(MAP_PADDING.left - 1)
            expect(x).toBeLessThan(smallest.width - MAP_PADDING.right + 1)
            expect(y).toBeGreaterThan(MAP_PADDING.top - 1)
            expect(y).toBeLessThan(smallest.height - MAP_PADDING.bottom - below + 1)
          }
        }
      }),
    )
  })

  test('goes no closer to one home than its street, and to one without an address than its town', () => {
    const results = { west: 3.72, east: 3.72, south: 51.05, north: 51.05 }
    const zoomOf = (isExact: boolean, hasStreets: boolean) =>
      openingView(
        { results, below: CAROUSEL_PX, maxZoom: firstZoom(isExact, hasStreets) },
        posterKinds.phone.smallest,
      ).zoom
    expect([zoomOf(true, true), zoomOf(false, true)]).toEqual([15, 13])
    expect([zoomOf(true, false), zoomOf(false, false)]).toEqual([12, 10.5])
  })

  test('has the results in the middle of what is seen: a little above the middle of a phone', () => {
    const home = { lat: 51.05, lng: 3.72 }
    const results = { west: home.lng, east: home.lng, south: home.lat, north: home.lat }
    const { smallest, below } = posterKinds.phone
    const view = openingView({ results, below, maxZoom: 15 }, smallest)
    const { x, y } = frameOf(view, smallest).pixelOf(project(home))
    expect(x).toBeCloseTo(180, 0)
    expect(y).toBeCloseTo((72 + (540 - 36 - 136)) / 2, 0)
  })
})
