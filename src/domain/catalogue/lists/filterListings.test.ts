import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import { provinceOf } from '../provinces'
import { regionOf } from '../regions'
import { epcLabels, goals, provinces, regions } from '../vocabulary'

import { countRows, rowsOf } from './bitmap'
import { filterListings, type ListingFilter } from './filterListings'
import { unfiltered } from './listFilter'
import { createListingColumns, type ListingColumns } from './columns'
import { featureMask, features } from './features'
import { isWithin } from './near'
import { createOrders, referencesOnPage, type Ranks } from './order'
import { sorts, type Sort } from './listQuery'
import type { SearchRow } from './searchRow'
import { areaSteps, bedroomSteps, epcLetters, epcLetterOf, priceSteps } from './steps'

const TYPES = [11, 12, 13, 14, 40]
const TOWNS = [
  '1000',
  '1300',
  '2000',
  '3000',
  '3500',
  '4000',
  '5000',
  '6600',
  '7000',
  '8000',
  '9000',
  null,
]
const cityOf = (zip: string | null) => `city of ${zip ?? 'elsewhere'}`

const someOf = <Value>(values: readonly Value[]) => fc.subarray([...values], { maxLength: 3 })
const nothing = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 1 })

const row = fc.record({
  reference: fc.integer({ min: 1, max: 500 }),
  goal: fc.constantFrom(...goals),
  languages: fc.constantFrom(15, 15, 15, 1, 6),
  zip: fc.constantFrom(...TOWNS),
  types: fc.uniqueArray(fc.constantFrom(...TYPES), { minLength: 1, maxLength: 3 }),
  price: fc.option(
    fc.oneof(
      fc.constantFrom(...priceSteps.sale, ...priceSteps.rent),
      fc.constantFrom(0, 1, 333_332, 333_333, 777_777, 777_778),
      fc.integer({ min: 0, max: 2_500_000 }),
    ),
    { nil: null, freq: 5 },
  ),
  bedrooms: fc.integer({ min: 0, max: 9 }),
  area: fc.oneof(fc.constantFrom(0, 89, 90, 600, ...areaSteps), fc.integer({ min: 0, max: 900 })),
  epc: fc.option(fc.constantFrom(...epcLabels), { nil: null }),
  isNew: fc.boolean(),
  features: fc.integer({ min: 0, max: 2 ** features.length - 1 }),
  marquee: fc.integer({ min: 0, max: 4 }),
  isOffered: fc.constantFrom(true, true, false),
  isFeatured: fc.boolean(),
  published: fc.integer({ min: 0, max: 20 }),
  spot: fc.option(fc.tuple(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 8 })), {
    nil: null,
    freq: 8,
  }),
})

const toRow = ({
  spot,
  zip,
  types,
  ...rest
}: typeof row extends fc.Arbitrary<infer Value> ? Value : never): SearchRow => ({
  ...rest,
  zip,
  types,
  city: cityOf(zip),
  mainType: types[0] ?? 0,
  latitude: spot?.[0] ?? null,
  longitude: spot?.[1] ?? null,
})

const rows = fc
  .uniqueArray(row, { selector: ({ reference }) => reference, minLength: 0, maxLength: 60 })
  .map((some) => some.map(toRow))

const everyFilter: fc.Arbitrary<ListingFilter> = fc.record({
  goal: fc.constantFrom(...goals),
  language: fc.constantFrom(1, 2, 4, 8),
  within: nothing(someOf(TYPES)),
  cities: someOf(TOWNS.map(cityOf)),
  types: someOf(TYPES),
  regions: someOf(regions),
  provinces: someOf(provinces),
  covers: nothing(
    fc.oneof(
      fc
        .integer({ min: 0, max: 8 })
        .map(
          (edge) => (latitude: number, longitude: number) => latitude <= edge && longitude <= edge,
        ),
      fc.integer({ min: 1, max: 900 }).map((km) => isWithin({ latitude: 4, longitude: 4 }, km)),
    ),
  ),
  priceFrom: nothing(
    fc.constantFrom(...priceSteps.sale, ...priceSteps.rent, 1, 333_333, 3_000_000),
  ),
  priceTo: nothing(fc.constantFrom(...priceSteps.sale, ...priceSteps.rent, 0, 777_777, 3_000_000)),
  bedrooms: nothing(fc.integer({ min: 1, max: 7 })),
  area: nothing(fc.constantFrom(...areaSteps, 20, 90, 600)),
  epc: someOf(epcLetters),
  onlyNew: fc.constantFrom(false, false, true),
  has: someOf(features),
  marquee: fc.constantFrom(undefined, undefined, undefined, 1),
})

/** With all filters set, nearly every list is empty: half of them have two at most. */
const filter = fc.oneof(
  everyFilter,
  everyFilter.chain(({ goal, language, ...others }) =>
    fc
      .subarray(Object.entries(others), { maxLength: 2 })
      .map((few): ListingFilter => ({ ...unfiltered, goal, language, ...Object.fromEntries(few) })),
  ),
)

const none = (values: readonly unknown[]) => values.length === 0

/** What a list is, said in the plainest way. */
const belongs = (f: ListingFilter) => (r: SearchRow) =>
  r.goal === f.goal &&
  (r.languages & f.language) !== 0 &&
  (!f.within?.length || r.types.some((type) => f.within?.includes(type))) &&
  (none(f.cities) || f.cities.includes(r.city)) &&
  (none(f.types) || r.types.some((type) => f.types.includes(type))) &&
  (none(f.regions) || f.regions.some((one) => r.zip && regionOf(r.zip) === one)) &&
  (none(f.provinces) || f.provinces.some((one) => r.zip && provinceOf(r.zip) === one)) &&
  (!f.covers ||
    (r.latitude !== null && r.longitude !== null && f.covers(r.latitude, r.longitude))) &&
  (f.priceFrom === undefined || (r.price !== null && r.price >= f.priceFrom)) &&
  (f.priceTo === undefined || (r.price !== null && r.price <= f.priceTo)) &&
  r.bedrooms >= (f.bedrooms ?? 0) &&
  r.area >= (f.area ?? 0) &&
  (none(f.epc) || f.epc.some((letter) => r.epc && epcLetterOf(r.epc) === letter)) &&
  (!f.onlyNew || r.isNew) &&
  f.has.every((feature) => (r.features & featureMask([feature])) !== 0) &&
  (f.marquee === undefined || r.marquee === f.marquee)

const oracle = (all: readonly SearchRow[], f: ListingFilter) =>
  all.filter((one) => one.isOffered && belongs(f)(one))
const goneOracle = (all: readonly SearchRow[], f: ListingFilter) =>
  all.filter((one) => !one.isOffered && belongs(f)(one))

const byNewest = (a: SearchRow, b: SearchRow) =>
  b.published - a.published || b.reference - a.reference
const unpricedLast = (compare: (a: number, b: number) => number) => (a: SearchRow, b: SearchRow) =>
  a.price === null || b.price === null
    ? Number(a.price === null) - Number(b.price === null) || byNewest(a, b)
    : compare(a.price, b.price) || byNewest(a, b)

const rankOf = {
  city: (r: SearchRow) => TOWNS.map(cityOf).indexOf(r.city),
  type: (r: SearchRow) => TYPES.indexOf(r.mainType),
}
const comparing: Record<Sort, (a: SearchRow, b: SearchRow) => number> = {
  newest: byNewest,
  price: unpricedLast((a, b) => a - b),
  price_desc: unpricedLast((a, b) => b - a),
  type: (a, b) => rankOf.type(a) - rankOf.type(b) || byNewest(a, b),
  city: (a, b) => rankOf.city(a) - rankOf.city(b) || byNewest(a, b),
}

function filled(some: readonly SearchRow[]) {
  const columns = createListingColumns(1)
  for (const one of some) columns.put(one)
  const orders = createOrders(columns)
  orders.sort()
  return { columns, orders }
}

const ranksOf = ({ cities, types }: ListingColumns): Ranks => ({
  cities: Uint16Array.from(cities.names, (name) => TOWNS.map(cityOf).indexOf(name)),
  types: Uint16Array.from(types.names, (name) => TYPES.indexOf(name)),
})

const references = (some: readonly SearchRow[]) => some.map(({ reference }) => reference)

describe('a list', () => {
  test('holds what passes every filter, in the order that was asked for, page by page: 10,000 random filter sets against the plainest program', () => {
    fc.assert(
      fc.property(
        rows,
        fc.array(filter, { minLength: 10, maxLength: 10 }),
        fc.constantFrom(...sorts),
        (all, filters, sort) => {
          const { columns, orders } = filled(all)
          for (const one of filters) {
            const found = filterListings(columns, one)
            const wanted = references(oracle(all, one).sort(comparing[sort]))
            const pages = [0, 7, 14, 1000].map((from) =>
              referencesOnPage(columns, orders, ranksOf(columns), found.offered, {
                sort,
                from,
                size: 7,
              }),
            )
            expect([countRows(found.offered), ...pages]).toEqual([
              wanted.length,
              wanted.slice(0, 7),
              wanted.slice(7, 14),
              wanted.slice(14, 21),
              [],
            ])
          }
        },
      ),
      { numRuns: 1000 },
    )
  })

  test('holds what reaches the numbers that are asked for, on a step of the filter, beside one and between two', () => {
    const around = (steps: readonly number[]) =>
      fc
        .tuple(fc.constantFrom(0, ...steps), fc.constantFrom(-1, 0, 1, 7))
        .map(([step, beside]) => Math.max(step + beside, 0))
    const prices = around(priceSteps.sale)
    const numbers = fc.record({
      price: fc.option(prices, { nil: null, freq: 9 }),
      bedrooms: around(bedroomSteps),
      area: around(areaSteps),
    })
    const wish = fc.record(
      {
        priceFrom: prices,
        priceTo: prices,
        bedrooms: around(bedroomSteps),
        area: around(areaSteps),
      },
      { requiredKeys: [] },
    )
    const [plain] = fc.sample(row, 1).map(toRow)
    if (!plain) throw new Error('No listing was generated.')
    fc.assert(
      fc.property(fc.array(numbers, { maxLength: 40 }), wish, (some, asked) => {
        const all = some.map((one, at): SearchRow => ({
          ...plain,
          ...one,
          reference: at + 1,
          goal: 'sale',
          languages: 15,
          isOffered: true,
        }))
        const one: ListingFilter = { ...unfiltered, goal: 'sale', language: 1, ...asked }
        const { columns } = filled(all)
        const offered = [...rowsOf(filterListings(columns, one).offered)]
        expect(offered.map((at) => columns.arrays.reference[at])).toEqual(
          references(oracle(all, one)),
        )
      }),
      { numRuns: 2000 },
    )
  })

  test('counts nothing that is sold or let, and has it apart, in the same order', () => {
    fc.assert(
      fc.property(rows, filter, fc.constantFrom(...sorts), (all, one, sort) => {
        const { columns, orders } = filled(all)
        const found = filterListings(columns, one)
        const gone = references(goneOracle(all, one).sort(comparing[sort]))
        const page = (from: number) =>
          referencesOnPage(columns, orders, ranksOf(columns), found.gone, { sort, from, size: 5 })
        expect([countRows(found.gone), page(0), page(5)]).toEqual([
          gone.length,
          gone.slice(0, 5),
          gone.slice(5, 10),
        ])
        expect(countRows(found.offered)).toBe(oracle(all, one).length)
      }),
      { numRuns: 1000 },
    )
  })

  test('has beside every value of every filter the number of listings that choosing it leads to', () => {
    fc.assert(
      fc.property(rows, filter, (all, one) => {
        const { columns } = filled(all)
        const { counts } = filterListings(columns, one)
        const total = (change: Partial<ListingFilter>) => oracle(all, { ...one, ...change }).length
        const numberOfCity = (name: string) => counts.cities[columns.cities.find(name) ?? -1] ?? 0
        const numberOfType = (type: number) => counts.types[columns.types.find(type) ?? -1] ?? 0
        // In one comparison: a hundred of them take longer than what they compare.
        const shown: Record<string, number | undefined> = { isNew: counts.isNew }
        const wanted: Record<string, number> = { isNew: total({ onlyNew: true }) }
        const compare = (what: string, is: number | undefined, change: Partial<ListingFilter>) => {
          shown[what] = is
          wanted[what] = total(change)
        }
        for (const zip of TOWNS)
          compare(cityOf(zip), numberOfCity(cityOf(zip)), { cities: [cityOf(zip)] })
        for (const type of TYPES) compare(`type ${type}`, numberOfType(type), { types: [type] })
        for (const [at, region] of regions.entries())
          compare(`region ${region}`, counts.regions[at], { regions: [region] })
        for (const [at, province] of provinces.entries())
          compare(`in ${province}`, counts.provinces[at], { provinces: [province] })
        for (const [at, letter] of epcLetters.entries())
          compare(`epc ${letter}`, counts.epc[at], { epc: [letter] })
        for (const [at, bedrooms] of bedroomSteps.entries())
          compare(`bedrooms ${bedrooms}`, counts.bedrooms[at], { bedrooms })
        for (const [at, area] of areaSteps.entries())
          compare(`area ${area}`, counts.areas[at], { area })
        for (const [at, priceFrom] of priceSteps[one.goal].entries())
          compare(`from ${priceFrom}`, counts.priceFrom[at], { priceFrom })
        for (const [at, priceTo] of priceSteps[one.goal].entries())
          compare(`to ${priceTo}`, counts.priceTo[at], { priceTo })
        for (const [at, feature] of features.entries())
          compare(`has ${feature}`, counts.features[at], { has: [...one.has, feature] })
        expect(shown).toEqual(wanted)
        if ((one.priceFrom ?? 0) > (one.priceTo ?? Infinity)) return
        const edges = [-Infinity, ...priceSteps[one.goal], Infinity]
        const anyPrice = oracle(all, { ...one, priceFrom: undefined, priceTo: undefined })
        const between = [...counts.prices].map(
          (_, at) =>
            anyPrice.filter(
              ({ price }) =>
                price !== null && price >= (edges[at] ?? 0) && price < (edges[at + 1] ?? 0),
            ).length,
        )
        expect([...counts.prices]).toEqual(between)
      }),
      { numRuns: 800 },
    )
  })

  test('is looked at to its last row when there are thousands, of more types than a number has bits', () => {
    const [first] = fc.sample(row, 1).map(toRow)
    if (!first) throw new Error('No listing was generated.')
    const all = Array.from({ length: 9001 }, (_, at) => ({
      ...first,
      reference: at + 1,
      goal: 'sale' as const,
      languages: 15,
      types: [100 + (at % 90)],
      isOffered: at % 7 !== 0,
    }))
    const { columns } = filled(all)
    const one: ListingFilter = {
      ...unfiltered,
      goal: 'sale',
      language: 1,
      types: [100 + (9000 % 90)],
    }
    const found = filterListings(columns, one)
    const wanted = oracle(all, one).map(({ reference }) => reference)
    const offered = [...rowsOf(found.offered)].map((row) => columns.arrays.reference[row])
    expect(wanted).toContain(9001)
    expect(offered).toEqual(wanted)
    expect(countRows(found.gone)).toBe(goneOracle(all, one).length)
    expect(found.counts.types[columns.types.find(189) ?? -1]).toBe(
      oracle(all, { ...one, types: [189] }).length,
    )
  })

  test('has no listing that was removed, on no page and in no count', () => {
    fc.assert(
      fc.property(rows, (all) => {
        const { columns } = filled(all)
        for (const { reference } of all.slice(1)) columns.drop(reference)
        for (const goal of goals) {
          const one = { ...unfiltered, goal, language: 1 }
          const { offered, gone } = filterListings(columns, one)
          const left = all.slice(0, 1).filter(belongs(one))
          expect(countRows(offered) + countRows(gone)).toBe(left.length)
        }
      }),
    )
  })

  test('is the same after any number of changes as when it is built from scratch', () => {
    const change = fc.record({
      put: rows,
      drop: fc.array(fc.integer({ min: 1, max: 500 }), { maxLength: 20 }),
    })
    fc.assert(
      fc.property(
        rows,
        fc.array(change, { maxLength: 4 }),
        filter,
        fc.constantFrom(...sorts),
        (first, changes, one, sort) => {
          const { columns, orders } = filled(first)
          // Every name is known from the start, so what was sorted by name is kept as long as nothing changes.
          for (const zip of TOWNS) columns.cities.number(cityOf(zip))
          for (const type of TYPES) columns.types.number(type)
          const ranks = ranksOf(columns)
          const asked = () => {
            const { offered } = filterListings(columns, one)
            const page = { sort, from: 0, size: 1000 }
            return {
              count: countRows(offered),
              page: referencesOnPage(columns, orders, ranks, offered, page),
            }
          }
          const wanted = (some: readonly SearchRow[]) => {
            const page = references(oracle(some, one).sort(comparing[sort]))
            return { count: page.length, page }
          }
          expect(asked()).toEqual(wanted(first))
          const current = new Map(first.map((each) => [each.reference, each]))
          for (const { put, drop } of changes) {
            const touched = drop.flatMap((reference) => columns.slotOf(reference) ?? [])
            for (const reference of drop) {
              columns.drop(reference)
              current.delete(reference)
            }
            for (const each of put) {
              columns.put(each)
              current.set(each.reference, each)
            }
            orders.renew([
              ...touched,
              ...put.flatMap(({ reference }) => columns.slotOf(reference) ?? []),
            ])
          }
          const all = [...current.values()]
          expect(columns.size).toBe(all.length)
          expect(asked()).toEqual(wanted(all))
        },
      ),
      { numRuns: 1000 },
    )
  })
})
