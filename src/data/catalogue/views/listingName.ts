import type { Locale } from '@/i18n/locales'
import { typeInTown } from '@/i18n/places'
import type { Property } from '@/payload-types'

import { loaded } from '@/data/core/relations'

/** Returns the type and city of a listing in the word order of the language: "House in Ghent". */
export function listingName(
  { mainType, city }: Pick<Property, 'mainType' | 'city'>,
  locale: Locale,
): string {
  const type = loaded(mainType)?.name ?? ''
  const town = loaded(city)?.name ?? ''
  return type && town ? typeInTown(type, town, locale) : type || town
}
