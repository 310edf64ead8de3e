import { createArrays, growArrays, type Arrays } from './columnArrays'
import { createListingBitmaps, growListingBitmaps, writeBits } from './listingBitmaps'
import type { SearchRow } from './searchRow'
import { packTraits } from './traits'

/** Gives each name a number, in the order in which the names first appear. */
function createDictionary<Name>(keyOf: (name: Name) => unknown = (name) => name) {
  const numbers = new Map<unknown, number>()
  const names: Name[] = []
  return {
    names,
    find: (name: Name): number | undefined => numbers.get(keyOf(name)),
    number(name: Name): number {
      const known = numbers.get(keyOf(name))
      if (known !== undefined) return known
      numbers.set(keyOf(name), names.length)
      return names.push(name) - 1
    },
  }
}

type Dictionary<Name> = ReturnType<typeof createDictionary<Name>>

/** Gives each set of types a number: there are few, so that a filter by type looks at a table. */
const createTypeSets = () => createDictionary<readonly number[]>((types) => types.join())

type Dictionaries = {
  cities: Dictionary<string>
  types: Dictionary<number>
  /** By the numbers of the types, in rising order. */
  typeSets: ReturnType<typeof createTypeSets>
}

/** Writes a listing into one row of the columns. */
function writeRow(
  arrays: Arrays,
  row: number,
  listing: SearchRow,
  { cities, types, typeSets }: Dictionaries,
): void {
  const ownTypes = [...new Set(listing.types.map((type) => types.number(type)))]
  arrays.reference[row] = listing.reference
  arrays.traits[row] = packTraits(listing)
  arrays.city[row] = cities.number(listing.city)
  arrays.typeSet[row] = typeSets.number(ownTypes.sort((a, b) => a - b))
  arrays.mainType[row] = types.number(listing.mainType)
  arrays.price[row] = listing.price ?? -1
  arrays.bedrooms[row] = listing.bedrooms
  arrays.area[row] = listing.area
  arrays.features[row] = listing.features
  arrays.marquee[row] = listing.marquee
  arrays.isFeatured[row] = listing.isFeatured ? 1 : 0
  arrays.published[row] = listing.published
  arrays.latitude[row] = listing.latitude ?? NaN
  arrays.longitude[row] = listing.longitude ?? NaN
}

/**
 * Holds every listing of the site, one array for each fact, and a bitmap for each value of what lists
 * filter by: a filter looks at 32 listings at once. Rows of removed listings are reused.
 */
export function createListingColumns(size = 1024) {
  let arrays = createArrays(size)
  let bitmaps = createListingBitmaps(size)
  let end = 0
  const rows = new Map<number, number>()
  const freeRows: number[] = []
  const cities = createDictionary<string>()
  const types = createDictionary<number>()
  const typeSets = createTypeSets()

  function grow(): void {
    const larger = arrays.reference.length * 2
    arrays = growArrays(arrays, larger)
    bitmaps = growListingBitmaps(bitmaps, larger)
  }

  function rowFor(reference: number): number {
    const known = rows.get(reference)
    if (known !== undefined) return known
    const row = freeRows.pop() ?? end++
    if (row >= arrays.reference.length) grow()
    rows.set(reference, row)
    return row
  }

  return {
    cities,
    types,
    typeSets,
    get arrays() {
      return arrays
    },
    get bitmaps() {
      return bitmaps
    },
    /** One more than the last row that may be in use. */
    get end() {
      return end
    },
    get size() {
      return rows.size
    },
    slotOf: (reference: number): number | undefined => rows.get(reference),
    put(listing: SearchRow): void {
      const row = rowFor(listing.reference)
      writeRow(arrays, row, listing, { cities, types, typeSets })
      writeBits(bitmaps, row, arrays.traits[row] ?? 0, listing.features)
    },
    drop(reference: number): void {
      const row = rows.get(reference)
      if (row === undefined) return
      rows.delete(reference)
      arrays.traits[row] = 0
      writeBits(bitmaps, row, 0, 0)
      freeRows.push(row)
    },
  }
}

export type ListingColumns = ReturnType<typeof createListingColumns>
