import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { demandsIn, offersIn, towns } from '../../../tests/integration/support/demands'
import { isInside, readArea } from '../catalogue/area'
import { featureMask } from '../catalogue/lists/features'
import { distanceKm } from '../catalogue/lists/near'
import { provinceOf } from '../catalogue/provinces'
import { regionOf } from '../catalogue/regions'
import type { Demand, ComparedListing } from './demand'
import { matchOf } from './match'

const demand: Demand = {
  goal: 'sale',
  language: 1,
  types: [1],
  cities: ['gent'],
  provinces: [],
  regions: [],
  priceMax: 400_000,
  bedrooms: 3,
  area: 100,
  epc: [],
  onlyNew: false,
  has: 0,
}
const offer: ComparedListing = {
  goal: 'sale',
  languages: 15,
  city: 'gent',
  zip: '9000',
  types: [1],
  price: 390_000,
  bedrooms: 3,
  area: 120,
  epc: 'c_plus',
  isNew: false,
  features: 0,
  latitude: 51.05,
  longitude: 3.72,
}

/** The rules once more, in the plainest way there is: the score, or nothing. */
function plainly(wish: Demand, there: ComparedListing): number | undefined {
  const places: boolean[] = []
  for (const city of wish.cities) places.push(city === there.city)
  for (const province of wish.provinces)
    places.push(there.zip !== null && provinceOf(there.zip) === province)
  for (const region of wish.regions)
    places.push(there.zip !== null && regionOf(there.zip) === region)
  const spot =
    there.latitude !== null && there.longitude !== null
      ? { latitude: there.latitude, longitude: there.longitude }
      : undefined
  if (wish.near) places.push(spot !== undefined && distanceKm(wish.near, spot) <= wish.near.km)
  if (wish.within)
    places.push(
      spot !== undefined &&
        isInside(readArea(wish.within) ?? [], { lat: spot.latitude, lng: spot.longitude }),
    )
  if (places.length > 0 && !places.includes(true)) return undefined
  if (wish.goal !== there.goal || !(wish.language & there.languages)) return undefined
  if (wish.types.length > 0 && wish.types.every((type) => !there.types.includes(type)))
    return undefined
  if (wish.epc.length > 0 && wish.epc.every((letter) => there.epc?.[0] !== letter)) return undefined
  if (wish.onlyNew && !there.isNew) return undefined
  let score = 100
  if (there.price === null)
    score -= wish.priceMin === undefined && wish.priceMax === undefined ? 0 : 15
  else {
    if (there.price < (wish.priceMin ?? 0)) return undefined
    const over = wish.priceMax === undefined ? 0 : there.price - wish.priceMax
    if (wish.priceMax !== undefined && over * 20 > wish.priceMax) return undefined
    if (wish.priceMax !== undefined && over > 0)
      score -=
        5 +
        2 *
          [1, 2, 3, 4, 5].filter((percent) => over * 100 > (wish.priceMax ?? 0) * (percent - 1))
            .length
  }
  if (wish.bedrooms && there.bedrooms < wish.bedrooms)
    score -= 25 * (wish.bedrooms - there.bedrooms)
  if (wish.area && there.area === 0) score -= 20
  else if (wish.area && there.area < wish.area)
    score -= Math.round(((wish.area - there.area) / wish.area) * 100)
  const missing = [...(wish.has & ~there.features).toString(2)].filter((bit) => bit === '1').length
  score -= Math.min(missing * 10, 30)
  return score < 60 ? undefined : score
}

describe('a listing and a demand', () => {
  it('meet exactly when the rules, written down plainly, say so, and as well', () => {
    let met = 0
    fc.assert(
      fc.property(demandsIn(towns), offersIn(towns), (wish, there) => {
        const match = matchOf(wish, there)
        if (match) met += 1
        expect(match?.score).toBe(plainly(wish, there))
      }),
      { numRuns: 20_000 },
    )
    expect(met).toBeGreaterThan(100)
  })

  it('do not meet when the energy label is another one or not known, or the home is not new', () => {
    expect(matchOf({ ...demand, epc: ['c', 'd'] }, offer)?.score).toBe(100)
    expect(matchOf({ ...demand, epc: ['a', 'b'] }, offer)).toBeUndefined()
    expect(matchOf({ ...demand, epc: ['c'] }, { ...offer, epc: null })).toBeUndefined()
    expect(matchOf({ ...demand, onlyNew: true }, offer)).toBeUndefined()
    expect(matchOf({ ...demand, onlyNew: true }, { ...offer, isNew: true })?.score).toBe(100)
  })

  it('fit wholly when nothing is missing, and say why', () => {
    expect(matchOf(demand, offer)).toEqual({
      score: 100,
      isNear: false,
      reasons: [
        { code: 'place' },
        { code: 'type' },
        { code: 'price' },
        { code: 'bedrooms', count: 3, wanted: 3 },
        { code: 'area', area: 120, wanted: 100 },
      ],
    })
  })

  it('come near up to five percent above the limit, and not one euro more', () => {
    expect(matchOf(demand, { ...offer, price: 400_000 })).toMatchObject({ isNear: false })
    expect(matchOf(demand, { ...offer, price: 420_000 })).toMatchObject({
      isNear: true,
      reasons: expect.arrayContaining([{ code: 'overBudget', percent: 5 }]),
    })
    expect(matchOf(demand, { ...offer, price: 420_001 })).toBeUndefined()
  })

  it('come near where the price is not published, and nothing is said of it but that', () => {
    const match = matchOf(demand, { ...offer, price: null })
    expect(match).toMatchObject({ score: 85, isNear: true })
    expect(match?.reasons).toContainEqual({ code: 'priceUnknown' })
  })

  it('never meet across goals, types or places, however good the rest is', () => {
    expect(matchOf(demand, { ...offer, goal: 'rent' })).toBeUndefined()
    expect(matchOf(demand, { ...offer, types: [2] })).toBeUndefined()
    expect(matchOf(demand, { ...offer, city: 'aalst' })).toBeUndefined()
    expect(
      matchOf({ ...demand, provinces: ['east_flanders'] }, { ...offer, city: 'aalst' }),
    ).toBeDefined()
  })

  it('name what is there and what is missing', () => {
    const wish = { ...demand, has: featureMask(['garden', 'lift']) }
    const match = matchOf(wish, { ...offer, features: featureMask(['garden', 'pool']) })
    expect(match?.score).toBe(90)
    expect(match?.reasons.slice(-2)).toEqual([
      { code: 'has', features: ['garden'] },
      { code: 'lacks', features: ['lift'] },
    ])
  })
})
