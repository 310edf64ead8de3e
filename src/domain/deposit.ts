import { isHome } from './propertyKinds'
import type { Region } from './vocabulary'

/**
 * The highest deposit for a home, in months of rent: Flanders 3 (since 1 January 2019), Brussels 2 in any form (since
 * 1 November 2024), Wallonia 2. In force on 21 November 2026.
 */
export const depositMonths: Record<Region, number> = { flanders: 3, brussels: 2, wallonia: 2 }

export type Let = { region: Region | undefined; type: number | undefined; rent?: number | null; deposit?: number | null }

/** The highest deposit that may be asked; nothing where the law sets none. */
export function highestDeposit({ region, type, rent }: Let): number | undefined {
  return region && isHome(type) && typeof rent === 'number' ? depositMonths[region] * rent : undefined
}

/** Whether more is asked than the law allows. Cents that rounding brought in do not count. */
export function isDepositTooHigh(asked: Let): boolean {
  const most = highestDeposit(asked)
  return most !== undefined && typeof asked.deposit === 'number' && asked.deposit >= most + 1
}
