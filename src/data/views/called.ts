import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

import { loaded } from '../relations'

/** "House in Ghent", in the order the language puts it. */
export function placeOf({ mainType, city }: Pick<Property, 'mainType' | 'city'>, locale: Locale): string {
  const [type, town] = [loaded(mainType)?.name ?? '', loaded(city)?.name ?? '']
  return type && town ? translate(locale)('typeInCity', { type, city: town }) : type || town
}
