import { Pill } from '@payloadcms/ui'

import type { LeadStatus } from '@/data/feeds/leads/leadStatus'
import { crmNames } from '@/domain/feeds/formats'
import type { Locale } from '@/i18n/locales'

import { translatorFor } from '../words'
import { reasonOf } from './reasonOf'
import words from './words.json'

const styles = {
  waiting: 'warning',
  sending: 'warning',
  sent: 'success',
  refused: 'error',
  unsure: 'error',
} as const satisfies Record<LeadStatus['state'], string>

/** Says in the inbox how an enquiry stands at the CRM; the reason is a tooltip. */
export function LeadPill({ lead, locale }: { lead: LeadStatus; locale: Locale }) {
  const t = translatorFor(words, locale)
  const crm = crmNames[lead.crm]
  return (
    <span title={reasonOf(lead, t)}>
      <Pill pillStyle={styles[lead.state]} size="small">
        {t(`short_${lead.state}`, { crm })}
      </Pill>
    </span>
  )
}
