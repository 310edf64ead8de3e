import type { Ranks } from '@/domain/catalogue/lists/order'
import { compareIn } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'

import type { ListingIndex } from './listingIndex'
import { nameIn, type CityEntry, type TypeEntry } from './vocabulary'

/** The ranks of a query that is not sorted by name. */
export const noRanks: Ranks = { cities: new Uint16Array(), types: new Uint16Array() }

type CachedRanks = { names: readonly unknown[]; size: number; ranks: Uint16Array }

/** Returns the rank of each name in the sorted order, by the index of the name. */
function rankNames<Name>(
  names: readonly Name[],
  compare: (a: Name, b: Name) => number,
): Uint16Array {
  const rankOf = new Map(names.toSorted(compare).map((name, rank) => [name, rank]))
  return Uint16Array.from(names, (name) => rankOf.get(name) ?? names.length)
}

/**
 * Ranks that were calculated. The same array stays until a name is added, as do lists sorted by it.
 */
const cache = new Map<string, CachedRanks>()

function cachedRanks<Name>(
  key: string,
  names: readonly Name[],
  compare: (a: Name, b: Name) => number,
): Uint16Array {
  const cached = cache.get(key)
  if (cached?.names === names && cached.size === names.length) return cached.ranks
  const ranks = rankNames(names, compare)
  cache.set(key, { names, size: names.length, ranks })
  return ranks
}

/** Returns the position that staff gave a type. */
export const typeOrder = (type: TypeEntry | undefined): number => type?.doc.showOrder ?? 0

/** Returns the ranks of towns by their name in the language, and of types by the order of staff. */
export function nameRanks({ columns, cities, types }: ListingIndex, locale: Locale): Ranks {
  const compare = compareIn(locale)
  const label = (city: CityEntry | undefined) =>
    city ? `${nameIn(city, locale)} ${city.doc.zip}` : ''
  return {
    cities: cachedRanks(`cities ${locale}`, columns.cities.names, (a, b) =>
      compare(label(cities.get(a)), label(cities.get(b))),
    ),
    types: cachedRanks(
      'types',
      columns.types.names,
      (a, b) => typeOrder(types.get(a)) - typeOrder(types.get(b)) || a - b,
    ),
  }
}
