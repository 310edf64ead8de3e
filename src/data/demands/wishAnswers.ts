import { locales, type Locale } from '@/i18n/locales'

import type { FormAnswer } from '../enquiries/answerTemplates'
import { describeDemand } from './describe'
import type { DemandCriteria } from './readForm'

/** Returns the wishes as answers of an enquiry, for readers of every language. */
export async function wishAnswers(
  wanted: DemandCriteria,
): Promise<(locale: Locale) => FormAnswer[]> {
  const read = await Promise.all(
    locales.map(async (locale) => {
      const { lines } = await describeDemand(wanted, locale)
      return [locale, lines.map(([label, value]) => ({ name: label, label, value }))] as const
    }),
  )
  const answers = new Map(read)
  return (locale) => answers.get(locale) ?? []
}
