import type { LoanTerms } from './example'
import type { Purchase } from './purchase'

type Query = Readonly<Record<string, readonly string[]>>

/** The fields of the calculator and the largest number of each, in the order of an address. */
const limits = { price: 999_999_999, ownMoney: 999_999_999, years: 40, rate: 20, vatRate: 100 }
/** A box that is not ticked is not sent, so this one tells that the calculator was. */
const SENT = 'years'

const numberIn = (query: Query, name: keyof typeof limits): number | undefined => {
  const text = query[name]?.[0]?.trim()
  const value = text ? Number(text) : NaN
  return Number.isFinite(value) && value >= 0 ? Math.min(value, limits[name]) : undefined
}

/** Returns the part of a query that the calculator reads; empty when it was not sent. */
export function costQuery(query: Query): Query {
  if (numberIn(query, SENT) === undefined) return {}
  const numbers = (Object.keys(limits) as (keyof typeof limits)[]).flatMap((name) => {
    const value = numberIn(query, name)
    return value === undefined ? [] : [[name, [String(value)]] as const]
  })
  return { ...Object.fromEntries(numbers), ...(query.ownHome !== undefined && { ownHome: ['1'] }) }
}

/**
 * Returns what a visitor without scripts calculates with: the numbers of the address, and the usual
 * ones where it has none.
 */
export function answersIn(
  query: Query,
  usual: { purchase: Purchase; terms: LoanTerms; mayBeOwnHome: boolean },
): { purchase: Purchase; terms: LoanTerms } {
  const { purchase, terms, mayBeOwnHome } = usual
  if (numberIn(query, SENT) === undefined) return { purchase, terms }
  return {
    purchase: {
      ...purchase,
      price: numberIn(query, 'price') ?? purchase.price,
      vatRate: numberIn(query, 'vatRate') ?? purchase.vatRate,
      isOwnHome: mayBeOwnHome && query.ownHome !== undefined,
    },
    terms: {
      ownMoney: numberIn(query, 'ownMoney') ?? terms.ownMoney,
      years: numberIn(query, 'years') || terms.years,
      rate: numberIn(query, 'rate') ?? terms.rate,
    },
  }
}
