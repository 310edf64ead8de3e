import type { EnquiryKind } from '@/domain/enquiries/forms'
import type { Locale } from '@/i18n/locales'

import { idOf } from '../core/payload'
import { findColleague, findColleagueByEmail, type ColleagueView } from '../site/colleagues'
import { findSettings } from '../site/shell'
import type { EnquirySubject } from './subject'

/**
 * Finds who answers a form, as far as their profile is public: the agent of the listing or project,
 * else the colleague whom the settings name for this form.
 */
export async function findAnswerer(
  form: EnquiryKind,
  { property, project }: EnquirySubject,
  locale: Locale,
): Promise<ColleagueView | null> {
  const contact = idOf(property?.contact ?? project?.contact)
  if (contact !== undefined) return findColleague(contact, locale)
  const { recipients } = await findSettings(locale)
  const email = recipients?.find((recipient) => recipient.form === form)?.email
  return email ? findColleagueByEmail(email, locale) : null
}
