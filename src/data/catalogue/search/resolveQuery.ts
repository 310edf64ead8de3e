import { isInside, readArea } from '@/domain/catalogue/area'
import type { ListingFilter } from '@/domain/catalogue/lists/filterListings'
import {
  byZip,
  writeListQuery,
  type ListQuery,
  type Town,
} from '@/domain/catalogue/lists/listQuery'
import { isWithin, type Coordinates } from '@/domain/catalogue/lists/near'
import { findPlace, type Place } from '@/domain/catalogue/places/belgium'
import type { Goal } from '@/domain/catalogue/vocabulary'
import { boxOf, isInBox } from '@/domain/lib/geo'
import type { Locale } from '@/i18n/locales'

import { getListingIndex, type ListingIndex } from './listingIndex'
import type { ListScope } from './filterOptions'
import { languageBit } from './searchRowSql'
import { findCity, nameIn, coordinatesOf, type CityEntry } from './vocabulary'

/** A list query with its names resolved. */
export type ResolvedQuery = {
  /** The query in the words of the language, without towns, types and areas that do not exist. */
  query: ListQuery
  cities: CityEntry[]
  /** Places of Belgium that the query names and in which the agency has no town. */
  elsewhere: Place[]
  /** The coordinates of the town whose surroundings are searched. */
  centre: Coordinates | undefined
}

/** Finds the town whose surroundings are searched, with its coordinates: of the agency or not. */
function resolveNear(
  cities: ListingIndex['cities'],
  town: Town,
  locale: Locale,
): { town: Town; centre: Coordinates } | undefined {
  const city = findCity(cities, town)
  const centre = city && coordinatesOf(city)
  if (city && centre) return { town: { name: nameIn(city, locale), zip: city.doc.zip }, centre }
  const place = findPlace(town)
  return place && { town: { name: place.names[locale], zip: place.zip }, centre: place }
}

/** Resolves the towns, types and area that a list query names, in any language. */
export function resolveQuery(
  { cities: allCities, types }: ListingIndex,
  query: ListQuery,
  locale: Locale,
): ResolvedQuery {
  const cities = [...new Set(query.towns.flatMap((town) => findCity(allCities, town) ?? []))]
  const others = query.towns.filter((town) => !findCity(allCities, town))
  const elsewhere = [...new Set(others.flatMap((town) => findPlace(town) ?? []))]
  const near = query.near && resolveNear(allCities, query.near, locale)
  const towns = [
    ...cities.map((city) => ({ name: nameIn(city, locale), zip: city.doc.zip })),
    ...elsewhere.map((place) => ({ name: place.names[locale], zip: place.zip })),
  ]
  const within = query.within !== undefined && readArea(query.within) ? query.within : undefined
  return {
    cities,
    elsewhere,
    centre: near?.centre,
    query: {
      ...query,
      within,
      near: query.near && near && { ...near.town, km: query.near.km },
      types: query.types.filter((type) => types.has(type)),
      towns: towns.sort(byZip),
    },
  }
}

function drawnAreaFilter(within: string | undefined): ListingFilter['covers'] {
  const corners = within === undefined ? undefined : readArea(within)
  const box = corners && boxOf(corners)
  if (!corners || !box) return undefined
  return (lat, lng) => isInBox(box, { lat, lng }) && isInside(corners, { lat, lng })
}

/** Returns the test of a location: inside the drawn area and within the distance of the town. */
function locationFilter({
  query: { within, near },
  centre,
}: ResolvedQuery): ListingFilter['covers'] {
  const isInArea = drawnAreaFilter(within)
  const isNearby = near && centre && isWithin(centre, near.km)
  if (!isInArea || !isNearby) return isInArea ?? isNearby
  return (lat, lng) => isInArea(lat, lng) && isNearby(lat, lng)
}

/** Makes the filter of the listing index for a resolved query. */
export function filterOf(resolved: ResolvedQuery, scope: ListScope, locale: Locale): ListingFilter {
  const { query, cities, elsewhere } = resolved
  const { types, regions, provinces, priceFrom, priceTo, bedrooms, area, epc, onlyNew, has } = query
  return {
    goal: scope.goal,
    language: languageBit(locale),
    within: scope.types,
    // No listing lies in a place without a town of the agency: such a list is empty.
    cities: [...cities.map(({ doc }) => doc.id), ...elsewhere.map(({ zip }) => `zip ${zip}`)],
    covers: locationFilter(resolved),
    types,
    regions,
    provinces,
    priceFrom,
    priceTo,
    bedrooms,
    area,
    epc,
    onlyNew,
    has,
  }
}

/** Makes the filter of the listing index for a list query of one goal. */
export const filterOfGoal = (
  listingIndex: ListingIndex,
  query: ListQuery,
  goal: Goal,
  locale: Locale,
): ListingFilter => filterOf(resolveQuery(listingIndex, query, locale), { goal, types: [] }, locale)

/**
 * Writes the same list query in the words of another language, as the query string of an address.
 */
export async function localizedQueryString(query: ListQuery, locale: Locale): Promise<string> {
  return writeListQuery(resolveQuery(await getListingIndex(), query, locale).query)
}
