import { slugify } from '@/domain/lib/slug'
import type { Coordinates } from '@/domain/catalogue/lists/near'
import { locales, type Locale } from '@/i18n/locales'

import type { City as CityDoc, PropertyType } from '@/payload-types'

import { payload } from '@/data/core/payload'
import { readForVisitors } from '@/data/core/standby/visitorReads'

type Names = Partial<Record<Locale, string>>
/** A document with its name in every language that has one. */
export type CityEntry = { doc: CityDoc; names: Names }
export type TypeEntry = { doc: PropertyType; names: Names }

const everyLanguage = {
  locale: 'all',
  fallbackLocale: false,
  overrideAccess: false,
  draft: false,
  depth: 0,
  pagination: false,
} as const

/** Returns the names by language from a field that was read with `locale: 'all'`. */
function namesOf(value: unknown): Names {
  const texts = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return Object.fromEntries(texts.filter(([, text]) => typeof text === 'string' && text !== ''))
}

/** Reads all cities and types with their names in every language. */
export async function readVocabulary() {
  const client = await payload()
  const [cities, types] = await readForVisitors(() =>
    Promise.all([
      client.find({ collection: 'cities', ...everyLanguage, sort: 'zip' }),
      client.find({ collection: 'property-types', ...everyLanguage, sort: 'showOrder' }),
    ]),
  )
  const namedTypes = types.docs.map((doc): TypeEntry => ({ doc, names: namesOf(doc.name) }))
  return {
    cities: new Map(
      cities.docs.map((doc): [string, CityEntry] => [doc.id, { doc, names: namesOf(doc.name) }]),
    ),
    types: new Map(namedTypes.map((type) => [type.doc.webId, type])),
    typesById: new Map(namedTypes.map((type) => [type.doc.id, type])),
  }
}

/** Returns the coordinates of a city that has them. */
export function coordinatesOf({
  doc: { latitude, longitude },
}: CityEntry): Coordinates | undefined {
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? { latitude, longitude }
    : undefined
}

/** Returns the name in a language, or in the first language that has one. */
export const nameIn = ({ names }: { names: Names }, locale: Locale): string =>
  names[locale] ?? locales.map((other) => names[other]).find((name) => name !== undefined) ?? ''

/** Finds the city that an address names in any language. A zip code of one city needs no name. */
export function findCity(
  cities: ReadonlyMap<string, CityEntry>,
  { name, zip }: { name: string; zip: string },
): CityEntry | undefined {
  const candidates = [...cities.values()].filter(({ doc }) => doc.zip === zip)
  const slug = slugify(name)
  return (
    candidates.find(({ names }) => Object.values(names).some((other) => slugify(other) === slug)) ??
    (zip !== '' && candidates.length === 1 ? candidates[0] : undefined)
  )
}
