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
export const grossYield = ({ rent, price }: Pick<Letting, 'rent' | 'price'>): number => (price > 0 ? (rent / price) * 100 : 0)

/** What is left of a year's rent against all that was paid, in percent; before income tax and interest. */
export function netYield({ price, purchaseCosts, rent, charges, tax, vacancy }: Letting): number {
  const paid = price + purchaseCosts
  return paid > 0 ? ((rent * (1 - vacancy / 100) - charges - tax) / paid) * 100 : 0
}

/** What an owner reckons with when nothing is known: two weeks empty a year, and a twentieth of the rent for upkeep. */
export const usual = { vacancy: 4, upkeepShare: 0.05 } as const
