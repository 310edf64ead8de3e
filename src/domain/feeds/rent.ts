import { priceUnits } from '../catalogue/priceUnits'
import { rentalAmounts } from '../catalogue/rentalAmounts'
import type { Facts, FactValue } from './facts'
import type { Reason, RowNote } from './reasons'

const PERIODS_A_YEAR = new Map<unknown, number>([
  ['week', 52],
  ['year', 1],
])

/**
 * A rent by the week or the year as one by the month, because lists, search and costs compare monthly
 * rents. What was converted is told.
 */
export function perMonth({ goal, price, priceUnit }: Facts): {
  facts: Facts
  notes: Reason<RowNote>[]
} {
  const periods = PERIODS_A_YEAR.get(priceUnit)
  if (goal !== 'rent' || typeof price !== 'number' || periods === undefined)
    return { facts: {}, notes: [] }
  const monthly = Math.round((price * periods) / 12)
  return {
    facts: { price: monthly, priceUnit: 'month' },
    notes: [{ code: 'perMonth', facts: [String(priceUnit)], text: `${price} → ${monthly}` }],
  }
}

const amountOf = (value: FactValue | undefined) => (typeof value === 'number' ? value : undefined)

/** The rent as the price of a rental that has none, as every save has it. */
export function pricedByRent(facts: Facts): Facts {
  const { price } = rentalAmounts({
    goal: facts.goal === 'rent' ? 'rent' : 'sale',
    priceUnit: priceUnits.find((unit) => unit === facts.priceUnit) ?? null,
    price: amountOf(facts.price),
    monthlyRent: amountOf(facts.monthlyRent),
  })
  return typeof price === 'number' ? { price } : {}
}
