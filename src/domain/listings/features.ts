/** What a listing can have that lists are asked for. The position in the list is its bit in `property_search`. */
export const features = ['garden', 'terrace', 'garage', 'parking', 'lift', 'cellar', 'attic', 'pool', 'furnished'] as const
export type Feature = (typeof features)[number]

export const featureMask = (some: readonly Feature[]): number => some.reduce((mask, one) => mask | (1 << features.indexOf(one)), 0)
