import type { Feature } from '../lists/features'
import {
  emptyListQuery,
  readListQuery,
  writeListQuery,
  type Near,
  type ListQuery,
  type Town,
} from '../lists/listQuery'
import type { EpcLetter } from '../lists/steps'
import type { Goal, Province, Region } from '../vocabulary'

/** What a visitor means with a part of what was typed. */
export type Meaning =
  | { kind: 'goal'; goal: Goal }
  | { kind: 'type'; types: readonly number[] }
  /** A postal code can also be the number of a listing. */
  | { kind: 'town'; towns: readonly Town[]; reference?: number }
  /** A region of speech, and the towns it stands for. */
  | { kind: 'zone'; name: string; towns: readonly Town[] }
  | { kind: 'near'; near: Near }
  | { kind: 'region'; region: Region }
  | { kind: 'province'; province: Province }
  /** A round number on its own can also be the number of a listing. */
  | { kind: 'price'; priceFrom?: number; priceTo?: number; reference?: number }
  | { kind: 'bedrooms'; bedrooms: number }
  | { kind: 'area'; area: number }
  | { kind: 'epc'; epc: readonly EpcLetter[] }
  | { kind: 'new' }
  | { kind: 'has'; feature: Feature }
  | { kind: 'reference'; reference: number }
  /** A street, which is looked for in the listings: lists have no filter for it. */
  | { kind: 'street' }

/** A meaning and where it stands in the query, which was cut as `cutQuery` cuts it. */
export type Part = Meaning & { text: string; start: number; end: number }

function addMeaning(query: ListQuery, part: Meaning): ListQuery {
  const { towns, types, regions, provinces, has } = query
  switch (part.kind) {
    case 'town':
    case 'zone':
      return { ...query, towns: [...towns, ...part.towns] }
    case 'type':
      return { ...query, types: [...types, ...part.types] }
    case 'region':
      return { ...query, regions: [...regions, part.region] }
    case 'province':
      return { ...query, provinces: [...provinces, part.province] }
    case 'has':
      return { ...query, has: [...has, part.feature] }
    case 'near':
      return { ...query, near: part.near }
    case 'price':
      return {
        ...query,
        priceFrom: part.priceFrom ?? query.priceFrom,
        priceTo: part.priceTo ?? query.priceTo,
      }
    case 'bedrooms':
      return { ...query, bedrooms: part.bedrooms }
    case 'area':
      return { ...query, area: part.area }
    case 'epc':
      return { ...query, epc: part.epc }
    case 'new':
      return { ...query, onlyNew: true }
    case 'goal':
    case 'reference':
    case 'street':
      return query
  }
}

/** The question that all of it comes to, exactly as its address would be read. */
export function listQueryOf(parts: readonly Meaning[]): ListQuery {
  const params = new URLSearchParams(writeListQuery(parts.reduce(addMeaning, emptyListQuery)))
  return readListQuery(
    Object.fromEntries([...params.keys()].map((key) => [key, params.getAll(key)])),
  )
}

/** The goal, when one is named and not the other too. */
export function goalOf(parts: readonly Meaning[]): Goal | undefined {
  const [goal, other] = new Set(parts.flatMap((part) => (part.kind === 'goal' ? [part.goal] : [])))
  return other === undefined ? goal : undefined
}

/** A price from which nothing is rented, and one below which nothing is sold. */
const MIN_SALE = 25_000
const MAX_RENT = 5_000

/** The goal that a budget can only mean; undefined without one, or for an amount between. */
export function goalOfBudget({ priceFrom, priceTo }: ListQuery): Goal | undefined {
  const amount = priceTo ?? priceFrom
  if (amount === undefined) return undefined
  return amount >= MIN_SALE ? 'sale' : amount <= MAX_RENT ? 'rent' : undefined
}

export const referenceOf = (parts: readonly Meaning[]): number | undefined =>
  parts
    .map((part) =>
      part.kind === 'reference' || part.kind === 'price' || part.kind === 'town'
        ? part.reference
        : undefined,
    )
    .find((reference) => reference !== undefined)
