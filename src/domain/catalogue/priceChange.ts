/** How prices are changed in bulk: by a percentage, by an amount, or along an index. */
export type PriceChange =
  | { by: 'percent'; value: number }
  | { by: 'amount'; value: number }
  | { by: 'index'; from: number; to: number }

/** The steps, in euros, to which a changed price is rounded. */
export const priceSteps = [1, 5, 100, 1000] as const
export type PriceStep = (typeof priceSteps)[number]

function exactPrice(price: number, change: PriceChange): number {
  if (change.by === 'percent') return price * (1 + change.value / 100)
  if (change.by === 'amount') return price + change.value
  return (price * change.to) / change.from
}

/**
 * Returns the changed price, rounded to a step, or undefined where nothing sensible is left of it: a
 * price of nothing is a typing error.
 */
export function changedPrice(
  price: number,
  change: PriceChange,
  step: PriceStep,
): number | undefined {
  // Half a cent too little, as binary fractions have it, must not round 1.000,50 down.
  const rounded = Math.round((exactPrice(price, change) + 1e-6) / step) * step
  return Number.isFinite(rounded) && rounded > 0 ? rounded : undefined
}
