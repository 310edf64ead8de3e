import { provinceOf } from '../provinces'
import { regionOf } from '../regions'
import { provinces, regions } from '../vocabulary'

import type { SearchRow } from './searchRow'
import { areaSteps, bedroomSteps, epcLetterOf, epcLetters, priceSteps } from './steps'

/**
 * What a listing is counted by, packed into one number: each trait is a range of bits. A filter then
 * looks traits up in small tables, without a branch for each of them.
 */
export const TRAITS = {
  /** One more than the position in its list; 0 for none. */
  region: { shift: 0, size: 4 },
  province: { shift: 2, size: 16 },
  epc: { shift: 6, size: 8 },
  bedrooms: { shift: 9, size: 8 },
  areaReached: { shift: 12, size: 16 },
  priceReached: { shift: 16, size: 16 },
  pricePassed: { shift: 20, size: 16 },
  isNew: { shift: 24, size: 2 },
  /** Neither sold nor let. */
  isOffered: { shift: 25, size: 2 },
  isRent: { shift: 26, size: 2 },
  /** One bit for each language that shows the listing; 0 when the row is free. */
  languages: { shift: 27, size: 16 },
} as const

export type Trait = keyof typeof TRAITS

/** What `pricePassed` says of a listing without a published price. */
export const UNPRICED = TRAITS.pricePassed.size - 1

export const traitOf = (traits: number, trait: Trait): number =>
  (traits >>> TRAITS[trait].shift) & (TRAITS[trait].size - 1)

/** Returns how many of the steps a value reaches: 0 below the first. */
export const stepsReached = (steps: readonly number[], value: number): number => {
  let reached = 0
  while (reached < steps.length && value >= (steps[reached] ?? Infinity)) reached += 1
  return reached
}

/** Returns how many steps a value lies above: 0 when it is at most the first. */
export const stepsPassed = (steps: readonly number[], value: number): number => {
  let passed = 0
  while (passed < steps.length && value > (steps[passed] ?? Infinity)) passed += 1
  return passed
}

/** Returns the traits of a listing as one number. */
export function packTraits(listing: SearchRow): number {
  const { zip, epc, price, goal } = listing
  const region = zip ? regionOf(zip) : undefined
  const province = zip ? provinceOf(zip) : undefined
  const letter = epc ? epcLetterOf(epc) : undefined
  const values: Record<Trait, number> = {
    region: region ? regions.indexOf(region) + 1 : 0,
    province: province ? provinces.indexOf(province) + 1 : 0,
    epc: letter ? epcLetters.indexOf(letter) + 1 : 0,
    bedrooms: stepsReached(bedroomSteps, listing.bedrooms),
    areaReached: stepsReached(areaSteps, listing.area),
    priceReached: price === null ? 0 : stepsReached(priceSteps[goal], price),
    pricePassed: price === null ? UNPRICED : stepsPassed(priceSteps[goal], price),
    isNew: listing.isNew ? 1 : 0,
    isOffered: listing.isOffered ? 1 : 0,
    isRent: goal === 'rent' ? 1 : 0,
    languages: listing.languages,
  }
  return (Object.keys(TRAITS) as Trait[]).reduce(
    (packed, trait) => packed | (values[trait] << TRAITS[trait].shift),
    0,
  )
}
