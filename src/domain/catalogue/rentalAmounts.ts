import type { PriceUnit } from './priceUnits'
import type { Goal } from './vocabulary'

type Amount = number | null | undefined
type Amounts = { price?: Amount; monthlyRent?: Amount }
type UnitAmounts = Amounts & { requirementPrice?: Amount }
export type Rental = Amounts & { goal?: Goal | null; priceUnit?: PriceUnit | null }

/** Nothing costs 0: it stands where no amount was filled in. */
export const isAmount = (value: Amount): value is number => typeof value === 'number' && value > 0

/** Whether the price of a rental is one by the month: not by another period, and not by area. */
export const isByMonth = ({ goal, priceUnit }: Pick<Rental, 'goal' | 'priceUnit'>): boolean =>
  goal === 'rent' && (!priceUnit || ['total', 'month', 'from'].includes(priceUnit))

/** The rent of a month, where it is known: a price by the week or by area is none. */
export function monthlyRentOf(rental: Rental): number | undefined {
  const amounts = [rental.monthlyRent, isByMonth(rental) ? rental.price : undefined]
  return amounts.find(isAmount)
}

const MONTHS: Partial<Record<PriceUnit, number>> = { year: 12, week: 12 / 52 }

/** The rent of a month, also of a home that is let by the year or the week. */
export function rentByMonth(rental: Rental): number | undefined {
  const { goal, price, priceUnit } = rental
  const months = priceUnit ? MONTHS[priceUnit] : undefined
  return (
    monthlyRentOf(rental) ??
    (goal === 'rent' && months && isAmount(price) ? price / months : undefined)
  )
}

/** The price that is asked: of a rental by the month its rent, where that is known. */
export const askedPrice = (rental: Rental): Amount =>
  isByMonth(rental) ? monthlyRentOf(rental) : rental.price

/**
 * Returns the price and the rent of a rental by the month. The site shows the price and lists sort by
 * it, the law reads the rent: the rent is the price where none was entered, and while both are equal
 * the one that an editor leaves alone follows the other. The price of a sale is no rent.
 */
export function rentalAmounts(now: Rental, before: Rental = {}): Amounts {
  const { price, monthlyRent } = now
  if (!isByMonth(now) || !isAmount(monthlyRent)) return { price, monthlyRent }
  if (!isAmount(price)) return { price: monthlyRent, monthlyRent }
  if (before.goal === 'sale' && price === before.price) return { price: monthlyRent, monthlyRent }
  const wereEqual = isAmount(before.price) && before.price === before.monthlyRent
  if (wereEqual && price === before.price) return { price: monthlyRent, monthlyRent }
  if (wereEqual && monthlyRent === before.monthlyRent) return { price, monthlyRent: price }
  return { price, monthlyRent }
}

type Unit = Rental & { project?: unknown; requirementPrice?: Amount }

/**
 * Returns the amounts of a property as a save stores them. A unit has its asking price a second time:
 * it becomes the price where none was entered, and while both are equal the one that an editor leaves
 * alone follows the other. The site shows the price.
 */
export function savedAmounts(now: Unit, before: Unit = {}): UnitAmounts {
  const { requirementPrice } = now
  if (!now.project || !isAmount(requirementPrice)) return rentalAmounts(now, before)
  const wereEqual = isAmount(before.price) && before.price === before.requirementPrice
  const isFollowed =
    wereEqual && now.price === before.price && requirementPrice !== before.requirementPrice
  const price = isFollowed || !isAmount(now.price) ? requirementPrice : now.price
  const amounts = rentalAmounts({ ...now, price }, before)
  const follows = wereEqual && requirementPrice === before.requirementPrice
  return follows && isAmount(amounts.price)
    ? { ...amounts, requirementPrice: amounts.price }
    : amounts
}
