import type { Region } from '../catalogue/vocabulary'
import { registrationDuty, type Duty } from './duty'
import { creditFee, saleFee } from './notary'
import { administration, credit, deedDuties, NOTARY_VAT, thirdParties } from './rates'
import { roundedWithTotal } from './wholeEuros'

export type Purchase = {
  /** Without VAT. */
  price: number
  region: Region
  /** The one home its buyer has, who will live there. */
  isOwnHome: boolean
  /** The part of the price, from 0 to 1, that VAT is paid on instead of registration duty. */
  vatShare: number
  /** In percent. */
  vatRate: number
}

/** What is due beside the price, in the order it is told: whole euros, so that the lines add up. */
export type PurchaseCosts = {
  duty: number
  vat: number
  fee: number
  administration: number
  notaryVat: number
  total: number
}

/**
 * The reduced duty is for a home that stands there, not for the land below one that will be built.
 */
export const dutyOf = ({ price, region, isOwnHome, vatShare }: Purchase): Duty =>
  registrationDuty(price * (1 - vatShare), region, isOwnHome && vatShare === 0)

export function purchaseCosts(purchase: Purchase): PurchaseCosts {
  const { price, isOwnHome, vatShare, vatRate } = purchase
  const taxed = price * vatShare
  const fee = saleFee(price, isOwnHome)
  return roundedWithTotal({
    duty: dutyOf(purchase).amount,
    vat: (taxed * vatRate) / 100,
    fee,
    administration: administration.sale + thirdParties.sale + deedDuties.sale,
    notaryVat: (fee + administration.sale) * NOTARY_VAT,
  })
}

/** What a mortgage costs at the notary; nothing without a loan. */
export function creditCosts(
  loan: number,
  { price, isOwnHome }: Pick<Purchase, 'price' | 'isOwnHome'>,
): number {
  if (loan <= 0) return 0
  const duty = loan * (1 + credit.accessories) * credit.duty
  const notary = creditFee(loan, price, isOwnHome) + administration.credit
  return duty + notary * (1 + NOTARY_VAT) + thirdParties.credit + deedDuties.credit
}

/** Returns how much the buyer has to borrow beside their own money. */
export function loanNeeded(purchase: Purchase, ownMoney: number): number {
  const shortfall = purchase.price + purchaseCosts(purchase).total - ownMoney
  if (shortfall <= 0) return 0
  // A loan has costs that are borrowed too. They are some percent of it, so this settles within a cent at once.
  let loan = shortfall
  for (let round = 0; round < 12; round++) loan = shortfall + creditCosts(loan, purchase)
  return loan
}
