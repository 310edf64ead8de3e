/** With fewer similar listings there is no meaningful median. */
const MIN_SIMILAR_LISTINGS = 5

/** The range of prices, as a share of the price, within which listings are similar. */
export const PRICE_BAND = { from: 0.75, to: 1.25 }

/** Page views a day over the last 30 days, or since the listing is online when that is shorter. */
export type Typical = { listings: number; median: number; own: number }

type ViewsPerDay = { listings: number; median: number | null; own: number | null }

/** Returns null when too few listings are similar. */
export function typicalOf({ listings, median, own }: ViewsPerDay): Typical | null {
  return listings < MIN_SIMILAR_LISTINGS || median === null || own === null
    ? null
    : { listings, median, own }
}
