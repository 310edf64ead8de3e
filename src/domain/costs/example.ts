import { instalment } from './mortgage'
import { creditCosts, loanNeeded, purchaseCosts, type Purchase } from './purchase'
import { EXAMPLE_RATE, EXAMPLE_YEARS, OWN_MONEY_SHARE } from './rates'

export type LoanTerms = { ownMoney: number; years: number; rate: number }

const ROUND_TO_EUROS = 1000

/** Returns the usual loan: a share of the price and all costs are the buyer's own money. */
export const usualTerms = (purchase: Purchase): LoanTerms => ({
  ownMoney:
    Math.ceil((purchase.price * OWN_MONEY_SHARE + purchaseCosts(purchase).total) / ROUND_TO_EUROS) *
    ROUND_TO_EUROS,
  years: EXAMPLE_YEARS,
  rate: EXAMPLE_RATE,
})

/** Calculates what buying costs, and what a loan for it costs a month. */
export function buyingCosts(purchase: Purchase, { ownMoney, years, rate }: LoanTerms) {
  const loan = loanNeeded(purchase, ownMoney)
  const costs = purchaseCosts(purchase)
  return {
    costs,
    /** The price and all costs, as the sum of the lines that are shown. */
    together: Math.round(purchase.price) + costs.total,
    loan,
    credit: creditCosts(loan, purchase),
    monthly: loan > 0 ? instalment(loan, rate, years) : 0,
  }
}
