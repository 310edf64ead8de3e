import { isHome } from '../catalogue/propertyKinds'
import type { Region } from '../catalogue/vocabulary'

/**
 * The highest deposit for a home, in months of rent: Flanders 3 (since 1 January 2019), Brussels 2 in any form (since
 * 1 November 2024), Wallonia 2. In force on 21 November 2026.
 */
export const depositMonths: Record<Region, number> = { flanders: 3, brussels: 2, wallonia: 2 }

export type Lease = {
  region: Region | undefined
  type: number | undefined
  rent?: number | null
  deposit?: number | null
}

/** The highest deposit that may be asked; nothing where the law sets none. */
export function maxDeposit({ region, type, rent }: Lease): number | undefined {
  return region && isHome(type) && typeof rent === 'number'
    ? depositMonths[region] * rent
    : undefined
}

/**
 * Returns whether more is asked than the law allows. Cents that rounding brought in do not count.
 */
export function isDepositTooHigh(lease: Lease): boolean {
  const highest = maxDeposit(lease)
  return highest !== undefined && typeof lease.deposit === 'number' && lease.deposit >= highest + 1
}
