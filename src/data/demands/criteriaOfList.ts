import { readArea, writeArea } from '@/domain/catalogue/area'
import { areaAround } from '@/domain/catalogue/areaAround'
import type { ListQuery, Town } from '@/domain/catalogue/lists/listQuery'
import { findPlace } from '@/domain/catalogue/places/belgium'
import { narrowestPlaces } from '@/domain/demands/narrowestPlaces'
import type { Goal } from '@/domain/catalogue/vocabulary'
import { defaultLocale } from '@/i18n/locales'

import { getListingIndex, type ListingIndex } from '../catalogue/search/listingIndex'
import { resolveQuery } from '../catalogue/search/resolveQuery'
import { findCity } from '../catalogue/search/vocabulary'
import type { DemandCriteria } from './readForm'

/** Kilometres around the middle of a town, for a town in which the agency has nothing yet. */
const TOWN_KM = 5

/**
 * Returns the area of a search: the one that was drawn, or around the places of Belgium that it names
 * and the agency has no town for. Without it a search for these alone would be one everywhere.
 */
function areaOf({ within, towns, near }: ListQuery, cities: ListingIndex['cities']): string | null {
  if (within !== undefined && readArea(within)) return within
  const elsewhere = (town: Town) => (findCity(cities, town) ? undefined : findPlace(town))
  const centre = near && elsewhere(near)
  const places = [...towns.flatMap((town) => elsewhere(town) ?? []), ...(centre ? [centre] : [])]
  const km = near && centre ? near.km : TOWN_KM
  return places.length > 0 ? writeArea(areaAround(places, km)) : null
}

/** Returns a list query as the criteria of a demand; types and towns that are unknown are left out. */
export async function criteriaOfList(list: ListQuery, goal: Goal): Promise<DemandCriteria> {
  const listingIndex = await getListingIndex()
  const { cities, types } = listingIndex
  const { query: resolved } = resolveQuery(listingIndex, list, defaultLocale)
  const query = { ...resolved, ...narrowestPlaces(resolved) }
  const nearCity = query.near && findCity(cities, query.near)
  return {
    goal,
    frequency: 'daily',
    types: query.types.flatMap((webId) => types.get(webId)?.doc.id ?? []),
    cities: query.towns.flatMap((town) => findCity(cities, town)?.doc.id ?? []),
    regions: [...query.regions],
    provinces: [...query.provinces],
    has: [...query.has],
    epc: [...query.epc],
    onlyNew: query.onlyNew,
    within: areaOf(query, cities),
    nearCity: nearCity?.doc.id ?? null,
    nearKm: nearCity && query.near ? query.near.km : null,
    priceMin: query.priceFrom ?? null,
    priceMax: query.priceTo ?? null,
    bedroomsMin: query.bedrooms ?? null,
    areaMin: query.area ?? null,
  }
}
