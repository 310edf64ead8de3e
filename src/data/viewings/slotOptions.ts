import { writeOpenSlot } from '@/domain/viewings/slots'
import { formatLongDay, languageName, listAll } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

import type { BookableSlot } from './bookableSlots'
import { timeOf } from './placeholders'

export type SlotOption = { value: string; label: string; group: string; note?: string }

/** Names the languages of an opening in the language of the reader: "Nederlands en Frans". */
function languagesNote(languages: readonly Locale[], locale: Locale): string {
  if (languages.length === 0) return ''
  const names = languages.map((language) => languageName(language, locale))
  return translate(locale)('visits.spoken', { languages: listAll(names, locale) })
}

/** Returns the openings as options of a select, grouped by day. */
export const slotOptions = (openings: readonly BookableSlot[], locale: Locale): SlotOption[] =>
  openings.map((opening) => {
    const note = languagesNote(opening.languages, locale)
    return {
      value: writeOpenSlot(opening),
      label: timeOf(opening.start, locale),
      group: formatLongDay(opening.start, locale),
      ...(note && { note }),
    }
  })
