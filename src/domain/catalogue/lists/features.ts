/**
 * What a listing can have that lists are filtered by, in the order of the filter, each with its bit
 * in stored rows (`property_search`, `demand_search`). A bit never changes its meaning: a new
 * feature may stand anywhere in the list and takes the next free bit, up to 30.
 */
export const featureBits = {
  garden: 0,
  terrace: 1,
  garage: 2,
  parking: 3,
  lift: 4,
  cellar: 5,
  attic: 6,
  pool: 7,
  furnished: 8,
} as const
export type Feature = keyof typeof featureBits

export const features = Object.keys(featureBits) as Feature[]

/** How many bits the features of a listing take. */
export const FEATURE_BITS = Math.max(...Object.values(featureBits)) + 1

export const featureMask = (selected: readonly Feature[]): number =>
  selected.reduce((mask, one) => mask | (1 << featureBits[one]), 0)

export const featuresIn = (mask: number): Feature[] =>
  features.filter((one) => (mask & featureMask([one])) !== 0)
