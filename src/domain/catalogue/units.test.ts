import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import type { AvailabilityFields } from './availability'
import { byFloor, compareFloors, floorOf, isSoldOut, tallyOf, unitStatusOf } from './units'

const unit = (more: Omit<AvailabilityFields, 'project'>): AvailabilityFields => ({
  project: 'a',
  ...more,
})

describe('where a unit stands', () => {
  it('is sold as soon as one of its fields says so', () => {
    for (const more of [
      { unitStatus: 'available', status: 'sold', marquee: 'none' },
      { unitStatus: 'available', status: 'active', marquee: 'rented' },
      { unitStatus: 'sold', status: 'active', marquee: 'none' },
    ] as const)
      expect(unitStatusOf(unit(more))).toBe('sold')
  })

  it('is under option, or free', () => {
    expect(
      unitStatusOf(unit({ unitStatus: 'available', status: 'active', marquee: 'option' })),
    ).toBe('option')
    expect(unitStatusOf(unit({ unitStatus: 'option' }))).toBe('option')
    expect(unitStatusOf(unit({}))).toBe('available')
  })
})

describe('a project', () => {
  const sold = unit({ unitStatus: 'sold' })
  const option = unit({ unitStatus: 'option' })
  const free = unit({ unitStatus: 'available' })

  it('counts what is free, without what is under option', () => {
    expect(tallyOf([sold, option, free, free])).toEqual({ all: 4, free: 2 })
  })

  it('is sold out when all is sold, and not while an option may lapse or there are no units yet', () => {
    expect(isSoldOut([sold, sold])).toBe(true)
    expect(isSoldOut([sold, option])).toBe(false)
    expect(isSoldOut([])).toBe(false)
  })
})

describe('floors', () => {
  it('go up from the cellar, then those with a name, then those without', () => {
    expect(['', '10', 'Mezzanine', '2', '-1', '0'].sort(compareFloors)).toEqual([
      '-1',
      '0',
      '2',
      '10',
      'Mezzanine',
      '',
    ])
  })

  it('are what staff wrote, else what the building counts', () => {
    expect([
      floorOf({ unitFloor: ' 3 ', floor: 1 }),
      floorOf({ unitFloor: '', floor: 0 }),
      floorOf({}),
    ]).toEqual(['3', '0', ''])
  })

  it('hold every unit once', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.nat())), (units) => {
        const floors = byFloor(units, ([floor]) => floor)
        expect(floors.flatMap(([, own]) => own)).toHaveLength(units.length)
        expect(floors.every(([floor, own]) => own.every(([at]) => at === floor))).toBe(true)
      }),
    )
  })
})
