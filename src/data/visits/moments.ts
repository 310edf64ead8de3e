import { writeMoment } from '@/domain/visits/slots'
import { formatLongDay } from '@/i18n/dates'
import { intlLocales, type Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

import type { Opening } from './openings'
import { timeOf } from './told'

export type MomentOption = { value: string; label: string; group: string; note?: string }

/** "Nederlands en Frans", as the reader calls them. */
function spoken(languages: readonly Locale[], locale: Locale): string {
  if (languages.length === 0) return ''
  const names = new Intl.DisplayNames(intlLocales[locale], { type: 'language' })
  const listed = new Intl.ListFormat(intlLocales[locale]).format(languages.map((language) => names.of(language) ?? language))
  return translate(locale)('visits.spoken', { languages: listed })
}

/** Moments as they can be chosen, by day. */
export const momentGroups = (openings: readonly Opening[], locale: Locale): MomentOption[] =>
  openings.map((opening) => {
    const note = spoken(opening.languages, locale)
    return { value: writeMoment(opening), label: timeOf(opening.start, locale), group: formatLongDay(opening.start, locale), ...(note && { note }) }
  })
