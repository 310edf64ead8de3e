import type { Region } from '../catalogue/vocabulary'
import { brusselsExemption, dutyShares } from './rates'

/** Registration duty on a price. */
export function registrationDuty(price: number, region: Region, isOwnHome: boolean): number {
  const share = dutyShares[region][isOwnHome ? 'ownHome' : 'other']
  const isExempt = region === 'brussels' && isOwnHome && price <= brusselsExemption.upToPrice
  return Math.max(0, price - (isExempt ? brusselsExemption.amount : 0)) * share
}
