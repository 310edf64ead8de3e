/** Fewer listings say nothing of what is usual. */
const FEWEST_ALIKE = 5

/** How far the price of a listing may be off to be alike, as parts of the price. */
export const PRICE_BAND = { from: 0.75, to: 1.25 }

/** Visits a day over the last 30 days, or since a listing is online when that is shorter. */
export type Typical = { listings: number; median: number; own: number }

type Pace = { listings: number; median: number | null; own: number | null }

/** Nothing when too few are alike. */
export function typicalOf({ listings, median, own }: Pace): Typical | null {
  return listings < FEWEST_ALIKE || median === null || own === null ? null : { listings, median, own }
}
