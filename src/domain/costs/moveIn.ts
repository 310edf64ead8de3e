import type { Region } from '../vocabulary'
import { depositMonths } from './rates'

export type Tenancy = {
  rent: number
  charges: number
  /** As asked; without it the most the law allows for a home, and nothing for anything else. */
  deposit?: number | undefined
  inventory: number
  agency: number
  region: Region
  isHome: boolean
}

/** What a tenant pays before the keys are his; the deposit comes back at the end. */
export type MoveInCosts = { rent: number; charges: number; deposit: number; inventory: number; agency: number; total: number }

export function moveInCosts({ rent, charges, deposit, inventory, agency, region, isHome }: Tenancy): MoveInCosts {
  const most = rent * depositMonths[region]
  const due = isHome ? Math.min(deposit ?? most, most) : (deposit ?? 0)
  return { rent, charges, deposit: due, inventory, agency, total: rent + charges + due + inventory + agency }
}
