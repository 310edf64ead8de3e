import { skipQualifier, limitAt, isDash, skipPlus, type Rule } from './amounts'
import { localityAt } from './locality'
import type { Meaning } from './meaning'
import type { Numeral, Reader } from './reader'

/** An amount of money; `isMoney` when its own words say that it is. */
type Amount = { value: number; end: number; isMoney: boolean; factor: number }

const THOUSAND = 1000
const MILLION = 1_000_000
/** Above this "m" means metres: "100 m" is no price. */
const MAX_MILLIONS = 100

function factorAt(reader: Reader, number: Numeral): { factor: number; end: number } {
  const thousand = reader.skip(number.end, 'thousand')
  const million = reader.skip(number.end, 'million')
  const isArea = reader.skip(number.end, 'squareMetre') > million
  if (thousand > number.end) return { factor: THOUSAND, end: thousand }
  if (million > number.end && number.value < MAX_MILLIONS && !isArea)
    return { factor: MILLION, end: million }
  return { factor: 1, end: number.end }
}

const MIN_AMOUNT = 50
const MAX_AMOUNT = 999_999_999

/** "€ 450.000", "450k", "1,2 miljoen", "900 euro". */
function amountAt(reader: Reader, from: number): Amount | undefined {
  const start = reader.skip(from, 'euro')
  const number = reader.number(start)
  if (!number) return undefined
  const { factor, end: unit } = factorAt(reader, number)
  const end = reader.skip(unit, 'euro')
  const value = Math.round(number.value * factor)
  if (
    value < MIN_AMOUNT &&
    factor === 1 &&
    end === unit &&
    start === from &&
    !isSmall(reader, number)
  )
    return undefined
  if (value > MAX_AMOUNT) return undefined
  return { value, end, factor, isMoney: start > from || end > number.end || number.isGrouped }
}

/** The first of "2-300k" is small by itself. */
const isSmall = (reader: Reader, { end, value }: Numeral): boolean =>
  value > 0 && (isDash(reader, end) || reader.skip(end, 'to', 'and') > end)

/** What a number on its own is: a postal code rather than a price. */
const isZip = (reader: Reader, from: number): boolean => {
  const isOwn = reader.at(from, 'town')?.senses.some(({ languages }) => languages.length === 0)
  const named = localityAt(reader, from)?.end ?? from
  return isOwn === true || (reader.tokens[from]?.kind === 'number' && named > from + 1)
}

/** "loyer" asks for a rent, too. */
function goalsIn(reader: Reader, from: number, end: number): Meaning[] {
  const goal = reader.at(from, 'goal')
  return goal?.end === end
    ? goal.senses.slice(0, 1).map(({ value }) => ({ kind: 'goal', goal: value }))
    : []
}

/**
 * "tussen 200k en 300k", "de 200.000 à 300.000 €", "200-300k": the first takes the thousands of the
 * second.
 */
const range: Rule = (reader, from) => {
  const afterNoun = reader.skip(from, 'price')
  const afterBetween = reader.skip(afterNoun, 'between')
  const low = amountAt(reader, reader.skip(afterBetween, 'filler'))
  if (!low) return undefined
  const afterTo = reader.skip(
    low.end,
    'to',
    ...(afterBetween > afterNoun ? (['and'] as const) : []),
  )
  const high =
    isDash(reader, afterTo) || afterTo > low.end
      ? amountAt(reader, reader.skip(afterTo, 'filler'))
      : undefined
  if (!high) return undefined
  const value =
    low.factor === 1 && high.factor > 1 && low.value < THOUSAND
      ? low.value * high.factor
      : low.value
  const isMoney = low.isMoney || high.isMoney
  const isPrice =
    isMoney ||
    ((afterBetween > from || isDash(reader, afterTo)) &&
      !(isZip(reader, low.end - 1) && isZip(reader, high.end - 1)))
  if (!isPrice || value < MIN_AMOUNT || value >= high.value) return undefined
  return {
    end: high.end,
    means: [
      ...goalsIn(reader, from, afterNoun),
      { kind: 'price', priceFrom: value, priceTo: high.value },
    ],
  }
}

/** About so much is a tenth less or more. */
const ABOUT_SHARE = 0.1

function priceMeaning({ value }: Amount, limit: { isLeast: boolean; isAbout: boolean }): Meaning {
  if (limit.isAbout)
    return {
      kind: 'price',
      priceFrom: Math.round(value * (1 - ABOUT_SHARE)),
      priceTo: Math.round(value * (1 + ABOUT_SHARE)),
    }
  return { kind: 'price', ...(limit.isLeast ? { priceFrom: value } : { priceTo: value }) }
}

/** "1200 per maand": where the words end that make an amount a rent, whatever else it can be. */
function monthlyEnd(reader: Reader, from: number): number {
  const goal = reader.at(from, 'goal')
  const isMonthly =
    /\b(?:maand|maandelijks|mois|mensuel|month|monthly|monat|monatlich|pm|p m)\b/.test(
      goal?.key ?? '',
    )
  return isMonthly && goal ? goal.end : from
}

/**
 * "onder 900", "from 250k", "loyer max. 900 euro", "450.000 €": who names an amount alone means at
 * most that.
 */
const single: Rule = (reader, from) => {
  const afterNoun = reader.skip(from, 'price')
  const limit = limitAt(reader, afterNoun)
  const afterAbout = reader.skip(afterNoun, 'about')
  const isAbout = afterAbout > limit.end
  const start = Math.max(limit.end, afterAbout)
  const amount = amountAt(reader, reader.skip(start, 'filler')) ?? amountAt(reader, start)
  if (!amount || amount.value < MIN_AMOUNT) return undefined
  const isBound = start > afterNoun && !isAbout
  const monthly = monthlyEnd(reader, amount.end)
  const isPrice =
    amount.isMoney ||
    monthly > amount.end ||
    (reader.skip(amount.end, 'otherUnit') === amount.end &&
      (isBound || (start > from && !isZip(reader, amount.end - 1))))
  if (!isPrice) return undefined
  const afterLess = skipQualifier(reader, amount.end, 'orLess')
  const afterMore = skipQualifier(reader, skipPlus(reader, amount.end), 'orMore')
  const isLeast =
    limit.isMinimum || (!limit.isMaximum && afterMore > amount.end && afterMore >= afterLess)
  return {
    end: Math.max(afterLess, afterMore, monthly),
    means: [
      ...goalsIn(reader, from, afterNoun),
      ...goalsIn(reader, amount.end, monthly),
      priceMeaning(amount, { isLeast, isAbout }),
    ],
  }
}

export const price: Rule = (reader, from) => range(reader, from) ?? single(reader, from)
