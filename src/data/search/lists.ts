import { isInside, readArea } from '@/domain/area'
import { boxOf, isInBox, type Box } from '@/domain/geo'
import { answer, type Answer, type Counts, type Filter } from '@/domain/listings/answer'
import { groupsIn } from '@/domain/listings/groups'
import { nearestTo } from '@/domain/listings/near'
import { pageOf, type Ranks } from '@/domain/listings/order'
import { writeQuestion, type Question, type Town } from '@/domain/listings/question'
import { areaSteps, bedroomSteps, epcLetters, priceSteps, type EpcLetter } from '@/domain/listings/steps'
import type { Province } from '@/domain/vocabulary'
import { provinces, regions, type Goal, type Region } from '@/domain/vocabulary'
import type { Locale } from '@/i18n/locales'

import { languageBit } from './keep'
import { listings, type Shelf } from './shelf'
import { cityNamed, compareIn, nameIn, spotOf, type City, type Type } from './vocabulary'

/** Which listings a page lists before anybody filters: types by their number in addresses. */
export type Scope = { goal: Goal; types: readonly number[] }

/** A value of a filter, and how many listings choosing it leads to. */
type Offer<Value> = { value: Value; count: number; isChosen: boolean }
type Named<Value> = Offer<Value> & { name: string }

type Offers = {
  towns: Named<Town>[]
  types: Named<number>[]
  regions: Offer<Region>[]
  provinces: Offer<Province>[]
  epc: Offer<EpcLetter>[]
  bedrooms: Offer<number>[]
  areas: Offer<number>[]
  priceFrom: Offer<number>[]
  priceTo: Offer<number>[]
  onlyNew: Offer<true>
}

export type List = {
  /** What was asked, as it was understood: towns by their name in this language, a page that exists. */
  question: Question
  total: number
  pages: number
  references: number[]
  offers: Offers
  /** With nothing found: what lies nearest to the places that were asked for, whatever they cost. */
  nearby: number[]
}

/** As many as a page shows, and as a map is told of before it asks for more. */
const PAGE_SIZE = 24
const MAP_SIZE = 96
const NEARBY = 6
/** As many towns as a person looks through; the others are found by province, map or search. */
const MOST_TOWNS = 40

/** Cities and types that the addresses name, and the question in the words of this language. */
function understand({ cities, types }: Shelf, asked: Question, locale: Locale): { question: Question; found: City[] } {
  const found = [...new Set(asked.towns.flatMap((town) => cityNamed(cities, town) ?? []))]
  const named = found.map((city) => ({ name: nameIn(city, locale), zip: city.doc.zip }))
  const within = asked.within !== undefined && readArea(asked.within) ? asked.within : undefined
  return {
    found,
    question: {
      ...asked,
      within,
      types: asked.types.filter((type) => types.has(type)),
      towns: named.sort((a, b) => (a.zip === b.zip ? (a.name < b.name ? -1 : 1) : a.zip < b.zip ? -1 : 1)),
    },
  }
}

function coverOf(within: string | undefined): Filter['covers'] {
  const corners = within === undefined ? undefined : readArea(within)
  const box = corners && boxOf(corners)
  if (!corners || !box) return undefined
  return (lat, lng) => isInBox(box, { lat, lng }) && isInside(corners, { lat, lng })
}

function filterOf({ question, found }: { question: Question; found: City[] }, scope: Scope, locale: Locale): Filter {
  const { types, regions: wanted, provinces: around, priceFrom, priceTo, bedrooms, area, epc, onlyNew, within } = question
  return {
    goal: scope.goal,
    language: languageBit(locale),
    within: scope.types,
    cities: found.map(({ doc }) => doc.id),
    covers: coverOf(within),
    ...{ types, regions: wanted, provinces: around, priceFrom, priceTo, bedrooms, area, epc, onlyNew },
  }
}

/** A question of a list, resolved: for whoever asks the columns himself. */
export const filterFor = (shelf: Shelf, asked: Question, goal: Goal, locale: Locale): Filter =>
  filterOf(understand(shelf, asked, locale), { goal, types: [] }, locale)

const orderOf = (type: Type | undefined): number => type?.doc.showOrder ?? 0

/** The place of each name in the order of the language. */
function ranksOf({ columns, cities, types }: Shelf, locale: Locale): Ranks {
  const compare = compareIn(locale)
  const places = <Key>(names: readonly Key[], sorted: readonly Key[]) => {
    const at = new Map(sorted.map((key, place) => [key, place]))
    return Uint16Array.from(names, (key) => at.get(key) ?? sorted.length)
  }
  const town = (id: string) => cities.get(id)
  const label = (city: City | undefined) => (city ? `${nameIn(city, locale)} ${city.doc.zip}` : '')
  return {
    cities: places(
      columns.cities.names,
      columns.cities.names.toSorted((a, b) => compare(label(town(a)), label(town(b)))),
    ),
    types: places(
      columns.types.names,
      columns.types.names.toSorted((a, b) => orderOf(types.get(a)) - orderOf(types.get(b)) || a - b),
    ),
  }
}

const steps = (values: readonly number[], counts: Uint32Array, chosen: number | undefined): Offer<number>[] =>
  values.map((value, at) => ({ value, count: counts[at] ?? 0, isChosen: value === chosen }))

const among = <Value extends string>(values: readonly Value[], counts: Uint32Array, chosen: readonly Value[]): Offer<Value>[] =>
  values.map((value, at) => ({ value, count: counts[at] ?? 0, isChosen: chosen.includes(value) })).filter(({ count, isChosen }) => count > 0 || isChosen)

function townsOffered({ columns, cities }: Shelf, counts: Counts, question: Question, locale: Locale): Named<Town>[] {
  const isChosen = ({ name, zip }: Town) => question.towns.some((town) => town.name === name && town.zip === zip)
  const compare = compareIn(locale)
  return columns.cities.names
    .flatMap((id, at) => {
      const city = cities.get(id)
      if (!city) return []
      const value = { name: nameIn(city, locale), zip: city.doc.zip }
      return [{ value, name: value.name, count: counts.cities[at] ?? 0, isChosen: isChosen(value) }]
    })
    .filter((one) => one.count > 0 || one.isChosen)
    .sort((a, b) => Number(b.isChosen) - Number(a.isChosen) || b.count - a.count)
    .slice(0, MOST_TOWNS)
    .sort((a, b) => compare(a.name, b.name) || compare(a.value.zip, b.value.zip))
}

function offersOf(shelf: Shelf, counts: Counts, question: Question, scope: Scope, locale: Locale): Offers {
  const types = shelf.columns.types.names.flatMap((webId, at) => {
    const type = shelf.types.get(webId)
    const outside = scope.types.length > 0 && !scope.types.includes(webId)
    if (!type || outside) return []
    return [{ value: webId, name: nameIn(type, locale), order: orderOf(type), count: counts.types[at] ?? 0, isChosen: question.types.includes(webId) }]
  })
  return {
    towns: townsOffered(shelf, counts, question, locale),
    types: types.filter(({ count, isChosen }) => count > 0 || isChosen).sort((a, b) => a.order - b.order || a.value - b.value),
    regions: among(regions, counts.regions, question.regions),
    provinces: among(provinces, counts.provinces, question.provinces),
    epc: among(epcLetters, counts.epc, question.epc),
    bedrooms: steps(bedroomSteps, counts.bedrooms, question.bedrooms),
    areas: steps(areaSteps, counts.areas, question.area),
    priceFrom: steps(priceSteps[scope.goal], counts.priceFrom, question.priceFrom),
    priceTo: steps(priceSteps[scope.goal], counts.priceTo, question.priceTo),
    onlyNew: { value: true, count: counts.isNew, isChosen: question.onlyNew },
  }
}

const middleOf = (spots: readonly { latitude: number; longitude: number }[]) => ({
  latitude: spots.reduce((sum, { latitude }) => sum + latitude, 0) / spots.length,
  longitude: spots.reduce((sum, { longitude }) => sum + longitude, 0) / spots.length,
})

const noRanks: Ranks = { cities: new Uint16Array(), types: new Uint16Array() }

/** Around the places that were asked for, else anywhere, of the types that were asked for: something rather than nothing. */
function nearbyOf({ columns, orders }: Shelf, filter: Filter, found: City[]): number[] {
  const spots = found.flatMap((city) => spotOf(city) ?? [])
  const { goal, language, within, types } = filter
  const open = answer(columns, { goal, language, within, types, cities: [], regions: [], provinces: [], epc: [], onlyNew: false })
  if (spots.length === 0) return pageOf(columns, orders, noRanks, open, { sort: 'newest', from: 0, size: NEARBY })
  return nearestTo(columns, open.matches, middleOf(spots), NEARBY)
}

/** A page of a list, and what each filter beside it would leave. */
export async function askList(asked: Question, scope: Scope, locale: Locale): Promise<List> {
  const shelf = await listings()
  const understood = understand(shelf, asked, locale)
  const filter = filterOf(understood, scope, locale)
  const found: Answer = answer(shelf.columns, filter)
  const size = asked.view === 'map' ? MAP_SIZE : PAGE_SIZE
  const pages = asked.view === 'map' ? 1 : Math.max(Math.ceil(found.total / size), 1)
  const question = { ...understood.question, page: Math.min(understood.question.page, pages) }
  const { sort, page } = question
  const needsRanks = sort === 'city' || sort === 'type'
  const ranks = needsRanks ? ranksOf(shelf, locale) : noRanks
  return {
    question,
    total: found.total,
    pages,
    references: pageOf(shelf.columns, shelf.orders, ranks, found, { sort, from: (page - 1) * size, size }),
    offers: offersOf(shelf, found.counts, question, scope, locale),
    nearby: found.total === 0 ? nearbyOf(shelf, filter, understood.found) : [],
  }
}

export type MapView = { box?: Box | undefined; zoom: number }

const everywhere: Box = { west: -180, south: -90, east: 180, north: 90 }

/** All that a list holds, as a map of this zoom shows it. */
export async function askMap(asked: Question, scope: Scope, { box, zoom, most }: MapView & { most: number }, locale: Locale) {
  const shelf = await listings()
  const { matches, total } = answer(shelf.columns, filterOf(understand(shelf, asked, locale), scope, locale))
  return { total, groups: groupsIn(shelf.columns, matches, box ?? everywhere, zoom, most) }
}

/** The same question in the words of another language, as an address. */
export async function questionIn(asked: Question, locale: Locale): Promise<string> {
  return writeQuestion(understand(await listings(), asked, locale).question)
}
