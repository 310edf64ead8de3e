import { formFieldsOf, type FormSubject } from '@/domain/enquiries/decideFields'
import type { FormFields } from '@/domain/enquiries/formFields'
import type { EnquiryKind } from '@/domain/enquiries/forms'
import type { Locale } from '@/i18n/locales'
import type { FormRule } from '@/payload-types'

import { cachedQuery } from '../core/cache'
import { asPublic, payload } from '../core/payload'

/** Reads the rules that staff set for the forms. */
export const findFormRules = cachedQuery(
  'formRules',
  ['form-rules'],
  async (locale: Locale): Promise<FormRule> =>
    (await payload()).findGlobal({ slug: 'form-rules', ...asPublic(locale), depth: 0 }),
)

/** Returns the fields that a form has for this subject. */
export async function findFormFields(
  form: EnquiryKind,
  subject: FormSubject,
  locale: Locale,
): Promise<FormFields> {
  const { rules } = await findFormRules(locale)
  return formFieldsOf(form, subject, rules ?? [])
}
