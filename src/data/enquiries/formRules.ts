import { formFieldsOf, type FormSubject } from '@/domain/enquiries/decideFields'
import type { FormFields } from '@/domain/enquiries/formFields'
import type { EnquiryKind } from '@/domain/enquiries/forms'
import type { Locale } from '@/i18n/locales'

import { cachedGlobal } from '../core/cachedGlobal'

/** Reads the rules that staff set for the forms. */
export const findFormRules = cachedGlobal('form-rules')

/** Returns the fields that a form has for this subject. */
export async function findFormFields(
  form: EnquiryKind,
  subject: FormSubject,
  locale: Locale,
): Promise<FormFields> {
  const { rules } = await findFormRules(locale)
  return formFieldsOf(form, subject, rules ?? [])
}
