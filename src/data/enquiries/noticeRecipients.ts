import type { EnquiryKind } from '@/domain/enquiries/forms'
import type { Locale } from '@/i18n/locales'

import { idOf } from '../core/payload'
import type { MailOrder } from '../mail/queue'
import { findStaff, staffLanguage } from '../site/staff'
import { findSettings } from '../site/shell'
import type { SubmissionContext } from './submission'

export type NoticeRecipient = Pick<MailOrder, 'kind' | 'to'> & { locale: Locale }

type Address = { address: string }

/** Returns the addresses of the module, else those of the settings for this form, else the agency's. */
async function generalAddresses(
  kind: EnquiryKind,
  { locale, recipient }: SubmissionContext,
): Promise<Address[]> {
  if (recipient) return [{ address: recipient }]
  const { recipients, email } = await findSettings(locale)
  const forForm = recipients?.filter(({ form }) => form === kind) ?? []
  if (forForm.length > 0) return forForm.map((one) => ({ address: one.email }))
  return email ? [{ address: email }] : []
}

/**
 * Returns which staff are notified of an enquiry, each once and in their own language: the addresses for
 * this form, and the assigned agent of the property.
 */
export async function noticeRecipientsOf(
  kind: EnquiryKind,
  arrival: SubmissionContext,
): Promise<NoticeRecipient[]> {
  const { locale, subject } = arrival
  const contact = idOf(subject.property?.contact)
  const [addresses, agent, language] = await Promise.all([
    generalAddresses(kind, arrival),
    contact === undefined ? undefined : findStaff({ id: contact }),
    staffLanguage(locale),
  ])
  const others = addresses.filter(({ address }) => address !== agent?.address)
  const notices = await Promise.all(
    others.map(async (to): Promise<NoticeRecipient> => {
      const colleague = await findStaff({ email: to.address })
      return { kind: 'staff_notice', to, locale: colleague?.language ?? language }
    }),
  )
  if (!agent) return notices
  const { name, address } = agent
  return [...notices, { kind: 'manager_notice', to: { name, address }, locale: agent.language }]
}
