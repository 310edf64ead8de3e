import type { Locale } from '@/i18n/locales'

import { remembered } from '../cache'
import { listings } from '../search/shelf'
import { nameIn } from '../search/vocabulary'

/** The types of property there are, in the order of the agency. */
export const findTypeNames = remembered('typeNames', ['property-types'], async (locale: Locale): Promise<{ webId: number; name: string }[]> => {
  const { types } = await listings()
  return [...types.values()].map((type) => ({ webId: type.doc.webId, name: nameIn(type, locale) }))
})
