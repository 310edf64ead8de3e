import { isOnOffer } from './availability'
import {
  periodOf,
  priceOf,
  replacingBanner,
  type Amount,
  type Period,
  type Price,
  type PriceFields,
} from './price'
import { isAmount } from './rentalAmounts'
import { isSoldOut } from './units'
import type { Banner, Goal } from './vocabulary'

/** What is asked for the units of a project. Without `highest` prices start from the lowest. */
export type PriceRange = {
  kind: 'range'
  lowest: number
  highest: number | undefined
  per: Period
  unitText: string | undefined
}

/** What is shown in the place of the price of a project. */
export type ProjectPrice = Exclude<Price, Amount> | PriceRange | { kind: 'sold_out' }

export type PricedProject = {
  goal: Goal
  marquee?: Banner | null
  priceMin?: number | null
  priceMax?: number | null
}

/**
 * Returns the largest group of prices that can be compared: an amount by the month and one by the
 * year, or by area, have no range together.
 */
function comparable(prices: readonly Amount[]): readonly Amount[] {
  const groups = new Map<string, Amount[]>()
  for (const price of prices) {
    const key = [price.per, price.unitText].join(' ')
    groups.set(key, [...(groups.get(key) ?? []), price])
  }
  return [...groups.values()].reduce(
    (largest, group) => (group.length > largest.length ? group : largest),
    [],
  )
}

function rangeOf(prices: readonly Amount[]): PriceRange | undefined {
  const [first] = prices
  if (!first) return undefined
  const values = prices.map(({ value }) => value)
  return {
    kind: 'range',
    lowest: Math.min(...values),
    // A price that is only a beginning has no end.
    highest: prices.some(({ from }) => from) ? undefined : Math.max(...values),
    per: first.per,
    unitText: first.unitText,
  }
}

/** The range that staff entered for the project. */
function enteredRange({ goal, priceMin, priceMax }: PricedProject): PriceRange | undefined {
  if (!isAmount(priceMin)) return undefined
  const highest = isAmount(priceMax) && priceMax >= priceMin ? priceMax : undefined
  return {
    kind: 'range',
    lowest: priceMin,
    highest,
    per: periodOf(null, goal),
    unitText: undefined,
  }
}

/**
 * Returns what to show as the price of a project. Its units decide, by what their own pages say: those
 * that can be had, with the goal of the project and a price that is shown. The range that staff entered
 * stands while no unit shows one.
 */
export function projectPrice(
  project: PricedProject,
  units: readonly PriceFields[],
  ignored: readonly Banner[],
): ProjectPrice {
  const { goal } = project
  if (isSoldOut(units)) return { kind: 'sold_out' }
  const marquee = replacingBanner(project, ignored)
  if (marquee) return { kind: 'marquee', marquee }
  const prices = units
    .filter((unit) => unit.goal === goal && isOnOffer(unit))
    .map((unit) => priceOf(unit, ignored))
    .filter((price) => price.kind === 'amount')
  return rangeOf(comparable(prices)) ?? enteredRange(project) ?? { kind: 'on_request' }
}
