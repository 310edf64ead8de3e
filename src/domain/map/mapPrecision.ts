/** What a map shows of a place, and what may be said of its address. */
export type MapPrecision = 'exact' | 'townWithAddress' | 'town' | 'hidden'

type Place = { isExact: boolean; isPublished: boolean; hasStreet: boolean }

/**
 * Coordinates and address are two things: an address can be published without coordinates.
 * "hidden" is only said of an address that the agency keeps to itself.
 */
export function mapPrecisionOf({ isExact, isPublished, hasStreet }: Place): MapPrecision {
  if (isExact) return 'exact'
  if (!isPublished) return 'hidden'
  return hasStreet ? 'townWithAddress' : 'town'
}
