import type { Where } from 'payload'

import { shownStatuses } from '@/domain/recordStatuses'
import type { Locale } from '@/i18n/locales'

import { readListed, type Listed } from './listedRows'
import { listings, type Shelf } from './shelf'

/** Published, shown in this language, and in a state that a site may show. */
export const onTheMarket: Where[] = [{ public: { equals: true } }, { status: { in: [...shownStatuses] } }]

/** With the names of their type and city. */
async function read(references: readonly number[], locale: Locale, { cities, typesById }: Shelf): Promise<Listed[]> {
  const rows = await readListed(references, locale)
  return rows.map((row) => {
    const [city, type] = [cities.get(row.city), typesById.get(row.mainType)]
    return {
      ...row,
      ...(city && { city: { ...city.doc, name: city.names[locale] ?? null } }),
      ...(type && { mainType: { ...type.doc, name: type.names[locale] ?? null } }),
    }
  })
}

/** The listings with these numbers, in this order, as far as lists show them. What was read stays until it changes. */
export async function findListed(references: readonly number[], locale: Locale): Promise<Listed[]> {
  if (references.length === 0) return []
  const shelf = await listings()
  const { version } = shelf.docs
  const missing = references.filter((reference) => !shelf.docs.get(locale, reference))
  const fresh = missing.length > 0 ? await read(missing, locale, shelf) : []
  const byReference = new Map(fresh.map((doc) => [doc.reference, doc]))
  for (const doc of fresh) if (doc.reference) shelf.docs.keep(locale, doc.reference, doc, version)
  return references.flatMap((reference) => byReference.get(reference) ?? shelf.docs.get(locale, reference) ?? [])
}

/** The same, from the database as it is now: a mail cannot be made again. */
export const readListedNow = async (references: readonly number[], locale: Locale): Promise<Listed[]> => read(references, locale, await listings())
