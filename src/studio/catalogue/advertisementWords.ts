import type { AdvertisementGap } from '@/domain/catalogue/advertisement'
import { languageName, listAll } from '@/i18n/formats'
import { isLocale, type Locale } from '@/i18n/locales'

import type { Translator } from '../words'
import words from './advertisement.words.json'

/** Says in words what an advertisement lacks. */
export function gapText(
  { part, missing, languages }: AdvertisementGap,
  locale: Locale,
  t: Translator<typeof words>,
): string {
  if (part === 'pictures') return t('pictures', { count: missing ?? 0 })
  if (part === 'texts') {
    const names = (languages ?? []).filter(isLocale).map((code) => languageName(code, locale))
    return t('texts', { languages: listAll(names, locale) })
  }
  return t(part)
}
