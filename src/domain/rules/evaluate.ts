import type { PropertyFact } from '../catalogue/propertyFacts'
import { parseNumber } from '../lib/parseNumber'
import { findPlace } from '../catalogue/places/belgium'
import type { Expression, Sign } from './expression'

export type FactValue = string | number | boolean | null | undefined
export type FactValues = Partial<Record<PropertyFact, FactValue>>

/** A question that has no answer, such as whether a word is smaller than a number. */
export class NoAnswer extends Error {}

/** A box that is not ticked says as little as a field that was left empty. */
export const isFilled = (value: FactValue): boolean =>
  value !== undefined && value !== null && value !== '' && value !== false

const folded = (value: FactValue): FactValue =>
  typeof value === 'string' ? value.trim().toLowerCase() : (value ?? undefined)

/** A box as the simple form writes it. */
const asBox = (value: FactValue): FactValue =>
  value === 'true' ? true : value === 'false' ? false : value

/** A number, also as staff write it: "250.000" is a quarter of a million. */
const numberIn = (value: FactValue): number | undefined =>
  typeof value === 'number' ? value : typeof value === 'string' ? parseNumber(value) : undefined

/**
 * Equal as staff mean it: capitals do not count, an empty box is `false`, and a number may be
 * written as text.
 */
function isSame(one: FactValue, other: FactValue): boolean {
  const a = folded(one)
  const b = folded(other)
  const isBox = [a, b].some((value) => typeof value === 'boolean' || value === undefined)
  if (isBox) {
    const left = asBox(a)
    const right = asBox(b)
    const isFlag = typeof left === 'boolean' || typeof right === 'boolean'
    return isFlag ? (left ?? false) === (right ?? false) : left === right
  }
  if (typeof a === typeof b) return a === b
  const number = numberIn(a)
  return number !== undefined && number === numberIn(b)
}

/** The town of a listing by its names in all languages: a rule means the place, not its name here. */
function townNames({ city, zip }: FactValues): FactValue[] {
  const place =
    typeof city === 'string' ? findPlace({ name: city, zip: String(zip ?? '') }) : undefined
  return [city, ...(place ? Object.values(place.names) : [])]
}

/** Whether a fact is what is written; a town in any of its languages. */
export const isFactSame = (fact: PropertyFact, other: FactValue, facts: FactValues): boolean =>
  fact === 'city'
    ? townNames(facts).some((name) => isSame(name, other))
    : isSame(facts[fact], other)

function toNumber(value: FactValue): number {
  const parsed = numberIn(value)
  if (parsed === undefined || Number.isNaN(parsed)) throw new NoAnswer()
  return parsed
}

const isDay = (value: FactValue): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value)

/** Negative, zero or positive. Days are compared as days, everything else as numbers. */
export function compareValues(one: FactValue, other: FactValue): number {
  if (isDay(one) && isDay(other)) return one.slice(0, 10).localeCompare(other.slice(0, 10))
  return toNumber(one) - toNumber(other)
}

const comparisons: Record<Sign, (a: FactValue, b: FactValue) => boolean> = {
  '=': isSame,
  '!=': (a, b) => !isSame(a, b),
  '<': (a, b) => compareValues(a, b) < 0,
  '<=': (a, b) => compareValues(a, b) <= 0,
  '>': (a, b) => compareValues(a, b) > 0,
  '>=': (a, b) => compareValues(a, b) >= 0,
}

function valueOf(expression: Expression, facts: FactValues): FactValue {
  switch (expression.kind) {
    case 'value':
      return expression.value
    case 'fact':
      return facts[expression.fact]
    case 'not':
      return !isTrue(expression.of, facts)
    case 'and':
      return isTrue(expression.left, facts) && isTrue(expression.right, facts)
    case 'or':
      return isTrue(expression.left, facts) || isTrue(expression.right, facts)
    case 'compare': {
      const { sign, left, right } = expression
      if (left.kind === 'fact' && (sign === '=' || sign === '!='))
        return isFactSame(left.fact, valueOf(right, facts), facts) === (sign === '=')
      return comparisons[sign](valueOf(left, facts), valueOf(right, facts))
    }
    default:
      return expression satisfies never
  }
}

/**
 * Returns whether an expression is true of these facts; a bare fact is when it is filled in and not
 * zero. Throws `NoAnswer`.
 */
export function isTrue(expression: Expression, facts: FactValues): boolean {
  const value = valueOf(expression, facts)
  return isFilled(value) && value !== 0
}
