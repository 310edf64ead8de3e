import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { goals } from '../vocabulary'

import { rowsOf } from './bitmap'
import { filterListings, findMatches, type ListingFilter } from './filterListings'
import { createListingColumns } from './columns'
import { countOffered } from './offered'
import { unfiltered } from './listFilter'
import type { SearchRow } from './searchRow'

const row: fc.Arbitrary<SearchRow> = fc
  .record({
    reference: fc.integer({ min: 1, max: 300 }),
    goal: fc.constantFrom(...goals),
    languages: fc.constantFrom(15, 15, 1, 6),
    zip: fc.constantFrom('9000', '2000', '1000', null),
    types: fc.uniqueArray(fc.constantFrom(1, 2, 3, 40), { minLength: 1, maxLength: 3 }),
    price: fc.option(fc.integer({ min: 0, max: 900_000 }), { nil: null }),
    bedrooms: fc.integer({ min: 0, max: 6 }),
    isOffered: fc.constantFrom(true, true, false),
  })
  .map((some): SearchRow => ({
    ...some,
    city: `city of ${some.zip ?? 'elsewhere'}`,
    mainType: some.types[0] ?? 0,
    area: 90,
    epc: null,
    isNew: false,
    isFeatured: false,
    marquee: 0,
    published: 0,
    latitude: null,
    longitude: null,
    features: 0,
  }))

const filled = fc
  .uniqueArray(row, { selector: ({ reference }) => reference, maxLength: 40 })
  .map((rows) => {
    const columns = createListingColumns(1)
    for (const one of rows) columns.put(one)
    for (const one of rows.slice(0, 3)) columns.drop(one.reference)
    return columns
  })

describe('what is on offer before any filter', () => {
  it('is counted as the lists count it', () => {
    fc.assert(
      fc.property(filled, fc.constantFrom(1, 2, 4, 8), (columns, language) => {
        const offered = countOffered(columns, language)
        for (const goal of goals) {
          const { counts } = filterListings(columns, { ...unfiltered, goal, language })
          expect([offered[goal].cities, offered[goal].types]).toEqual([counts.cities, counts.types])
        }
      }),
    )
  })
})

describe('matches without counts', () => {
  it('are those with counts', () => {
    const wish = fc.record({
      goal: fc.constantFrom(...goals),
      types: fc.subarray([1, 2, 40]),
      priceTo: fc.option(fc.integer({ min: 0, max: 900_000 }), { nil: undefined }),
    })
    fc.assert(
      fc.property(filled, wish, fc.constantFrom(undefined, [1, 3]), (columns, asked, within) => {
        const filter: ListingFilter = { ...unfiltered, ...asked, within, language: 1 }
        expect(rowsOf(findMatches(columns, filter).offered)).toEqual(
          rowsOf(filterListings(columns, filter).offered),
        )
      }),
      { numRuns: 500 },
    )
  })
})
