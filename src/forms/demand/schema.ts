import * as z from 'zod/mini'

import type { FormFields } from '@/domain/enquiries/formFields'
import { alertFrequencies } from '@/domain/enquiries/enquiries'
import { features } from '@/domain/catalogue/lists/features'
import { epcLetters } from '@/domain/catalogue/lists/steps'
import { goals, provinces, regions } from '@/domain/catalogue/vocabulary'

import {
  line,
  oneOf,
  person,
  needsEmailOrPhone,
  someStrings,
  someOf,
  ticked,
  wholeNumber,
} from '../rules'

/** Characters of a map area with as many corners as an address can carry. */
const MAX_AREA_CHARS = 800
const MAX_TOWNS_CHARS = 600
const price = { max: 100_000_000 }

const wishes = {
  goal: oneOf(goals, 'required'),
  types: z.pipe(someStrings('optional'), z.array(z.string()).check(z.minLength(1, 'noType'))),
  priceMin: wholeNumber('optional', price),
  priceMax: wholeNumber('optional', price),
  bedrooms: wholeNumber('optional', { max: 50 }),
  area: wholeNumber('optional', { max: 100_000 }),
  has: someOf(features, 'optional'),
  epc: someOf(epcLetters, 'optional'),
  onlyNew: ticked('optional'),
  regions: someOf(regions, 'optional'),
  provinces: someOf(provinces, 'optional'),
  towns: line('optional', MAX_TOWNS_CHARS),
  near: line('optional'),
  within: line('optional', MAX_AREA_CHARS),
  frequency: oneOf(alertFrequencies, 'required'),
}

type PlaceWish = {
  regions: readonly string[]
  provinces: readonly string[]
  towns: string
  near: string
  within: string
}

const hasPlace = (wish: PlaceWish): boolean =>
  wish.regions.length + wish.provinces.length > 0 || Boolean(wish.towns || wish.near || wish.within)

const needsPlace = z.refine<PlaceWish>(hasPlace, { error: 'noPlace', path: ['provinces'] })

type PriceRange = { priceMin?: number | undefined; priceMax?: number | undefined }

/**
 * A reversed price range is refused, not swapped: swapping could be what the visitor did not mean.
 * Zero is no limit.
 */
const ascendingPrices = z.refine<PriceRange>(
  ({ priceMin = 0, priceMax = 0 }) => priceMax === 0 || priceMin <= priceMax,
  { error: 'reversed', path: ['priceMax'] },
)

/** The wishes of a person who is known already. */
export const wishSchema = z.object(wishes).check(needsPlace, ascendingPrices)

export const demandSchema = (asking: FormFields) =>
  z
    .object({ ...person(asking), ...wishes })
    .check(needsPlace, ascendingPrices, needsEmailOrPhone(asking))
