import type { AvailabilityFields } from './availability'
import { unitStatusOf } from './units'
import { epcLabels, type EpcLabel } from './vocabulary'

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
 * Returns the units that a project describes: those that can be had, as its price does, and all units
 * once none is left.
 */
export function describedUnits<Unit extends AvailabilityFields>(
  units: readonly Unit[],
): readonly Unit[] {
  const left = units.filter((unit) => unitStatusOf(unit) !== 'sold')
  return left.length > 0 ? left : units
}

/** Returns the areas and bedrooms that a project tells. */
export function unitRanges(units: readonly DescribedUnit[]) {
  const described = describedUnits(units)
  return {
    areas: rangeOf(described.map(({ livingArea }) => livingArea)),
    bedrooms: rangeOf(described.map(({ bedrooms }) => bedrooms)),
  }
}

/**
 * Returns the names of the best and the worst of these energy labels; undefined without any. Abroad two
 * names may share a label, and the one with a plus is the better one.
 */
export function labelRange(
  labels: readonly { label: EpcLabel; name: string }[],
): { best: string; worst: string } | undefined {
  const sorted = [...labels].sort(
    (a, b) =>
      epcLabels.indexOf(a.label) - epcLabels.indexOf(b.label) || b.name.localeCompare(a.name, 'nl'),
  )
  const best = sorted.at(0)
  const worst = sorted.at(-1)
  return best && worst && { best: best.name, worst: worst.name }
}
