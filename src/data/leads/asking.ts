import { askingOf, type Asking, type Subject } from '@/domain/forms/asking'
import type { EnquiryKind } from '@/domain/leads'
import type { Locale } from '@/i18n/locales'
import type { FormRule } from '@/payload-types'

import { remembered } from '../cache'
import { asPublic, payload } from '../payload'

/** What staff decided of the forms. */
export const findFormRules = remembered('formRules', ['form-rules'], async (locale: Locale): Promise<FormRule> =>
  (await payload()).findGlobal({ slug: 'form-rules', ...asPublic(locale), depth: 0 }),
)

/** What a form asks about this. */
export async function findAsking(form: EnquiryKind, subject: Subject, locale: Locale): Promise<Asking> {
  const { rules } = await findFormRules(locale)
  return askingOf(form, subject, rules ?? [])
}
