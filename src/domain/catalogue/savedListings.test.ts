import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import {
  toggleSaved,
  savedHref,
  savedLimits,
  savedLists,
  savedMark,
  readSaved,
  readSavedMark,
  referencesIn,
  writeSaved,
} from './savedListings'

const reference = fc.integer({ min: 1, max: 999_999_999 })
const list = fc.constantFrom(...savedLists)

describe('references in an address', () => {
  it('are whole numbers, each once, in their order', () => {
    expect(
      referencesIn([
        '100202',
        'x',
        '100201',
        '100202',
        '',
        '0',
        '-5',
        '1.5',
        '1e3',
        '007',
        '9999999999',
        ' 7 ',
      ]),
    ).toEqual([100202, 100201, 7])
  })

  it('are found again in the address that carries them', () => {
    fc.assert(
      fc.property(fc.uniqueArray(reference), (references) => {
        const { pathname, searchParams } = new URL(
          savedHref('/nl/favorieten/', references),
          'https://hestia.example',
        )
        expect(pathname).toBe('/nl/favorieten/')
        expect(referencesIn(searchParams.getAll('property'))).toEqual(references)
      }),
    )
  })
})

describe('a list on the device', () => {
  it('is read from whatever is stored, never longer than it may be', () => {
    fc.assert(
      fc.property(list, fc.option(fc.string()), (name, stored) => {
        const kept = readSaved(name, stored)
        expect(kept.length).toBeLessThanOrEqual(savedLimits[name])
        expect(kept.every(Number.isInteger)).toBe(true)
      }),
    )
    expect(readSaved('compare', '1,2,3,4,5')).toEqual([1, 2, 3, 4])
    expect(readSaved('favourites', '{"a":1}')).toEqual([])
  })

  it('is read as it was written', () => {
    fc.assert(
      fc.property(fc.uniqueArray(reference, { maxLength: 48 }), (kept) =>
        expect(readSaved('favourites', writeSaved(kept))).toEqual(kept),
      ),
    )
    expect(writeSaved([])).toBeNull()
  })

  it('takes a listing with one press and gives it back with the next', () => {
    expect(toggleSaved('compare', [1, 2], 3)).toEqual([1, 2, 3])
    expect(toggleSaved('compare', [1, 2, 3], 2)).toEqual([1, 3])
  })

  it('that is full takes no more, and still gives back', () => {
    expect(toggleSaved('compare', [1, 2, 3, 4], 5)).toBeUndefined()
    expect(toggleSaved('compare', [1, 2, 3, 4], 4)).toEqual([1, 2, 3])
  })
})

describe('a mark', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(list, fc.uniqueArray(reference), (name, references) =>
        expect(readSavedMark(savedMark(name, ...references))).toEqual({ list: name, references }),
      ),
    )
  })

  it('of another list is none', () => {
    expect(readSavedMark('visits:1')).toBeUndefined()
    expect(readSavedMark(undefined)).toBeUndefined()
  })
})
