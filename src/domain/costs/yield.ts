export type Letting = {
  price: number
  /** Duty, VAT and notary. */
  purchaseCosts: number
  /** Amounts of one year. */
  rent: number
  charges: number
  tax: number
  /** In percent of the rent. */
  vacancy: number
}

/** What a tenant pays in a year against the price, in percent. */
export const grossYield = ({ rent, price }: Pick<Letting, 'rent' | 'price'>): number =>
  price > 0 ? (rent / price) * 100 : 0

/**
 * What is left of a year's rent against all that was paid, in percent; before income tax and
 * interest.
 */
export function netYield({ price, purchaseCosts, rent, charges, tax, vacancy }: Letting): number {
  const totalPaid = price + purchaseCosts
  return totalPaid > 0 ? ((rent * (1 - vacancy / 100) - charges - tax) / totalPaid) * 100 : 0
}

/**
 * The defaults of the yield calculator: two weeks empty a year, and a twentieth of the rent for
 * upkeep.
 */
export const yieldDefaults = { vacancy: 4, upkeepShare: 0.05 } as const
