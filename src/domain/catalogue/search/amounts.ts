import type { Feature } from '../lists/features'

import type { Meaning } from './meaning'
import type { Reader } from './reader'

/**
 * What a rule matched: where it ends and what it means; no meaning when lists cannot filter by it.
 */
export type Match = { end: number; means: (Meaning | TypeOrFeature)[]; isUnknown?: boolean }

/** A word for a kind of property that is also something a property has: a garage. */
export type TypeOrFeature = { kind: 'either'; types: readonly number[]; feature: Feature }

export type Rule = (reader: Reader, from: number) => Match | undefined

export const unknownUntil = (end: number): Match => ({ end, means: [], isUnknown: true })

export const isDash = ({ tokens }: Reader, at: number): boolean => tokens[at]?.before === 'dash'

/** Skips words after an amount that qualify it, unless they belong to a number that follows. */
export function skipQualifier(
  reader: Reader,
  from: number,
  kind: 'orMore' | 'orLess' | 'orBetter',
): number {
  const end = reader.skip(from, kind)
  return end > from && reader.number(end) ? from : end
}

/** A plus that stands at an amount. */
export const skipPlus = ({ tokens }: Reader, from: number): number =>
  tokens[from]?.word === '+' && tokens[from]?.isGlued ? from + 1 : from

/** "at most", "at least" and the like before an amount, in whichever sense reaches furthest. */
export function limitAt(
  reader: Reader,
  from: number,
): { end: number; isMaximum: boolean; isMinimum: boolean } {
  const sign = reader.tokens[from]?.word ?? ''
  if (/^(<=?|≤)$/.test(sign)) return { end: from + 1, isMaximum: true, isMinimum: false }
  if (/^(>=?|≥)$/.test(sign)) return { end: from + 1, isMaximum: false, isMinimum: true }
  const afterMost = reader.skip(from, 'atMost')
  const afterLeast = reader.skip(from, 'atLeast')
  return {
    end: Math.max(afterMost, afterLeast),
    isMaximum: afterMost > from && afterMost >= afterLeast,
    isMinimum: afterLeast > afterMost,
  }
}

/** A count in figures or words. */
function countAt(reader: Reader, from: number): { value: number; end: number } | undefined {
  const number = reader.number(from)
  if (number) return { value: Math.floor(number.value), end: number.end }
  const word = reader.at(from, 'count')
  const value = word?.senses[0]?.value
  return word && value !== undefined ? { value, end: word.end } : undefined
}

/** The end of a range, "2 to 3" or "2-3": lists are asked for at least the first. */
function rangeEnd(reader: Reader, from: number): number {
  const next = isDash(reader, from) ? from : reader.skip(from, 'to', 'and')
  const second = next > from || isDash(reader, from) ? countAt(reader, next) : undefined
  return second?.end ?? from
}

const MAX_BEDROOMS = 20

/**
 * "3 slpk", "min. 3 chambres", "drei Schlafzimmer oder mehr". A German home of three rooms has two
 * bedrooms.
 */
export const bedrooms: Rule = (reader, from) => {
  const { end: start, isMaximum } = limitAt(reader, reader.skip(from, 'between'))
  const first = countAt(reader, start) ?? countAt(reader, from)
  if (!first) return undefined
  const unitAt = skipPlus(reader, rangeEnd(reader, first.end))
  const bedroom = reader.skip(unitAt, 'bedroom')
  const room = reader.skip(unitAt, 'room')
  const end = Math.max(bedroom, room)
  const bedroomCount = room > bedroom ? first.value - 1 : first.value
  if (end === unitAt || first.value > MAX_BEDROOMS) return undefined
  const afterLess = skipQualifier(reader, end, 'orLess')
  if (isMaximum || afterLess > end) return unknownUntil(afterLess)
  return bedroomCount > 0
    ? {
        end: skipQualifier(reader, skipPlus(reader, end), 'orMore'),
        means: [{ kind: 'bedrooms', bedrooms: bedroomCount }],
      }
    : unknownUntil(end)
}

const AREA_UNITS = [
  ['squareMetre', 1],
  ['are', 100],
  ['hectare', 10_000],
] as const

/** "100 m²", "min 120 m2", "15 are": lists are asked for at least so much. */
export const area: Rule = (reader, from) => {
  const { end: start, isMaximum } = limitAt(reader, reader.skip(from, 'between'))
  const first = reader.number(start) ?? reader.number(from)
  if (!first) return undefined
  for (const unitAt of [
    first.end,
    skipPlus(reader, rangeEnd(reader, first.end)),
    rangeEnd(reader, reader.skip(first.end, 'squareMetre')),
  ]) {
    for (const [unit, metres] of AREA_UNITS) {
      const end = reader.skip(unitAt, unit)
      const squareMetres = Math.round(first.value * metres)
      if (end === unitAt || squareMetres < 1 || squareMetres > 999_999_999) continue
      const afterLess = skipQualifier(reader, end, 'orLess')
      return isMaximum || afterLess > end
        ? unknownUntil(afterLess)
        : {
            end: skipQualifier(reader, skipPlus(reader, end), 'orMore'),
            means: [{ kind: 'area', area: squareMetres }],
          }
    }
  }
  return undefined
}

/** What lists cannot be asked for, kept together with its number: "2 badkamers". */
export const unsupportedAmount: Rule = (reader, from) => {
  const number = countAt(reader, limitAt(reader, from).end) ?? countAt(reader, from)
  const end = number && reader.skip(number.end, 'otherUnit')
  return number && end !== undefined && end > number.end ? unknownUntil(end) : undefined
}
