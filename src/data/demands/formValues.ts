import { readListQuery, type ListQuery } from '@/domain/catalogue/lists/listQuery'
import { goals } from '@/domain/catalogue/vocabulary'
import type { Locale } from '@/i18n/locales'
import { readQuery, type Query } from '@/i18n/query'
import type { Demand } from '@/payload-types'

import { idOf, idsOf } from '../core/payload'
import type { TypedAnswers } from '../enquiries/typedAnswers'
import { findCity, nameIn, type CityEntry } from '../catalogue/search/vocabulary'
import { getListingIndex } from '../catalogue/search/listingIndex'

/** Returns a town as the form's field for towns expects it. */
const townText = (city: CityEntry, locale: Locale): string =>
  `${nameIn(city, locale)} ${city.doc.zip}`

const numberText = (value: number | null | undefined): string =>
  typeof value === 'number' ? String(value) : ''

async function valuesOfQuery(query: ListQuery, locale: Locale): Promise<TypedAnswers> {
  const { cities } = await getListingIndex()
  const towns = query.towns.flatMap((town) => findCity(cities, town) ?? [])
  return {
    types: query.types.map(String),
    has: query.has,
    epc: query.epc,
    onlyNew: query.onlyNew ? ['1'] : [],
    regions: query.regions,
    provinces: query.provinces,
    priceMin: numberText(query.priceFrom),
    priceMax: numberText(query.priceTo),
    bedrooms: numberText(query.bedrooms),
    area: numberText(query.area),
    towns: towns.map((city) => townText(city, locale)).join(', '),
    ...(query.near && { near: `${query.near.name}|${query.near.zip}|${query.near.km}` }),
    ...(query.within && { within: query.within }),
  }
}

/**
 * Returns the initial values of the form for a visitor who comes from a list: the filters of that
 * list.
 */
export async function formValuesFromQuery(query: Query, locale: Locale): Promise<TypedAnswers> {
  const goal = query.goal?.[0]
  const wish = query.wish?.[0]
  const knownGoal = goals.find((one) => one === goal)
  return {
    ...(wish !== undefined && (await valuesOfQuery(readListQuery(readQuery(wish)), locale))),
    ...(knownGoal && { goal: knownGoal }),
  }
}

/** Returns the initial values of the form for a visitor who changes their demand. */
export async function formValuesFromDemand(demand: Demand, locale: Locale): Promise<TypedAnswers> {
  const { cities, typesById } = await getListingIndex()
  const named = idsOf(demand.cities).flatMap((id) => cities.get(id) ?? [])
  const around = cities.get(idOf(demand.nearCity) ?? '')
  const types = idsOf(demand.types).flatMap((id) => typesById.get(id)?.doc.webId ?? [])
  return {
    goal: demand.goal,
    types: types.map(String),
    has: demand.has ?? [],
    epc: demand.epc ?? [],
    onlyNew: demand.onlyNew ? ['1'] : [],
    regions: demand.regions ?? [],
    provinces: demand.provinces ?? [],
    priceMin: numberText(demand.priceMin),
    priceMax: numberText(demand.priceMax),
    bedrooms: numberText(demand.bedroomsMin),
    area: numberText(demand.areaMin),
    frequency: demand.frequency,
    towns: named.map((city) => townText(city, locale)).join(', '),
    ...(around && { near: `${nameIn(around, locale)}|${around.doc.zip}|${demand.nearKm ?? ''}` }),
    ...(demand.within && { within: demand.within }),
  }
}
