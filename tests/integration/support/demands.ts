import fc from 'fast-check'

import { writeArea } from '@/domain/catalogue/area'
import { features } from '@/domain/catalogue/lists/features'
import { epcLetters } from '@/domain/catalogue/lists/steps'
import type { Demand, ComparedListing } from '@/domain/demands/demand'
import { goals, provinces, regions } from '@/domain/catalogue/vocabulary'

type Town = { id: string; latitude: number; longitude: number }

/** Few of each, so that demands and listings meet often. */
export const towns: readonly Town[] = [
  { id: 'one', latitude: 50.4, longitude: 3.5 },
  { id: 'two', latitude: 50.6, longitude: 4.1 },
  { id: 'three', latitude: 50.8, longitude: 4.6 },
]
const zips = ['9000', '3000', '1000', '6000', '2000', null]
const types = [1, 2, 3]
const ALL_FEATURES = 2 ** features.length - 1
const nothing = { nil: undefined }

const degrees = (from: number, to: number) =>
  fc.integer({ min: from * 1000, max: to * 1000 }).map((value) => value / 1000)
// As `property_search` keeps it, in single precision.
const spot = fc.record({
  latitude: degrees(50, 51).map(Math.fround),
  longitude: degrees(3, 5).map(Math.fround),
})
const price = fc.integer({ min: 1, max: 40 }).map((steps) => steps * 10_000)

const square = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const
const drawn = fc.tuple(degrees(50, 51), degrees(3, 5), degrees(0, 1)).map(([lat, lng, size]) => {
  const side = size + 0.01
  return writeArea(
    square.map(([north, east]) => ({ lat: lat + north * side, lng: lng + east * side })),
  )
})

const within = (limits: [number, number]) => limits.sort((a, b) => a - b)
const prices = fc.oneof(
  fc.constant([undefined, undefined] as const),
  price.map((from) => [from, undefined] as const),
  price.map((to) => [undefined, to] as const),
  fc.tuple(price, price).map(within),
)

export const demandsIn = (places: readonly Town[]): fc.Arbitrary<Demand> =>
  fc
    .record({
      goal: fc.constantFrom(...goals),
      language: fc.constantFrom(1, 2, 4, 8),
      types: fc.subarray(types),
      cities: fc.subarray(
        places.map(({ id }) => id),
        { maxLength: 1 },
      ),
      provinces: fc.subarray([...provinces], { maxLength: 2 }),
      regions: fc.subarray([...regions], { maxLength: 1 }),
      within: fc.option(drawn, nothing),
      near: fc.option(
        fc
          .record({ town: fc.constantFrom(...places), km: fc.integer({ min: 1, max: 60 }) })
          .map(({ town: { latitude, longitude }, km }) => ({ latitude, longitude, km })),
        nothing,
      ),
      prices,
      bedrooms: fc.option(fc.integer({ min: 0, max: 5 }), nothing),
      area: fc.option(
        fc.integer({ min: 0, max: 20 }).map((steps) => steps * 10),
        nothing,
      ),
      epc: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.subarray([...epcLetters])),
      onlyNew: fc.constantFrom(false, false, true),
      has: fc.integer({ min: 0, max: ALL_FEATURES }),
    })
    .map(({ prices: [priceMin, priceMax], ...demand }) => ({ ...demand, priceMin, priceMax }))

export const offersIn = (places: readonly Town[]): fc.Arbitrary<ComparedListing> =>
  fc
    .record({
      goal: fc.constantFrom(...goals),
      languages: fc.integer({ min: 1, max: 15 }),
      city: fc.constantFrom(...places.map(({ id }) => id)),
      zip: fc.constantFrom(...zips),
      types: fc.subarray(types, { minLength: 1 }),
      price: fc.option(
        fc
          .tuple(price, fc.integer({ min: -600, max: 600 }))
          .map(([steps, more]) => Math.max(steps + more * 10, 1)),
        { freq: 6 },
      ),
      bedrooms: fc.integer({ min: 0, max: 5 }),
      area: fc.integer({ min: 0, max: 220 }),
      epc: fc.option(fc.constantFrom('a_plus', 'a', 'b', 'c_sub', 'g')),
      isNew: fc.boolean(),
      features: fc.integer({ min: 0, max: ALL_FEATURES }),
      at: fc.option(spot, { freq: 6 }),
    })
    .map(({ at, ...offer }) => ({
      ...offer,
      latitude: at?.latitude ?? null,
      longitude: at?.longitude ?? null,
    }))
