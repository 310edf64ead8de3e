import { highestDeposit } from '../deposit'
import type { Region } from '../vocabulary'

export type Tenancy = {
  rent: number
  charges: number
  /** As asked; without it the most the law allows for a home, and nothing for anything else. */
  deposit?: number | undefined
  inventory: number
  agency: number
  region: Region
  /** The WebID of the main type. */
  type: number | undefined
}

/** What a tenant pays before the keys are his; the deposit comes back at the end. */
export type MoveInCosts = { rent: number; charges: number; deposit: number; inventory: number; agency: number; total: number }

export function moveInCosts({ rent, charges, deposit, inventory, agency, region, type }: Tenancy): MoveInCosts {
  const most = highestDeposit({ region, type, rent })
  const due = Math.min(deposit ?? most ?? 0, most ?? Infinity)
  return { rent, charges, deposit: due, inventory, agency, total: rent + charges + due + inventory + agency }
}
