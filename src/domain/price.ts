import type { PriceUnit } from './priceUnits'
import type { Goal, Marquee } from './vocabulary'

/** Feeds and the specification count money in whole euros, written the Belgian-Dutch way in every language. */
const euros = new Intl.NumberFormat('nl-BE', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })

/** An amount as visitors read it. What is no finite number reads "NaN": visible, and nothing breaks. */
export function formatEuros(amount: number): string {
  return Number.isFinite(amount) ? euros.format(amount) : 'NaN'
}

/** What a price counts for, "from" set apart: a price can start from so much a month. */
type Period = Exclude<PriceUnit, 'from'>

/** What stands where the price of a listing is read. */
export type Price =
  { kind: 'marquee'; marquee: Marquee } | { kind: 'on_request' } | { kind: 'amount'; amount: string; from: boolean; per: Period; unitText: string | undefined }

export type Asked = {
  price?: number | null
  priceUnit?: PriceUnit | null
  priceUnitText?: string | null
  goal: Goal
  publishPrice?: boolean | null
  marquee?: Marquee | null
}

/** A rent is asked by the month unless it says otherwise. */
function periodOf(unit: PriceUnit | null | undefined, goal: Goal): Period {
  if (unit && unit !== 'from' && unit !== 'total') return unit
  return goal === 'rent' ? 'month' : 'total'
}

/**
 * The one answer to "what does it cost": the name of the marquee where staff chose that, else the price when it may be
 * shown. Ignored are the marquees that show their name instead.
 */
export function priceOf({ price, priceUnit, priceUnitText, goal, publishPrice, marquee }: Asked, ignored: readonly Marquee[]): Price {
  if (marquee && marquee !== 'none' && ignored.includes(marquee)) return { kind: 'marquee', marquee }
  if (!publishPrice || price === null || price === undefined) return { kind: 'on_request' }
  const amount = formatEuros(price)
  return { kind: 'amount', amount, from: priceUnit === 'from', per: periodOf(priceUnit, goal), unitText: priceUnitText?.trim() || undefined }
}
