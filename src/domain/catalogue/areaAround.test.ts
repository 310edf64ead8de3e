import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { isInside, readArea, writeArea } from './area'
import { areaAround } from './areaAround'
import { distanceKm, type Coordinates } from './lists/near'

const anyPlace = fc.record({
  latitude: fc.double({ min: 49.5, max: 51.5, noNaN: true }),
  longitude: fc.double({ min: 2.5, max: 6.4, noNaN: true }),
})
const has = (area: ReturnType<typeof areaAround>, { latitude, longitude }: Coordinates) =>
  isInside(area, { lat: latitude, lng: longitude })

describe('the area around places', () => {
  it('has them all, also after it was in an address', () => {
    fc.assert(
      fc.property(fc.array(anyPlace, { minLength: 1, maxLength: 5 }), (places) => {
        const area = readArea(writeArea(areaAround(places, 1)))
        expect(area && places.every((place) => has(area, place))).toBe(true)
      }),
    )
  })

  it('has what lies within the kilometres around one, and not what lies well outside', () => {
    const knokke = { latitude: 51.34, longitude: 3.29 }
    const area = areaAround([knokke], 10)
    fc.assert(
      fc.property(anyPlace, (place) => {
        const km = distanceKm(knokke, place)
        if (km < 9.9) expect(has(area, place)).toBe(true)
        if (km > 10.5) expect(has(area, place)).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })
})
