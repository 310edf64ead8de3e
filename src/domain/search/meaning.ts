import type { Feature } from '../listings/features'
import { openQuestion, readQuestion, writeQuestion, type Near, type Question, type Town } from '../listings/question'
import type { EpcLetter } from '../listings/steps'
import type { Goal, Province, Region } from '../vocabulary'

/** What a visitor means with a part of what was typed. */
export type Meaning =
  | { kind: 'goal'; goal: Goal }
  | { kind: 'type'; types: readonly number[] }
  | { kind: 'town'; towns: readonly Town[] }
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

/** A meaning and where it stands in the query, which was cut as `cutQuery` cuts it. */
export type Part = Meaning & { text: string; start: number; end: number }

function add(question: Question, part: Meaning): Question {
  const { towns, types, regions, provinces, has } = question
  switch (part.kind) {
    case 'town':
      return { ...question, towns: [...towns, ...part.towns] }
    case 'type':
      return { ...question, types: [...types, ...part.types] }
    case 'region':
      return { ...question, regions: [...regions, part.region] }
    case 'province':
      return { ...question, provinces: [...provinces, part.province] }
    case 'has':
      return { ...question, has: [...has, part.feature] }
    case 'near':
      return { ...question, near: part.near }
    case 'price':
      return { ...question, priceFrom: part.priceFrom ?? question.priceFrom, priceTo: part.priceTo ?? question.priceTo }
    case 'bedrooms':
      return { ...question, bedrooms: part.bedrooms }
    case 'area':
      return { ...question, area: part.area }
    case 'epc':
      return { ...question, epc: part.epc }
    case 'new':
      return { ...question, onlyNew: true }
    case 'goal':
    case 'reference':
      return question
  }
}

/** The question that all of it comes to, exactly as its address would be read. */
export function questionOf(parts: readonly Meaning[]): Question {
  const written = new URLSearchParams(writeQuestion(parts.reduce(add, openQuestion)))
  return readQuestion(Object.fromEntries([...written.keys()].map((key) => [key, written.getAll(key)])))
}

/** The goal, when one is named and not the other too. */
export function goalOf(parts: readonly Meaning[]): Goal | undefined {
  const [goal, other] = new Set(parts.flatMap((part) => (part.kind === 'goal' ? [part.goal] : [])))
  return other === undefined ? goal : undefined
}

export const referenceOf = (parts: readonly Meaning[]): number | undefined =>
  parts.map((part) => (part.kind === 'reference' || part.kind === 'price' ? part.reference : undefined)).find((reference) => reference !== undefined)
