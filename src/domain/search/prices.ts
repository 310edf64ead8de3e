import { after, bound, isDash, plus, type Rule } from './amounts'
import type { Meaning } from './meaning'
import type { Numeral, Reader } from './reader'

/** An amount of money; `isMoney` when its own words say that it is. */
type Amount = { value: number; end: number; isMoney: boolean; factor: number }

const THOUSAND = 1000
const MILLION = 1_000_000
/** Nobody asks for a hundred millions by one letter: "100 m" are metres. */
const MOST_MILLIONS = 100

function factorAt(reader: Reader, number: Numeral): { factor: number; end: number } {
  const [thousand, million] = [reader.skip(number.end, 'thousand'), reader.skip(number.end, 'million')]
  const isArea = reader.skip(number.end, 'squareMetre') > million
  if (thousand > number.end) return { factor: THOUSAND, end: thousand }
  if (million > number.end && number.value < MOST_MILLIONS && !isArea) return { factor: MILLION, end: million }
  return { factor: 1, end: number.end }
}

const LEAST_AMOUNT = 50
const MOST_AMOUNT = 999_999_999

/** "€ 450.000", "450k", "1,2 miljoen", "900 euro". */
function amount(reader: Reader, from: number): Amount | undefined {
  const start = reader.skip(from, 'euro')
  const number = reader.number(start)
  if (!number) return undefined
  const { factor, end: unit } = factorAt(reader, number)
  const end = reader.skip(unit, 'euro')
  const value = Math.round(number.value * factor)
  if (value < LEAST_AMOUNT && factor === 1 && end === unit && start === from && !isSmall(reader, number)) return undefined
  if (value > MOST_AMOUNT) return undefined
  return { value, end, factor, isMoney: start > from || end > number.end || number.isGrouped }
}

/** The first of "2-300k" is small by itself. */
const isSmall = (reader: Reader, { end, value }: Numeral): boolean => value > 0 && (isDash(reader, end) || reader.skip(end, 'to', 'and') > end)

/** What a number on its own is: a postal code rather than a price. */
const isZip = (reader: Reader, from: number): boolean => reader.at(from, 'town')?.senses.some(({ languages }) => languages.length === 0) ?? false

/** "loyer" asks for a rent, too. */
function goalsIn(reader: Reader, from: number, end: number): Meaning[] {
  const goal = reader.at(from, 'goal')
  return goal?.end === end ? goal.senses.slice(0, 1).map(({ value }) => ({ kind: 'goal', goal: value })) : []
}

/** "tussen 200k en 300k", "de 200.000 à 300.000 €", "200-300k": the first takes the thousands of the second. */
const range: Rule = (reader, from) => {
  const noun = reader.skip(from, 'price')
  const opened = reader.skip(noun, 'between')
  const low = amount(reader, reader.skip(opened, 'filler'))
  if (!low) return undefined
  const to = reader.skip(low.end, 'to', ...(opened > noun ? (['and'] as const) : []))
  const high = isDash(reader, to) || to > low.end ? amount(reader, reader.skip(to, 'filler')) : undefined
  if (!high) return undefined
  const value = low.factor === 1 && high.factor > 1 && low.value < THOUSAND ? low.value * high.factor : low.value
  const isMoney = low.isMoney || high.isMoney
  const isSaid = isMoney || ((opened > from || isDash(reader, to)) && !(isZip(reader, low.end - 1) && isZip(reader, high.end - 1)))
  if (!isSaid || value < LEAST_AMOUNT || value >= high.value) return undefined
  return { end: high.end, means: [...goalsIn(reader, from, noun), { kind: 'price', priceFrom: value, priceTo: high.value }] }
}

/** About so much is a tenth less or more. */
const SPAN = 0.1

function meant({ value }: Amount, said: { isLeast: boolean; isAbout: boolean }): Meaning {
  if (said.isAbout) return { kind: 'price', priceFrom: Math.round(value * (1 - SPAN)), priceTo: Math.round(value * (1 + SPAN)) }
  return { kind: 'price', ...(said.isLeast ? { priceFrom: value } : { priceTo: value }) }
}

/** "onder 900", "from 250k", "loyer max. 900 euro", "450.000 €": who names an amount alone means at most that. */
const single: Rule = (reader, from) => {
  const noun = reader.skip(from, 'price')
  const limit = bound(reader, noun)
  const about = reader.skip(noun, 'about')
  const isAbout = about > limit.end
  const start = Math.max(limit.end, about)
  const found = amount(reader, reader.skip(start, 'filler')) ?? amount(reader, start)
  if (!found || found.value < LEAST_AMOUNT) return undefined
  const isBound = start > noun && !isAbout
  const isSaid = found.isMoney || (reader.skip(found.end, 'otherUnit') === found.end && (isBound || (start > from && !isZip(reader, found.end - 1))))
  if (!isSaid) return undefined
  const [less, more] = [after(reader, found.end, 'orLess'), after(reader, plus(reader, found.end), 'orMore')]
  const isLeast = limit.isLeast || (!limit.isMost && more > found.end && more >= less)
  return { end: Math.max(less, more), means: [...goalsIn(reader, from, noun), meant(found, { isLeast, isAbout })] }
}

export const price: Rule = (reader, from) => range(reader, from) ?? single(reader, from)
