import { readWholeNumber } from '../../lib/wholeNumber'
import type { Province } from '../vocabulary'
import { provinces, regions, type Region } from '../vocabulary'

import { features, type Feature } from './features'
import { epcLetters, type EpcLetter } from './steps'

export const sorts = ['newest', 'price', 'price_desc', 'type', 'city'] as const
export type Sort = (typeof sorts)[number]

/** A town as addresses name it: "Gent|9000". */
export type Town = { name: string; zip: string }

/** At most so many kilometres from a town, as addresses name it: "Leuven|3000|10". */
export type Near = Town & { km: number }

/** The default and the largest distance for "near", in kilometres. */
export const NEAR_KM = 10
export const MAX_NEAR_KM = 100

/** What a list is asked for. The list itself decides about sale or rent. */
export type ListQuery = {
  towns: readonly Town[]
  types: readonly number[]
  regions: readonly Region[]
  provinces: readonly Province[]
  /** An area drawn on the map, as `area.ts` writes it. */
  within?: string | undefined
  near?: Near | undefined
  priceFrom?: number | undefined
  priceTo?: number | undefined
  bedrooms?: number | undefined
  area?: number | undefined
  epc: readonly EpcLetter[]
  onlyNew: boolean
  /** A listing has all of them. */
  has: readonly Feature[]
  /** Whether what is sold or let is shown too, after what is on offer. */
  withGone: boolean
  sort: Sort
  page: number
  view: 'list' | 'map'
}

export const emptyListQuery: ListQuery = {
  towns: [],
  types: [],
  regions: [],
  provinces: [],
  epc: [],
  onlyNew: false,
  has: [],
  withGone: false,
  sort: 'newest',
  page: 1,
  view: 'list',
}

type Query = Readonly<Record<string, readonly string[]>>

/** More values than a visitor chooses by hand. */
const MAX_VALUES = 30
const MAX_VALUE_LENGTH = 1000

/** Reads a whole number of up to nine digits; undefined for anything else. */
const wholeNumber = (text: string | undefined): number | undefined =>
  text && /^\d{1,9}$/.test(text) ? Number(text) : undefined

const positive = (texts: readonly string[]): number | undefined =>
  texts.map(wholeNumber).find((number) => number !== undefined && number > 0)

/** Reads a price as visitors type it: "600000", "600.000", "€ 600 000". */
const priceOf = (texts: readonly string[]): number | undefined =>
  positive(texts.map((text) => String(readWholeNumber(text) ?? '')))

const unique = <Value>(values: readonly Value[]): Value[] =>
  [...new Set(values)].slice(0, MAX_VALUES)

const knownValues = <Value extends string>(
  known: readonly Value[],
  texts: readonly string[],
): Value[] => known.filter((one) => texts.includes(one))

const partsOf = (text: string): string[] => text.split('|').map((part) => part.trim())

function townOf(text: string): Town | undefined {
  const [name = '', zip] = partsOf(text)
  // A town abroad can have no postal code: "Torrevieja|".
  const isZip = zip === '' || /^[\w -]{2,10}$/.test(zip ?? '')
  return zip !== undefined && name !== '' && isZip && name.length <= 80 ? { name, zip } : undefined
}

/** The order of towns in addresses. */
export const byZip = (a: Town, b: Town): number =>
  a.zip === b.zip ? (a.name < b.name ? -1 : 1) : a.zip < b.zip ? -1 : 1

const townsOf = (texts: readonly string[]): Town[] =>
  unique(texts)
    .flatMap((text) => townOf(text) ?? [])
    .sort(byZip)

function nearOf(text: string | undefined): Near | undefined {
  const town = text === undefined ? undefined : townOf(text)
  if (!town) return undefined
  const km = wholeNumber(partsOf(text ?? '')[2]) ?? NEAR_KM
  return { ...town, km: Math.min(Math.max(km, 1), MAX_NEAR_KM) }
}

const priceRange = (from: number | undefined, to: number | undefined) =>
  from !== undefined && to !== undefined && from > to
    ? { priceFrom: to, priceTo: from }
    : { priceFrom: from, priceTo: to }

/** Reads a list query from address parameters; invalid values are left out. Never throws. */
export function readListQuery(params: Query): ListQuery {
  const valuesOf = (key: string): readonly string[] =>
    (params[key] ?? []).filter((text) => text.length <= MAX_VALUE_LENGTH).slice(0, MAX_VALUES)
  const within = valuesOf('within')[0]
  const near = nearOf(valuesOf('near')[0])
  return {
    towns: townsOf(valuesOf('city')),
    types: unique(valuesOf('type').flatMap((text) => wholeNumber(text) ?? [])).sort(
      (a, b) => a - b,
    ),
    regions: knownValues(regions, valuesOf('region')),
    provinces: knownValues(provinces, valuesOf('province')),
    ...(within && { within }),
    ...(near && { near }),
    ...priceRange(priceOf(valuesOf('price_from')), priceOf(valuesOf('price_to'))),
    bedrooms: positive(valuesOf('bedrooms')),
    area: positive(valuesOf('area')),
    epc: knownValues(epcLetters, valuesOf('epc')),
    onlyNew: valuesOf('new').includes('1'),
    has: knownValues(features, valuesOf('has')),
    withGone: valuesOf('sold').includes('1'),
    sort: sorts.find((sort) => valuesOf('sort')[0] === sort) ?? 'newest',
    page: positive(valuesOf('page')) ?? 1,
    view: valuesOf('view')[0] === 'map' ? 'map' : 'list',
  }
}

/** Writes a list query for an address, always in the same form; empty for the default query. */
export function writeListQuery(query: ListQuery): string {
  const { near } = query
  const pairs: [key: string, value: string | number | undefined | false][] = [
    ...query.towns.map(({ name, zip }): [string, string] => ['city', `${name}|${zip}`]),
    ...query.types.map((type): [string, number] => ['type', type]),
    ...query.regions.map((region): [string, string] => ['region', region]),
    ...query.provinces.map((province): [string, string] => ['province', province]),
    ['within', query.within],
    ['near', near && `${near.name}|${near.zip}|${near.km}`],
    ['price_from', query.priceFrom],
    ['price_to', query.priceTo],
    ['bedrooms', query.bedrooms],
    ['area', query.area],
    ...query.epc.map((letter): [string, string] => ['epc', letter]),
    ['new', query.onlyNew && 1],
    ...query.has.map((feature): [string, string] => ['has', feature]),
    ['sold', query.withGone && 1],
    ['sort', query.sort !== 'newest' && query.sort],
    ['page', query.page > 1 && query.page],
    ['view', query.view === 'map' && query.view],
  ]
  const text = new URLSearchParams(
    pairs.flatMap(([key, value]) => (value ? [[key, String(value)]] : [])),
  ).toString()
  return text && `?${text}`
}

/** Returns the query with a change, back on its first page. */
export const changedQuery = (query: ListQuery, change: Partial<ListQuery>): ListQuery => ({
  ...query,
  page: 1,
  ...change,
})

/** Adds a value to a list of choices, or removes it. */
export const toggled = <Value>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
