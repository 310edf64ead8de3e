import { describe, expect, it } from '@jest/globals'

import { mapPrecisionOf } from './mapPrecision'

describe('what may be said of a place on a map', () => {
  it.each([
    [{ isExact: true, isPublished: true, hasStreet: true }, 'exact'],
    [{ isExact: true, isPublished: true, hasStreet: false }, 'exact'],
    [{ isExact: false, isPublished: true, hasStreet: true }, 'townWithAddress'],
    [{ isExact: false, isPublished: true, hasStreet: false }, 'town'],
    [{ isExact: false, isPublished: false, hasStreet: true }, 'hidden'],
    [{ isExact: false, isPublished: false, hasStreet: false }, 'hidden'],
  ] as const)(
    'of %j is "%s": an address is called hidden only when the agency hides it',
    (place, precision) => {
      expect(mapPrecisionOf(place)).toBe(precision)
    },
  )
})
