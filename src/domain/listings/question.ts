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

/** What is meant by near when nobody says how near, and the farthest that still is. */
export const NEAR_KM = 10
export const FARTHEST_KM = 100

/** What a visitor asks a list for. The list itself decides about sale or rent. */
export type Question = {
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
  sort: Sort
  page: number
  view: 'list' | 'map'
}

export const openQuestion: Question = {
  towns: [],
  types: [],
  regions: [],
  provinces: [],
  epc: [],
  onlyNew: false,
  has: [],
  sort: 'newest',
  page: 1,
  view: 'list',
}

type Query = Readonly<Record<string, readonly string[]>>

/** More than anybody chooses by hand. */
const MOST = 30
const LONGEST = 1000

/** What a person can mean: whole, not negative, no longer than nine digits. Everything else asks for nothing. */
const wholeNumber = (text: string | undefined): number | undefined => (text && /^\d{1,9}$/.test(text) ? Number(text) : undefined)

const positive = (texts: readonly string[]): number | undefined => texts.map(wholeNumber).find((number) => number !== undefined && number > 0)

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)].slice(0, MOST)

const among = <Value extends string>(known: readonly Value[], texts: readonly string[]): Value[] => known.filter((one) => texts.includes(one))

const partsOf = (text: string): string[] => text.split('|').map((part) => part.trim())

function townOf(text: string): Town | undefined {
  const [name = '', zip = ''] = partsOf(text)
  return name !== '' && /^[\w -]{2,10}$/.test(zip) && name.length <= 80 ? { name, zip } : undefined
}

/** The order of towns in addresses. */
export const byZip = (a: Town, b: Town): number => (a.zip === b.zip ? (a.name < b.name ? -1 : 1) : a.zip < b.zip ? -1 : 1)

const townsOf = (texts: readonly string[]): Town[] =>
  unique(texts)
    .flatMap((text) => townOf(text) ?? [])
    .sort(byZip)

function nearOf(text: string | undefined): Near | undefined {
  const town = text === undefined ? undefined : townOf(text)
  if (!town) return undefined
  const km = wholeNumber(partsOf(text ?? '')[2]) ?? NEAR_KM
  return { ...town, km: Math.min(Math.max(km, 1), FARTHEST_KM) }
}

const ordered = (from: number | undefined, to: number | undefined) =>
  from !== undefined && to !== undefined && from > to ? { priceFrom: to, priceTo: from } : { priceFrom: from, priceTo: to }

/** The nearest sensible question: what cannot be meant is left out. Never throws. */
export function readQuestion(query: Query): Question {
  const all = (key: string): readonly string[] => (query[key] ?? []).filter((text) => text.length <= LONGEST).slice(0, MOST)
  const within = all('within')[0]
  const near = nearOf(all('near')[0])
  return {
    towns: townsOf(all('city')),
    types: unique(all('type').flatMap((text) => wholeNumber(text) ?? [])).sort((a, b) => a - b),
    regions: among(regions, all('region')),
    provinces: among(provinces, all('province')),
    ...(within && { within }),
    ...(near && { near }),
    ...ordered(positive(all('price_from')), positive(all('price_to'))),
    bedrooms: positive(all('bedrooms')),
    area: positive(all('area')),
    epc: among(epcLetters, all('epc')),
    onlyNew: all('new').includes('1'),
    has: among(features, all('has')),
    sort: sorts.find((sort) => all('sort')[0] === sort) ?? 'newest',
    page: positive(all('page')) ?? 1,
    view: all('view')[0] === 'map' ? 'map' : 'list',
  }
}

/** The one way to write a question into an address; nothing for the question that a plain list answers. */
export function writeQuestion(asked: Question): string {
  const { towns, types, regions, provinces, within, near, priceFrom, priceTo, bedrooms, area, epc, onlyNew, has, sort, page, view } = asked
  const pairs: [key: string, value: string | number | undefined | false][] = [
    ...towns.map(({ name, zip }): [string, string] => ['city', `${name}|${zip}`]),
    ...types.map((type): [string, number] => ['type', type]),
    ...regions.map((region): [string, string] => ['region', region]),
    ...provinces.map((province): [string, string] => ['province', province]),
    ['within', within],
    ['near', near && `${near.name}|${near.zip}|${near.km}`],
    ['price_from', priceFrom],
    ['price_to', priceTo],
    ['bedrooms', bedrooms],
    ['area', area],
    ...epc.map((letter): [string, string] => ['epc', letter]),
    ['new', onlyNew && 1],
    ...has.map((feature): [string, string] => ['has', feature]),
    ['sort', sort !== 'newest' && sort],
    ['page', page > 1 && page],
    ['view', view === 'map' && view],
  ]
  const written = new URLSearchParams(pairs.flatMap(([key, value]) => (value ? [[key, String(value)]] : []))).toString()
  return written && `?${written}`
}

/** The same question from its first page on, with something changed. */
export const changed = (asked: Question, change: Partial<Question>): Question => ({ ...asked, page: 1, ...change })

/** In or out of a list of choices. */
export const toggled = <Value>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
