import { isInside, readArea } from '@/domain/catalogue/area'
import type { ListingFilter } from '@/domain/catalogue/lists/filterListings'
import { byZip, writeListQuery, type ListQuery } from '@/domain/catalogue/lists/listQuery'
import { isWithin, type Coordinates } from '@/domain/catalogue/lists/near'
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
  /** The coordinates of the town whose surroundings are searched. */
  centre: Coordinates | undefined
}

/** Resolves the towns, types and area that a list query names, in any language. */
export function resolveQuery(
  { cities: allCities, types }: ListingIndex,
  query: ListQuery,
  locale: Locale,
): ResolvedQuery {
  const cities = [...new Set(query.towns.flatMap((town) => findCity(allCities, town) ?? []))]
  const nearCity = query.near && findCity(allCities, query.near)
  const centre = nearCity && coordinatesOf(nearCity)
  const towns = cities.map((city) => ({ name: nameIn(city, locale), zip: city.doc.zip }))
  const within = query.within !== undefined && readArea(query.within) ? query.within : undefined
  return {
    cities,
    centre,
    query: {
      ...query,
      within,
      near:
        query.near && nearCity && centre
          ? { name: nameIn(nearCity, locale), zip: nearCity.doc.zip, km: query.near.km }
          : undefined,
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
  const { query, cities } = resolved
  const { types, regions, provinces, priceFrom, priceTo, bedrooms, area, epc, onlyNew, has } = query
  return {
    goal: scope.goal,
    language: languageBit(locale),
    within: scope.types,
    cities: cities.map(({ doc }) => doc.id),
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
