import { filterListings } from '@/domain/catalogue/lists/filterListings'
import { emptyListQuery } from '@/domain/catalogue/lists/listQuery'
import { nearestTo } from '@/domain/catalogue/lists/near'
import type { Understood } from '@/domain/catalogue/search/understand'
import type { Point } from '@/domain/lib/geo'
import { wholeNumberOf } from '@/domain/map/address/houseNumber'
import { foldStreet } from '@/domain/map/address/streetNames'
import type { Locale } from '@/i18n/locales'

import { findAddress } from '../../map/findAddress'
import { findMapFile } from '../../map/mapFile'
import type { ListingIndex } from './listingIndex'
import { filterOf, resolveQuery } from './resolveQuery'
import { coordinatesOf } from './vocabulary'

const MAX_NEARBY = 6
/** Visitors may ask often: only the tiles close to the middle of the town are read. */
const REACH_KM = [3]
/** Shorter than this, a word is no name of a street. */
const MIN_LETTERS = 4

/** What was found last: a search is asked again with each letter that is typed after the street. */
const MAX_FOUND = 200
const found = new Map<string, ReturnType<typeof findAddress>>()

/** Finds an address of a town, at once when it was found since the map file was put into use. */
async function findKnownAddress(street: string, number: string, town: Point) {
  const file = await findMapFile()
  const key = [file?.hash, foldStreet(street), number, town.lat, town.lng].join(' ')
  const answer = found.get(key) ?? findAddress({ street, number, town }, REACH_KM)
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

/** The street and the number: what was read as a street, or else the words that mean nothing else. */
function addressIn({ parts, unknown }: Understood): { street: string; number: string } {
  const streets = parts.filter(({ kind }) => kind === 'street').map(({ text }) => text)
  const texts = streets.length > 0 ? streets : unknown
  const words = texts.flatMap((text) => text.split(' ')).filter(Boolean)
  const last = words.at(-1) ?? ''
  const hasNumber = words.length > 1 && wholeNumberOf(last) !== undefined
  return {
    street: words.slice(0, hasNumber ? -1 : undefined).join(' '),
    number: hasNumber ? last : '',
  }
}

/**
 * Finds the listings nearest to a street of the map file, when a search names one in a town and no
 * listing stands in it.
 */
export async function findNearStreet(
  listingIndex: ListingIndex,
  understood: Understood,
  locale: Locale,
): Promise<NearStreet | undefined> {
  const { query, goal, impliedGoal } = understood
  const { street, number } = addressIn(understood)
  const [city, ...others] = resolveQuery(
    listingIndex,
    { ...emptyListQuery, ...query },
    locale,
  ).cities
  const centre = city && coordinatesOf(city)
  if (!centre || others.length > 0 || foldStreet(street).length < MIN_LETTERS) return undefined
  const town = { lat: centre.latitude, lng: centre.longitude }
  const address = await findKnownAddress(street, number, town)
  if ('problem' in address) return undefined
  const everywhere = resolveQuery(listingIndex, { ...query, towns: [], near: undefined }, locale)
  const scope = { goal: goal ?? impliedGoal ?? 'sale', types: [] }
  const { matches } = filterListings(listingIndex.columns, filterOf(everywhere, scope, locale))
  const place = { latitude: address.place.lat, longitude: address.place.lng }
  return {
    street: address.street,
    references: nearestTo(listingIndex.columns, matches, place, MAX_NEARBY),
  }
}
