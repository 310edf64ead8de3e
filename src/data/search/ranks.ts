import type { Ranks } from '@/domain/listings/order'
import type { Locale } from '@/i18n/locales'

import type { Shelf } from './shelf'
import { compareIn, nameIn, type City, type Type } from './vocabulary'

type Places = { of: readonly unknown[]; size: number; places: Uint16Array }

/** The place of each name in an order, by the name's number. */
function placesIn<Name>(names: readonly Name[], compare: (a: Name, b: Name) => number): Uint16Array {
  const at = new Map(names.toSorted(compare).map((name, place) => [name, place]))
  return Uint16Array.from(names, (name) => at.get(name) ?? names.length)
}

/** Orders of names stay until there is another name: what is sorted by them is kept as long. */
const kept = new Map<string, Places>()

function keptPlaces<Name>(key: string, names: readonly Name[], compare: (a: Name, b: Name) => number): Uint16Array {
  const known = kept.get(key)
  if (known?.of === names && known.size === names.length) return known.places
  const places = placesIn(names, compare)
  kept.set(key, { of: names, size: names.length, places })
  return places
}

export const orderOf = (type: Type | undefined): number => type?.doc.showOrder ?? 0

/** Towns in the order of the language, types in the order staff gave them. */
export function ranksOf({ columns, cities, types }: Shelf, locale: Locale): Ranks {
  const compare = compareIn(locale)
  const label = (city: City | undefined) => (city ? `${nameIn(city, locale)} ${city.doc.zip}` : '')
  return {
    cities: keptPlaces(`cities ${locale}`, columns.cities.names, (a, b) => compare(label(cities.get(a)), label(cities.get(b)))),
    types: keptPlaces('types', columns.types.names, (a, b) => orderOf(types.get(a)) - orderOf(types.get(b)) || a - b),
  }
}
