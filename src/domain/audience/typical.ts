/** With fewer similar listings there is no meaningful median. */
const MIN_SIMILAR_LISTINGS = 5

/**
 * What makes listings similar: the range of prices as a share of the price, and whether they lie in the
 * same region. Where too few are, a wider circle is asked, and the owner is told so.
 */
export const similarityCircles = [
  { name: 'near', from: 0.75, to: 1.25, inRegion: true },
  { name: 'wide', from: 0.5, to: 2, inRegion: false },
] as const
type SimilarityCircle = (typeof similarityCircles)[number]

/** Page views a day over the last 30 days, or since the listing is online when that is shorter. */
export type Typical = {
  circle: SimilarityCircle['name']
  listings: number
  median: number
  own: number
}

type ViewsPerDay = { listings: number; median: number | null; own: number | null }

/** Returns null when too few listings are similar. */
export function typicalOf(
  { listings, median, own }: ViewsPerDay,
  circle: Typical['circle'],
): Typical | null {
  return listings < MIN_SIMILAR_LISTINGS || median === null || own === null
    ? null
    : { circle, listings, median, own }
}

/** The differences below this share of the median are none: the same is said of them. */
const SAME_SHARE = 0.1

/** Returns whether a listing is viewed more, less, or about as much as the median. */
export function paceOf({ own, median }: Pick<Typical, 'own' | 'median'>): 'more' | 'less' | 'same' {
  if (Math.abs(own - median) <= median * SAME_SHARE) return 'same'
  return own > median ? 'more' : 'less'
}
