import { readArea } from '@/domain/catalogue/area'
import type { ListQuery } from '@/domain/catalogue/lists/listQuery'
import type { Goal } from '@/domain/catalogue/vocabulary'

import { getListingIndex } from '../catalogue/search/listingIndex'
import { findCity } from '../catalogue/search/vocabulary'
import type { DemandCriteria } from './readForm'

/** Returns a list query as the criteria of a demand; types and towns that are unknown are left out. */
export async function criteriaOfList(query: ListQuery, goal: Goal): Promise<DemandCriteria> {
  const { cities, types } = await getListingIndex()
  const nearCity = query.near && findCity(cities, query.near)
  return {
    goal,
    frequency: 'daily',
    types: query.types.flatMap((webId) => types.get(webId)?.doc.id ?? []),
    cities: query.towns.flatMap((town) => findCity(cities, town)?.doc.id ?? []),
    regions: [...query.regions],
    provinces: [...query.provinces],
    has: [...query.has],
    within: query.within !== undefined && readArea(query.within) ? query.within : null,
    nearCity: nearCity?.doc.id ?? null,
    nearKm: nearCity && query.near ? query.near.km : null,
    priceMin: query.priceFrom ?? null,
    priceMax: query.priceTo ?? null,
    bedroomsMin: query.bedrooms ?? null,
    areaMin: query.area ?? null,
  }
}
