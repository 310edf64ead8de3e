import { maxDepositMonths, type Lease } from '@/domain/legal/deposit'

import type { Locale } from './locales'
import { inRegionFirst } from './places'
import { translate } from './translate'

/** Tells the highest deposit of a lease in months; an empty text where the law sets none. */
export function depositHint(lease: Lease, locale: Locale): string {
  const months = maxDepositMonths(lease)
  if (!lease.region || months === undefined) return ''
  const home = lease.contractType === 'lease_student' ? 'depositHintStudent' : 'depositHint'
  return translate(locale)(`costs.${home}`, {
    inRegion: inRegionFirst(lease.region, locale),
    months: String(months),
  })
}
