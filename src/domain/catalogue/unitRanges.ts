import type { AvailabilityFields } from './availability'
import { unitStatusOf } from './units'

export type Range = { from: number; to: number }

type DescribedUnit = AvailabilityFields & {
  livingArea?: number | null | undefined
  bedrooms?: number | null | undefined
}

/** Returns the minimum and maximum of the known values; undefined when none is known. */
function rangeOf(values: readonly (number | null | undefined)[]): Range | undefined {
  const known = values.filter((value): value is number => typeof value === 'number' && value > 0)
  return known.length > 0 ? { from: Math.min(...known), to: Math.max(...known) } : undefined
}

/**
 * Returns the areas and bedrooms that a project tells: those of the units that can be had, as its
 * price does, and of all units once none is left.
 */
export function unitRanges(units: readonly DescribedUnit[]) {
  const left = units.filter((unit) => unitStatusOf(unit) !== 'sold')
  const described = left.length > 0 ? left : units
  return {
    areas: rangeOf(described.map(({ livingArea }) => livingArea)),
    bedrooms: rangeOf(described.map(({ bedrooms }) => bedrooms)),
  }
}
