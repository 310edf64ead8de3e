import type { EnquiryKind } from '@/domain/enquiries/forms'
import type { Locale } from '@/i18n/locales'

import { idOf } from '../core/payload'
import type { MailOrder } from '../mail/queue'
import { findStaff, staffLanguage, type StaffMember } from '../site/staff'
import { findSettings } from '../site/shell'
import type { Submission, SubmissionContext } from './submission'
import type { EnquirySubject } from './subject'

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

/** Finds the agent of the property or project, and the one who receives the visitor. */
async function agentsOf(
  { host }: Pick<Submission, 'host'>,
  { property, project }: EnquirySubject,
): Promise<StaffMember[]> {
  const ids = new Set([idOf(property?.contact ?? project?.contact), host])
  const agents = await Promise.all(
    [...ids].map((id) => (id === undefined ? undefined : findStaff({ id }))),
  )
  return agents.filter((one) => one !== undefined)
}

/**
 * Returns which staff are notified of an enquiry, each once and in their own language: the addresses for
 * this form, the assigned agent of the property or project, and who receives the visitor.
 */
export async function noticeRecipientsOf(
  lead: Pick<Submission, 'kind' | 'host'>,
  arrival: SubmissionContext,
): Promise<NoticeRecipient[]> {
  const { locale, subject } = arrival
  const [addresses, agents, language] = await Promise.all([
    generalAddresses(lead.kind, arrival),
    agentsOf(lead, subject),
    staffLanguage(locale),
  ])
  const others = addresses.filter(({ address }) => agents.every((one) => one.address !== address))
  const notices = await Promise.all(
    others.map(async (to): Promise<NoticeRecipient> => {
      const colleague = await findStaff({ email: to.address })
      return { kind: 'staff_notice', to, locale: colleague?.language ?? language }
    }),
  )
  const toAgents = agents.map(({ name, address, language: own }): NoticeRecipient => ({
    kind: 'manager_notice',
    to: { name, address },
    locale: own,
  }))
  return [...notices, ...toAgents]
}
