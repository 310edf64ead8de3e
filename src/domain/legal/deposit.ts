import type { ContractType } from '../catalogue/priceUnits'
import { isHome } from '../catalogue/propertyKinds'
import type { Region } from '../catalogue/vocabulary'

/**
 * The highest deposit for a home, in months of rent: Flanders 3 (since 1 January 2019), Brussels 2 in any form (since
 * 1 November 2024), Wallonia 2. In force on 21 November 2026.
 */
export const depositMonths: Record<Region, number> = { flanders: 3, brussels: 2, wallonia: 2 }

/**
 * The highest deposit for a student's room, in months of rent: the Flemish Housing Rental Decree sets 2 (since 1 January
 * 2019); elsewhere the rule for homes holds.
 */
const studentMonths: Record<Region, number> = { ...depositMonths, flanders: 2 }

export type Lease = {
  region: Region | undefined
  type: number | undefined
  contractType?: ContractType | null | undefined
  rent?: number | null
  deposit?: number | null | undefined
}

/**
 * The highest deposit in months of rent; nothing where the law sets none: it does so for homes, not for a commercial
 * lease.
 */
export function maxDepositMonths({ region, type, contractType }: Lease): number | undefined {
  if (!region || !isHome(type) || contractType === 'lease_commercial') return undefined
  return (contractType === 'lease_student' ? studentMonths : depositMonths)[region]
}

/** The highest deposit that may be asked; nothing where the law sets none. */
export function maxDeposit(lease: Lease): number | undefined {
  const months = maxDepositMonths(lease)
  return months !== undefined && typeof lease.rent === 'number' ? months * lease.rent : undefined
}

/**
 * Returns whether more is asked than the law allows. Cents that rounding brought in do not count.
 */
export function isDepositTooHigh(lease: Lease): boolean {
  const highest = maxDeposit(lease)
  return highest !== undefined && typeof lease.deposit === 'number' && lease.deposit >= highest + 1
}
