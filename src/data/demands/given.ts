import { readQuestion, type Question } from '@/domain/listings/question'
import { goals } from '@/domain/vocabulary'
import type { Locale } from '@/i18n/locales'
import { readQuery, type Query } from '@/i18n/query'
import type { Demand } from '@/payload-types'

import { idOf, idsOf } from '../payload'
import type { Typed } from '../leads/typed'
import { cityNamed, nameIn, type City } from '../search/vocabulary'
import { listings } from '../search/shelf'

/** A town as the field for towns is filled in. */
const townIn = (city: City, locale: Locale): string => `${nameIn(city, locale)} ${city.doc.zip}`

const numbered = (value: number | null | undefined): string => (typeof value === 'number' ? String(value) : '')

async function givenByQuestion(asked: Question, locale: Locale): Promise<Typed> {
  const { cities } = await listings()
  const towns = asked.towns.flatMap((town) => cityNamed(cities, town) ?? [])
  return {
    ...{ types: asked.types.map(String), has: asked.has, regions: asked.regions, provinces: asked.provinces },
    ...{ priceMin: numbered(asked.priceFrom), priceMax: numbered(asked.priceTo), bedrooms: numbered(asked.bedrooms), area: numbered(asked.area) },
    towns: towns.map((city) => townIn(city, locale)).join(', '),
    ...(asked.near && { near: `${asked.near.name}|${asked.near.zip}|${asked.near.km}` }),
    ...(asked.within && { within: asked.within }),
  }
}

/** How the form is filled in for who comes from a list: with what he asked it for. */
export async function givenByWish(query: Query, locale: Locale): Promise<Typed> {
  const [goal, wish] = [query.goal?.[0], query.wish?.[0]]
  const known = goals.find((one) => one === goal)
  return { ...(wish !== undefined && (await givenByQuestion(readQuestion(readQuery(wish)), locale))), ...(known && { goal: known }) }
}

/** How the form is filled in for who changes what he asked for. */
export async function givenByDemand(demand: Demand, locale: Locale): Promise<Typed> {
  const { cities, typesById } = await listings()
  const named = idsOf(demand.cities).flatMap((id) => cities.get(id) ?? [])
  const around = cities.get(idOf(demand.nearCity) ?? '')
  const types = idsOf(demand.types).flatMap((id) => typesById.get(id)?.doc.webId ?? [])
  return {
    ...{ goal: demand.goal, types: types.map(String), has: demand.has ?? [], regions: demand.regions ?? [], provinces: demand.provinces ?? [] },
    ...{ priceMin: numbered(demand.priceMin), priceMax: numbered(demand.priceMax) },
    ...{ bedrooms: numbered(demand.bedroomsMin), area: numbered(demand.areaMin), frequency: demand.frequency },
    towns: named.map((city) => townIn(city, locale)).join(', '),
    ...(around && { near: `${nameIn(around, locale)}|${around.doc.zip}|${demand.nearKm ?? ''}` }),
    ...(demand.within && { within: demand.within }),
  }
}
