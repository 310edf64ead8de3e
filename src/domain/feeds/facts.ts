import { isPlausibleYear } from '../catalogue/building'
import type { FactKind } from '../catalogue/factKinds'
import { feedFacts } from '../catalogue/factLists'
import { parseNumber } from '../lib/parseNumber'
import { facts, type FeedFact } from '../catalogue/propertyFacts'

export type { FeedFact }
export type FactValue = string | number | boolean
export type Facts = Partial<Record<FeedFact, FactValue>>

export const factNames = feedFacts

export const factKindOf = (fact: FeedFact): FactKind => facts[fact].kind

/** The year first: 2026-02-28, 2026/02/28 or 20260228. */
const YEAR_FIRST = /^(\d{4})([-/.]?)(\d\d)\2(\d\d)(?:$|[T ])/
/** The day first, as Belgians write it: 28/02/2026. */
const DAY_FIRST = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/

/** A day as programs and Belgians write it; "02/28/2026" is none, because it is not said which is the month. */
function parseDay(text: string): string | undefined {
  const [, year, , month, date] = YEAR_FIRST.exec(text) ?? []
  const [, d, , m, y] = DAY_FIRST.exec(text) ?? []
  const written = `${year ?? y}-${(month ?? m)?.padStart(2, '0')}-${(date ?? d)?.padStart(2, '0')}`
  const moment = new Date(`${written}T00:00:00.000Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(written)
    ? written
    : undefined
}

const YES = ['1', 'true', 'yes', 'y', 'ja', 'oui', 'j', 'o', 'x', 'wahr', 'vrai', 'waar']
const NO = ['0', 'false', 'no', 'n', 'nee', 'neen', 'non', 'nein', 'falsch', 'faux', 'onwaar', '']

function parseFlag(text: string): boolean | undefined {
  const word = text.toLowerCase()
  return YES.includes(word) ? true : NO.includes(word) ? false : undefined
}

function numberWithin(
  kind: Extract<FactKind, { is: 'number' }>,
  input: FactValue,
): number | undefined {
  const value = typeof input === 'number' ? input : parseNumber(String(input))
  const fits =
    value !== undefined &&
    value >= kind.min &&
    value <= kind.max &&
    (!kind.whole || Number.isInteger(value))
  return fits ? value : undefined
}

/** Returns the value as the fact can hold it, or undefined when it cannot. */
export function factValueOf(fact: FeedFact, input: FactValue, today: Date): FactValue | undefined {
  const kind = factKindOf(fact)
  const text = String(input).trim()
  switch (kind.is) {
    case 'number':
      return numberWithin(kind, input)
    case 'year': {
      const year = Number(text)
      return isPlausibleYear(year, today) ? year : undefined
    }
    case 'day':
      return parseDay(text)
    case 'flag':
      return typeof input === 'boolean' ? input : parseFlag(text)
    case 'choice':
      return (
        kind.of.find((one) => one === text) ??
        (kind.byNumber && /^\d+$/.test(text) ? kind.of[Number(text)] : undefined)
      )
    case 'text':
      return text.length <= kind.most ? text : undefined
  }
}
