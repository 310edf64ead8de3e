import { answererOf } from '@/data/leads/subject'
import { translate } from '@/i18n/translate'

import { personFields } from '../fields'
import type { FormContext } from '../form'

export const propertyFields = ({ asking, locale }: FormContext) => personFields(asking, locale)

/** Who will answer. */
export async function propertyIntro({ locale, subject }: FormContext): Promise<string> {
  return subject.property ? translate(locale)('form.intro.property', { name: await answererOf(subject, locale) }) : ''
}
