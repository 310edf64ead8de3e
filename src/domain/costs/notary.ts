import { sumOfBrackets } from './brackets'
import { creditScale, ownHomeReduction, saleScale } from './rates'

/**
 * How much of the reduction for the one own home is left at a price: all of it, or less the dearer
 * the home.
 */
function reductionLeft(price: number): number {
  const { wholeUpTo, goneFrom } = ownHomeReduction
  return Math.min(1, Math.max(0, (goneFrom - price) / (goneFrom - wholeUpTo)))
}

const reduced = (fee: number, price: number, isOwnHome: boolean, reduction: number): number =>
  fee * (1 - (isOwnHome ? reduction * reductionLeft(price) : 0))

/** The notary's fee for the deed of sale, without VAT. */
export const saleFee = (price: number, isOwnHome: boolean): number =>
  reduced(sumOfBrackets(price, saleScale), price, isOwnHome, ownHomeReduction.sale)

/** The notary's fee for the deed of credit, without VAT. */
export const creditFee = (loan: number, price: number, isOwnHome: boolean): number =>
  reduced(sumOfBrackets(loan, creditScale), price, isOwnHome, ownHomeReduction.credit)
