import type { Region } from '../catalogue/vocabulary'
import { brusselsExemption, dutyShares } from './rates'

export type Duty = {
  amount: number
  /** The lawful rate, from 0 to 1. */
  share: number
  /** The part of the price on which none is due. */
  exempt: number
}

/** Registration duty on a price. */
export function registrationDuty(price: number, region: Region, isOwnHome: boolean): Duty {
  const share = dutyShares[region][isOwnHome ? 'ownHome' : 'other']
  const isExempt = region === 'brussels' && isOwnHome && price <= brusselsExemption.upToPrice
  const exempt = isExempt ? brusselsExemption.amount : 0
  return { amount: Math.max(0, price - exempt) * share, share, exempt }
}
