import { inEachLanguage } from '@/i18n/inEachLanguage'
import type { Locale } from '@/i18n/locales'

import type { FormAnswer } from '../enquiries/answerTemplates'
import { describeDemand } from './describe'
import type { DemandCriteria } from './readForm'

/** Returns the wishes as answers of an enquiry, for readers of every language. */
export const wishAnswers = (wanted: DemandCriteria): Promise<(locale: Locale) => FormAnswer[]> =>
  inEachLanguage(async (locale) => {
    const { lines } = await describeDemand(wanted, locale)
    return lines.map(([label, value]) => ({ name: label, label, value }))
  })
