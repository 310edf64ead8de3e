import type { Region } from '../catalogue/vocabulary'

/** The day on which every number of this file was looked up. */
export const RATES_DATE = '2026-11-21'

/** A share of the part of an amount that lies above the bracket before and at most at `upTo`. */
export type Bracket = readonly [upTo: number, share: number]

/**
 * Registration duty on a sale: of the one own home, and of everything else. Flanders: Vlaamse Codex Fiscaliteit
 * art. 2.9.4.2.11, since 1 January 2025. Wallonia: 3 % instead of 12.5 % since 1 January 2025. Brussels: code of
 * registration duties art. 44 and 46bis, since 1 April 2023.
 */
export const dutyShares: Record<Region, { ownHome: number; other: number }> = {
  flanders: { ownHome: 0.02, other: 0.12 },
  wallonia: { ownHome: 0.03, other: 0.125 },
  brussels: { ownHome: 0.125, other: 0.125 },
}
/** Brussels asks no duty on this part of an own home, unless the home costs more than the limit. */
export const brusselsExemption = { amount: 200_000, upToPrice: 600_000 } as const

/**
 * VAT on a new building: the usual rate, and that for a home rebuilt after demolition (code of VAT,
 * table A, XXXVII).
 */
export const vatRates = [21, 6] as const

/** VAT on the notary's own fees. */
export const NOTARY_VAT = 0.21

/**
 * Scale J of the notaries' tariff, royal decree of 16 December 1950, as changed on 22 November
 * 2022.
 */
export const saleScale: readonly Bracket[] = [
  [7_500, 0.0456],
  [17_500, 0.0285],
  [30_000, 0.0228],
  [45_495, 0.0171],
  [64_095, 0.0114],
  [250_095, 0.0057],
  [Infinity, 0.00057],
]
/**
 * The fee for a deed of credit, from worked examples of lenders: 652 euros for a loan of 100,000,
 * 800 for 200,000.
 */
export const creditScale: readonly Bracket[] = [
  [100_000, 0.00652],
  [Infinity, 0.00148],
]
/**
 * What the reform of 1 January 2023 takes off the fee for the one own home. It is whole up to the first price and fades
 * out until the second; the tariff of the deed of sale differs a little by bracket, this is its average.
 */
export const ownHomeReduction = {
  sale: 0.1,
  credit: 0.2,
  wholeUpTo: 350_000,
  goneFrom: 850_000,
} as const

/** What the notary may ask for the work around a deed, fixed since 1 January 2023. */
export const administration = { sale: 750, credit: 550 } as const
/**
 * What the notary pays others: searches, certificates and the public register; what is usual, no
 * tariff.
 */
export const thirdParties = { sale: 640, credit: 280 } as const
/** Duty on writings and on annexes. */
export const deedDuties = { sale: 50, credit: 150 } as const

/**
 * Registration (1 %) and mortgage duty (0.3 %) on the loan and on what the lender has insured
 * beside it.
 */
export const credit = { duty: 0.013, accessories: 0.1 } as const

/** An example of a fixed rate a year; lenders differ. */
export const EXAMPLE_RATE = 3.3
export const EXAMPLE_YEARS = 25
export const loanYears = [10, 15, 20, 25, 30] as const
/** What lenders usually ask buyers to bring along, beside the costs. */
export const OWN_MONEY_SHARE = 0.2
