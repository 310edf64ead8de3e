import { maxDeposit } from '../legal/deposit'
import type { ContractType } from '../catalogue/priceUnits'
import type { Region } from '../catalogue/vocabulary'
import { roundedWithTotal } from './wholeEuros'

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
  contractType?: ContractType | null | undefined
}

/** What a tenant pays before moving in, in whole euros; the deposit comes back at the end. */
export type MoveInCosts = {
  rent: number
  charges: number
  deposit: number
  inventory: number
  agency: number
  total: number
}

export function moveInCosts({
  rent,
  charges,
  deposit,
  inventory,
  agency,
  region,
  type,
  contractType,
}: Tenancy): MoveInCosts {
  const highest = maxDeposit({ region, type, contractType, rent })
  const dueDeposit = Math.min(deposit ?? highest ?? 0, highest ?? Infinity)
  return roundedWithTotal({ rent, charges, deposit: dueDeposit, inventory, agency })
}
