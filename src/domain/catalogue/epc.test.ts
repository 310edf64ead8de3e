import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { epcLimits, epcProfiles, labelFor, labelsOf } from './epc'
import { epcLabels, regions } from './vocabulary'

const anyRegion = fc.constantFrom(...regions)
const anyProfile = fc.constantFrom(...epcProfiles)
const anyValue = fc.double({ ...epcLimits, noNaN: true })

describe('labelFor', () => {
  it.each([
    [0, 'flanders', 'a_plus'],
    [0.1, 'flanders', 'a'],
    [100, 'flanders', 'a'],
    [100.1, 'flanders', 'b'],
    [400, 'flanders', 'd'],
    [401, 'flanders', 'e'],
    [500, 'flanders', 'e'],
    [501, 'flanders', 'f'],
    [-5, 'wallonia', 'a_plusplus'],
    [45, 'wallonia', 'a_plus'],
    [85, 'wallonia', 'a'],
    [510, 'wallonia', 'f'],
    [511, 'wallonia', 'g'],
    [0, 'brussels', 'a_plus'],
    [23, 'brussels', 'a'],
    [23.4, 'brussels', 'a_sub'],
    [45, 'brussels', 'a_sub'],
    [113, 'brussels', 'c_plus'],
    [345, 'brussels', 'f'],
    [346, 'brussels', 'g'],
  ] as const)('gives %d kWh/m² in %s the label %s', (value, region, label) => {
    expect(labelFor(value, region)).toBe(label)
  })

  it.each([
    [0, 'a_plusplus'],
    [15, 'a_plus'],
    [30, 'a'],
    [45, 'a_sub'],
    [62, 'b_plus'],
  ] as const)('gives %d kWh/m² on the official Brussels scale the label %s', (value, label) => {
    expect(labelFor(value, 'brussels', 'official')).toBe(label)
  })

  it('gives every value exactly one label of its region', () => {
    fc.assert(
      fc.property(anyValue, anyRegion, anyProfile, (value, region, profile) => {
        expect(labelsOf(region, profile)).toContain(labelFor(value, region, profile))
      }),
    )
  })

  it('never gives a better label to a home that uses more', () => {
    const rank = (value: number, region: (typeof regions)[number]) =>
      epcLabels.findIndex((label) => label === labelFor(value, region))
    fc.assert(
      fc.property(anyValue, anyValue, anyRegion, (one, other, region) => {
        expect(rank(Math.min(one, other), region)).toBeLessThanOrEqual(
          rank(Math.max(one, other), region),
        )
      }),
    )
  })

  it('listens to the profile in Brussels only', () => {
    fc.assert(
      fc.property(
        anyValue,
        fc.constantFrom('flanders' as const, 'wallonia' as const),
        (value, region) => {
          expect(labelFor(value, region, 'official')).toBe(labelFor(value, region))
        },
      ),
    )
  })
})
