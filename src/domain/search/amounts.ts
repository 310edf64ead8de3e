import type { Feature } from '../listings/features'

import type { Meaning } from './meaning'
import type { Reader } from './reader'

/** What a rule found: where it ends, and what it means; nothing when it asks for what no list can be asked for. */
export type Match = { end: number; means: (Meaning | Either)[]; isUnknown?: boolean }

/** A word for a kind of property that is also something a property has: a garage. */
export type Either = { kind: 'either'; types: readonly number[]; feature: Feature }

export type Rule = (reader: Reader, from: number) => Match | undefined

export const unknown = (end: number): Match => ({ end, means: [], isUnknown: true })

export const isDash = ({ tokens }: Reader, at: number): boolean => tokens[at]?.before === 'dash'

/** Words after an amount say how it is meant, unless another number follows that they belong to. */
export function after(reader: Reader, from: number, kind: 'orMore' | 'orLess' | 'orBetter'): number {
  const end = reader.skip(from, kind)
  return end > from && reader.number(end) ? from : end
}

/** A plus that stands at an amount. */
export const plus = ({ tokens }: Reader, from: number): number => (tokens[from]?.word === '+' && tokens[from]?.isGlued ? from + 1 : from)

/** "at most", "at least" and the like before an amount, in whichever sense reaches furthest. */
export function bound(reader: Reader, from: number): { end: number; isMost: boolean; isLeast: boolean } {
  const sign = reader.tokens[from]?.word ?? ''
  if (/^(<=?|≤)$/.test(sign)) return { end: from + 1, isMost: true, isLeast: false }
  if (/^(>=?|≥)$/.test(sign)) return { end: from + 1, isMost: false, isLeast: true }
  const [most, least] = [reader.skip(from, 'atMost'), reader.skip(from, 'atLeast')]
  return { end: Math.max(most, least), isMost: most > from && most >= least, isLeast: least > most }
}

/** A count in figures or words. */
function count(reader: Reader, from: number): { value: number; end: number } | undefined {
  const number = reader.number(from)
  if (number) return { value: Math.floor(number.value), end: number.end }
  const word = reader.at(from, 'count')
  const value = word?.senses[0]?.value
  return word && value !== undefined ? { value, end: word.end } : undefined
}

/** The end of a range, "2 to 3" or "2-3": lists are asked for at least the first. */
function rangeEnd(reader: Reader, from: number): number {
  const next = isDash(reader, from) ? from : reader.skip(from, 'to', 'and')
  const second = next > from || isDash(reader, from) ? count(reader, next) : undefined
  return second?.end ?? from
}

const MOST_BEDROOMS = 20

/** "3 slpk", "min. 3 chambres", "drei Schlafzimmer oder mehr". A German home of three rooms has two bedrooms. */
export const bedrooms: Rule = (reader, from) => {
  const { end: start, isMost } = bound(reader, reader.skip(from, 'between'))
  const first = count(reader, start) ?? count(reader, from)
  if (!first) return undefined
  const unitAt = plus(reader, rangeEnd(reader, first.end))
  const [bedroom, room] = [reader.skip(unitAt, 'bedroom'), reader.skip(unitAt, 'room')]
  const end = Math.max(bedroom, room)
  const wanted = room > bedroom ? first.value - 1 : first.value
  if (end === unitAt || first.value > MOST_BEDROOMS) return undefined
  const less = after(reader, end, 'orLess')
  if (isMost || less > end) return unknown(less)
  return wanted > 0 ? { end: after(reader, plus(reader, end), 'orMore'), means: [{ kind: 'bedrooms', bedrooms: wanted }] } : unknown(end)
}

const UNITS = [
  ['squareMetre', 1],
  ['are', 100],
  ['hectare', 10_000],
] as const

/** "100 m²", "min 120 m2", "15 are": lists are asked for at least so much. */
export const area: Rule = (reader, from) => {
  const { end: start, isMost } = bound(reader, reader.skip(from, 'between'))
  const first = reader.number(start) ?? reader.number(from)
  if (!first) return undefined
  for (const unitAt of [first.end, plus(reader, rangeEnd(reader, first.end)), rangeEnd(reader, reader.skip(first.end, 'squareMetre'))]) {
    for (const [unit, metres] of UNITS) {
      const end = reader.skip(unitAt, unit)
      const square = Math.round(first.value * metres)
      if (end === unitAt || square < 1 || square > 999_999_999) continue
      const less = after(reader, end, 'orLess')
      return isMost || less > end ? unknown(less) : { end: after(reader, plus(reader, end), 'orMore'), means: [{ kind: 'area', area: square }] }
    }
  }
  return undefined
}

/** What lists cannot be asked for, kept together with its number: "2 badkamers". */
export const otherwise: Rule = (reader, from) => {
  const number = count(reader, bound(reader, from).end) ?? count(reader, from)
  const end = number && reader.skip(number.end, 'otherUnit')
  return number && end !== undefined && end > number.end ? unknown(end) : undefined
}
