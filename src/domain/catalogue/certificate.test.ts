import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { energyLabel, expiryDayOf, printedLabels, scaleBeside } from './certificate'
import { bandsOf, epcLimits, epcProfiles, labelFor, labelsOf } from './epc'
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
    expect(scaleBeside('b', home)).toEqual(bandsOf('flanders'))
    expect(scaleBeside('b', { ...home, type: undefined })).toEqual(bandsOf('flanders'))
    for (const region of regions)
      for (const type of [6, 7, 8, 9]) expect(scaleBeside('b', { region, type })).toEqual([])
    expect(scaleBeside('g', home)).toEqual([])
    expect(scaleBeside('f', { region: 'wallonia', type: 8 })).toEqual([])
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
          const scale = epcLabel === 'a_plusplus' ? 'official' : epcProfile
          expect(answer?.label).toBe(epcLabel)
          expect(answer?.differs).toBe(labelFor(epcValue, region, scale) !== epcLabel)
        },
      ),
    )
  })

  it.each([
    [{ epcDate: '2016-12-31' }, 'a_sub'],
    [{ epcDate: '2017-01-01' }, 'a'],
    [{ epcCertificate: '20161231-0000123456-01-5' }, 'a_sub'],
    [{ epcCertificate: '20200131-0000123456-01-5' }, 'a'],
    // The day decides over what was chosen, which counts where no day is known.
    [{ epcDate: '2020-01-31', epcProfile: 'specification' }, 'a'],
    [{ epcDate: '2016-12-31', epcProfile: 'official' }, 'a_sub'],
    [{ epcCertificate: 'PEB 123', epcProfile: 'official' }, 'a'],
    [{ epcCertificate: 'PEB 123' }, 'a_sub'],
  ] as const)(
    'of 28 kWh/m² in Brussels is that of the scale of its day: %o, %s',
    (fields, label) => {
      const home = { ...fields, epcValue: 28, region: 'brussels', type: 2 } as const
      expect(energyLabel(home)?.label).toBe(label)
      expect(energyLabel({ ...home, region: 'flanders' })?.label).toBe('a')
    },
  )

  it('can be A++ on a Brussels certificate of the official scale, and stands on that scale', () => {
    const home = { region: 'brussels', type: 2 } as const
    const official = labelsOf('brussels', 'official')
    expect(scaleBeside('a_plusplus', home).map(([label]) => label)).toEqual(official)
    expect(printedLabels({ ...home, epcLabel: 'a_plusplus' })).toEqual(official)
    expect(printedLabels({ ...home, epcDate: '2016-12-31' })).not.toContain('a_plusplus')
    expect(energyLabel({ ...home, epcValue: -3, epcDate: '2020-01-31' })?.label).toBe('a_plusplus')
  })
})

describe('an energy certificate', () => {
  it('is valid for ten years, to the day', () => {
    expect(expiryDayOf('epcDate', '2024-09-19T00:00:00.000Z')).toBe('2034-09-19')
    expect(expiryDayOf('epcDate', '2024-02-29')).toBe('2034-02-28')
  })

  it('without a readable date is valid at no time', () => {
    expect(expiryDayOf('epcDate', '')).toBeUndefined()
    expect(expiryDayOf('epcDate', 'soon')).toBeUndefined()
  })
})
