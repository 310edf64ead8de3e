import { createBitmap, writeRow, type Bitmap } from './bitmap'
import { FEATURE_BITS } from './features'
import { TRAITS, traitOf, type Trait } from './traits'

/** How the values of a trait are told by bitmaps: whether a value is in the bitmap at a position. */
const kinds = {
  /** A bitmap for each value. */
  value: (value: number, at: number) => value === at,
  /** A bitmap for each value: what has it, or a higher one. */
  least: (value: number, at: number) => value >= at,
  /** A bitmap for each bit. */
  bit: (value: number, at: number) => ((value >>> at) & 1) === 1,
} as const

const kindOf: Record<Trait, keyof typeof kinds> = {
  region: 'value',
  province: 'value',
  epc: 'value',
  bedrooms: 'least',
  areaReached: 'least',
  priceReached: 'least',
  pricePassed: 'least',
  isNew: 'value',
  isOffered: 'value',
  isRent: 'value',
  languages: 'bit',
}
const traitNames = Object.keys(TRAITS) as Trait[]

/** Returns how many bitmaps a trait has. */
function countOf(trait: Trait): number {
  const { size } = TRAITS[trait]
  return kindOf[trait] === 'bit' ? Math.log2(size) : size
}

const create = (count: number, rows: number): Bitmap[] =>
  Array.from({ length: count }, () => createBitmap(rows))

/** A bitmap for each value by which lists filter, in which every listing has a bit. */
export type ListingBitmaps = Record<Trait, Bitmap[]> & { features: Bitmap[] }

export const createListingBitmaps = (rows: number): ListingBitmaps => {
  const traits = traitNames.map((trait) => [trait, create(countOf(trait), rows)] as const)
  return {
    ...(Object.fromEntries(traits) as Record<Trait, Bitmap[]>),
    features: create(FEATURE_BITS, rows),
  }
}

/** Returns the same bitmaps with room for more listings. */
export function growListingBitmaps(bitmaps: ListingBitmaps, rows: number): ListingBitmaps {
  const larger = createListingBitmaps(rows)
  for (const name of [...traitNames, 'features'] as const)
    for (const [at, bitmap] of bitmaps[name].entries()) larger[name][at]?.set(bitmap)
  return larger
}

/** Writes the bits of a listing. */
export function writeBits(
  bitmaps: ListingBitmaps,
  row: number,
  traits: number,
  features: number,
): void {
  for (const trait of traitNames) {
    const value = traitOf(traits, trait)
    const isIn = kinds[kindOf[trait]]
    const own = bitmaps[trait]
    for (let at = 0; at < own.length; at++) {
      const bitmap = own[at]
      if (bitmap) writeRow(bitmap, row, isIn(value, at))
    }
  }
  for (const [at, bitmap] of bitmaps.features.entries())
    writeRow(bitmap, row, kinds.bit(features, at))
}
