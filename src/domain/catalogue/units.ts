import { availabilityOf, isOnOffer, type AvailabilityFields } from './availability'
import type { unitStatuses } from './recordStatuses'

export type UnitStatus = (typeof unitStatuses)[number]

/** Returns the status of a unit in a price list; one that is let counts as sold. */
export function unitStatusOf(unit: AvailabilityFields): UnitStatus {
  if (!isOnOffer(unit)) return 'sold'
  return availabilityOf(unit) === 'option' ? 'option' : 'available'
}

export type UnitTally = { all: number; free: number }

export const tallyOf = (units: readonly AvailabilityFields[]): UnitTally => ({
  all: units.length,
  free: units.filter((unit) => unitStatusOf(unit) === 'available').length,
})

/**
 * Returns whether all units are gone. A project without units is not sold out: its price list is
 * yet to come.
 */
export const isSoldOut = (units: readonly AvailabilityFields[]): boolean =>
  units.length > 0 && units.every((unit) => unitStatusOf(unit) === 'sold')

/** Returns the floor as staff wrote it, else its number; empty when neither is filled in. */
export const floorOf = ({
  unitFloor,
  floor,
}: {
  unitFloor?: string | null | undefined
  floor?: number | null | undefined
}): string => unitFloor?.trim() || (typeof floor === 'number' ? String(floor) : '')

const isNumber = (floor: string): boolean => /^-?\d+$/.test(floor)

/**
 * From the cellar up; floors with a name come after those with a number, and what has no floor is
 * last.
 */
export function compareFloors(a: string, b: string): number {
  const rank = (floor: string) => (floor === '' ? 2 : isNumber(floor) ? 0 : 1)
  if (rank(a) !== rank(b)) return rank(a) - rank(b)
  return isNumber(a) ? Number(a) - Number(b) : a.localeCompare(b, 'nl', { numeric: true })
}

/** Groups units by floor, in the order of the floors. */
export function byFloor<Unit>(
  units: readonly Unit[],
  floorOfUnit: (unit: Unit) => string,
): [floor: string, units: Unit[]][] {
  const floors = new Map<string, Unit[]>()
  for (const unit of units) {
    const floor = floorOfUnit(unit)
    floors.set(floor, [...(floors.get(floor) ?? []), unit])
  }
  return [...floors].sort(([a], [b]) => compareFloors(a, b))
}
