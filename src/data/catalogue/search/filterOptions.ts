import type { FilterCounts } from '@/domain/catalogue/lists/filterListings'
import { features, type Feature } from '@/domain/catalogue/lists/features'
import type { ListQuery, Town } from '@/domain/catalogue/lists/listQuery'
import {
  areaSteps,
  bedroomSteps,
  epcLetters,
  priceSteps,
  type EpcLetter,
} from '@/domain/catalogue/lists/steps'
import {
  provinces,
  regions,
  type Goal,
  type Province,
  type Region,
} from '@/domain/catalogue/vocabulary'
import { compareIn } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'

import { typeOrder } from './nameRanks'
import type { ListingIndex } from './listingIndex'
import { nameIn } from './vocabulary'

/** The listings that a page lists without filters. Types are the numbers that addresses use. */
export type ListScope = { goal: Goal; types: readonly number[] }

/** An option of a filter, with the number of listings that choosing it gives. */
type Option<Value> = { value: Value; count: number; isChosen: boolean }
type NamedOption<Value> = Option<Value> & { name: string }

export type FilterOptions = {
  towns: NamedOption<Town>[]
  types: NamedOption<number>[]
  regions: Option<Region>[]
  provinces: Option<Province>[]
  epc: Option<EpcLetter>[]
  bedrooms: Option<number>[]
  areas: Option<number>[]
  priceFrom: Option<number>[]
  priceTo: Option<number>[]
  /** How many cost what: from one step of the price filter to the next. */
  prices: { from: number; count: number }[]
  onlyNew: Option<true>
  has: Option<Feature>[]
}

/** Towns in the filter. Visitors find others by province, on the map or with the search. */
const MAX_TOWNS = 40

/** Returns every step of a number filter, also those that give no listings. */
const stepOptions = (
  values: readonly number[],
  counts: Uint32Array,
  chosen: number | undefined,
): Option<number>[] =>
  values.map((value, at) => ({ value, count: counts[at] ?? 0, isChosen: value === chosen }))

/** Returns every option of a filter, also those that give no listings. */
const choiceOptions = <Value extends string>(
  values: readonly Value[],
  counts: Uint32Array,
  chosen: readonly Value[],
): Option<Value>[] =>
  values.map((value, at) => ({ value, count: counts[at] ?? 0, isChosen: chosen.includes(value) }))

const isWorthShowing = ({ count, isChosen }: Option<unknown>): boolean => count > 0 || isChosen

/** Returns the chosen towns and those with the most listings, sorted by name. */
function townOptions(
  { columns, cities }: ListingIndex,
  counts: FilterCounts,
  query: ListQuery,
  locale: Locale,
): NamedOption<Town>[] {
  const isChosen = ({ name, zip }: Town) =>
    query.towns.some((town) => town.name === name && town.zip === zip)
  const compare = compareIn(locale)
  return columns.cities.names
    .flatMap((id, at) => {
      const city = cities.get(id)
      if (!city) return []
      const value = { name: nameIn(city, locale), zip: city.doc.zip }
      return [{ value, name: value.name, count: counts.cities[at] ?? 0, isChosen: isChosen(value) }]
    })
    .filter(isWorthShowing)
    .sort((a, b) => Number(b.isChosen) - Number(a.isChosen) || b.count - a.count)
    .slice(0, MAX_TOWNS)
    .sort((a, b) => compare(a.name, b.name) || compare(a.value.zip, b.value.zip))
}

/** Returns the types of the page, also those that give no listings, in the order of staff. */
function typeOptions(
  { columns, types }: ListingIndex,
  counts: FilterCounts,
  query: ListQuery,
  scope: ListScope,
  locale: Locale,
): NamedOption<number>[] {
  return columns.types.names
    .flatMap((webId, at) => {
      const type = types.get(webId)
      const isOutside = scope.types.length > 0 && !scope.types.includes(webId)
      if (!type || isOutside) return []
      return [
        {
          value: webId,
          name: nameIn(type, locale),
          order: typeOrder(type),
          count: counts.types[at] ?? 0,
          isChosen: query.types.includes(webId),
        },
      ]
    })
    .sort((a, b) => a.order - b.order || a.value - b.value)
}

/** Returns the options of all filters of a list, with the number of listings that each gives. */
export function filterOptions(
  listingIndex: ListingIndex,
  counts: FilterCounts,
  query: ListQuery,
  scope: ListScope,
  locale: Locale,
): FilterOptions {
  return {
    towns: townOptions(listingIndex, counts, query, locale),
    types: typeOptions(listingIndex, counts, query, scope, locale),
    regions: choiceOptions(regions, counts.regions, query.regions).filter(isWorthShowing),
    provinces: choiceOptions(provinces, counts.provinces, query.provinces).filter(isWorthShowing),
    epc: choiceOptions(epcLetters, counts.epc, query.epc),
    bedrooms: stepOptions(bedroomSteps, counts.bedrooms, query.bedrooms),
    areas: stepOptions(areaSteps, counts.areas, query.area),
    priceFrom: stepOptions(priceSteps[scope.goal], counts.priceFrom, query.priceFrom),
    priceTo: stepOptions(priceSteps[scope.goal], counts.priceTo, query.priceTo),
    prices: [0, ...priceSteps[scope.goal]].map((from, at) => ({
      from,
      count: counts.prices[at] ?? 0,
    })),
    onlyNew: { value: true, count: counts.isNew, isChosen: query.onlyNew },
    has: choiceOptions(features, counts.features, query.has),
  }
}
