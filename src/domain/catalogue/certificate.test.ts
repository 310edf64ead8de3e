import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { energyLabel, expiryDayOf, printedLabels, scaleBeside } from './certificate'
import { epcLimits, epcProfiles, labelFor, labelsOf } from './epc'
import { epcLabels, regions } from './vocabulary'

const anyRegion = fc.constantFrom(...regions)
const anyProfile = fc.constantFrom(...epcProfiles)
const anyValue = fc.double({ ...epcLimits, noNaN: true })

describe('the energy label', () => {
  it('is the one of the certificate, with a warning when the value says another', () => {
    expect(energyLabel({ epcLabel: 'b', epcValue: 262, region: 'flanders' })).toEqual({
      label: 'b',
      computed: 'c',
      differs: true,
    })
  })

  it('follows from the value when the certificate names none', () => {
    expect(energyLabel({ epcValue: 262, region: 'flanders' })).toEqual({
      label: 'c',
      computed: 'c',
      differs: false,
    })
  })

  it('is computed of homes only: a shop has bands of its own', () => {
    const shop = { epcValue: 262, region: 'flanders', type: 6 } as const
    expect(energyLabel(shop)).toBeUndefined()
    expect(energyLabel({ ...shop, epcLabel: 'a' })).toMatchObject({ label: 'a', differs: false })
    expect(energyLabel({ ...shop, type: 12 })?.label).toBe('c')
  })

  it('stands beside a scale of homes only, and only where that scale has it', () => {
    const home = { region: 'flanders', type: 2 } as const
    expect(scaleBeside('b', home)).toEqual(labelsOf('flanders'))
    expect(scaleBeside('b', { ...home, type: undefined })).toEqual(labelsOf('flanders'))
    for (const region of regions)
      for (const type of [6, 7, 8, 9]) expect(scaleBeside('b', { region, type })).toEqual([])
    expect(scaleBeside('g', home)).toEqual([])
    expect(scaleBeside('a_plusplus', { region: 'brussels', type: 2 })).toEqual([])
    expect(scaleBeside('b', { region: undefined, type: 2 })).toEqual([])
  })

  it('can be G in Flanders for a shop or an office, and not for a home', () => {
    for (const type of [6, 8])
      expect(printedLabels({ region: 'flanders', type })).toEqual([...labelsOf('flanders'), 'g'])
    for (const type of [1, 2, undefined])
      expect(printedLabels({ region: 'flanders', type })).toEqual(labelsOf('flanders'))
    for (const epcProfile of epcProfiles)
      expect(printedLabels({ region: 'brussels', type: 8, epcProfile })).toEqual(
        labelsOf('brussels', epcProfile),
      )
  })

  it('cannot be computed abroad or without a value', () => {
    expect(energyLabel({ epcLabel: 'b', epcValue: 262, region: undefined })).toEqual({
      label: 'b',
      computed: undefined,
      differs: false,
    })
    expect(energyLabel({ epcValue: 262, region: undefined })).toBeUndefined()
    expect(energyLabel({ region: 'flanders' })).toBeUndefined()
  })

  it('never gives way to the computed one', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...epcLabels),
        anyValue,
        anyRegion,
        anyProfile,
        (epcLabel, epcValue, region, epcProfile) => {
          const answer = energyLabel({ epcLabel, epcValue, region, epcProfile })
          expect(answer?.label).toBe(epcLabel)
          expect(answer?.differs).toBe(labelFor(epcValue, region, epcProfile) !== epcLabel)
        },
      ),
    )
  })
})

describe('an energy certificate', () => {
  it('is valid for ten years, to the day', () => {
    expect(expiryDayOf('epcDate', '2024-09-19T00:00:00.000Z')).toBe('2034-09-19')
    expect(expiryDayOf('epcDate', '2024-02-29')).toBe('2034-02-28')
  })

  it('without a readable date is valid at no time', () => {})
})
