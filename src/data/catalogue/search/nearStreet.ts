import { findMatches } from '@/domain/catalogue/lists/filterListings'
import { emptyListQuery } from '@/domain/catalogue/lists/listQuery'
import { nearestTo } from '@/domain/catalogue/lists/near'
import { addressesIn, type Address, type Typed } from '@/domain/catalogue/search/streetWords'
import type { Point } from '@/domain/lib/geo'
import { foldStreet } from '@/domain/map/address/streetNames'
import type { Locale } from '@/i18n/locales'

import { findAddress } from '../../map/findAddress'
import { findMapFile } from '../../map/mapFile'
import { MIN_STREET_LETTERS, TOWN_REACH_KM } from '../../map/streets/reach'
import type { ListingIndex } from './listingIndex'
import { filterOf, resolveQuery } from './resolveQuery'
import { coordinatesOf, type CityEntry } from './vocabulary'

const MAX_NEARBY = 6
/** Visitors may ask often: only the tiles close to the middle of the town are read. */
const REACHES_KM = [TOWN_REACH_KM]

/** What was found last: a search is asked again with each letter that is typed after the street. */
const MAX_FOUND = 200
const found = new Map<string, ReturnType<typeof findAddress>>()

/** Finds an address of a town, at once when it was found since the map file was put into use. */
async function findKnownAddress(street: string, number: string, town: Point) {
  const file = await findMapFile()
  const key = [file?.hash, foldStreet(street), number, town.lat, town.lng].join(' ')
  const answer = found.get(key) ?? findAddress({ street, number, town }, REACHES_KM)
  found.delete(key)
  found.set(key, answer)
  for (const oldest of found.keys()) {
    if (found.size <= MAX_FOUND) break
    found.delete(oldest)
  }
  // What could not be read is read again.
  answer.catch(() => found.delete(key))
  return answer
}

export type NearStreet = { street: string; references: number[] }

/** The streets that a search may name, and the one town of the agency in which it does. */
export function streetsInTown(
  listingIndex: ListingIndex,
  typed: Typed,
  locale: Locale,
): { addresses: Address[]; city: CityEntry } | undefined {
  const query = { ...emptyListQuery, ...typed.understood.query }
  const [city, ...others] = resolveQuery(listingIndex, query, locale).cities
  const addresses = addressesIn(typed).filter(
    ({ street }) => foldStreet(street).length >= MIN_STREET_LETTERS,
  )
  return city && others.length === 0 && addresses.length > 0 ? { addresses, city } : undefined
}

/** Finds the first of some addresses that the map file knows. */
async function findFirst(addresses: readonly Address[], town: Point) {
  for (const { street, number } of addresses) {
    const found = await findKnownAddress(street, number, town)
    if (!('problem' in found)) return found
  }
  return undefined
}

/**
 * Finds the listings nearest to a street of the map file, when a search names one in a town and no
 * listing stands in it.
 */
export async function findNearStreet(
  listingIndex: ListingIndex,
  typed: Typed,
  locale: Locale,
): Promise<NearStreet | undefined> {
  const { query, goal, impliedGoal } = typed.understood
  const named = streetsInTown(listingIndex, typed, locale)
  const centre = named && coordinatesOf(named.city)
  if (!named || !centre) return undefined
  const town = { lat: centre.latitude, lng: centre.longitude }
  const address = await findFirst(named.addresses, town)
  if (!address) return undefined
  const everywhere = resolveQuery(listingIndex, { ...query, towns: [], near: undefined }, locale)
  const scope = { goal: goal ?? impliedGoal ?? 'sale', types: [] }
  const { offered } = findMatches(listingIndex.columns, filterOf(everywhere, scope, locale))
  const place = { latitude: address.place.lat, longitude: address.place.lng }
  return {
    street: address.street,
    references: nearestTo(listingIndex.columns, offered, place, MAX_NEARBY),
  }
}
