import { slugify } from '@/domain/slug'
import type { Spot } from '@/domain/listings/near'
import { intlLocales, locales, type Locale } from '@/i18n/locales'

import type { City as CityDoc, PropertyType } from '@/payload-types'

import { payload } from '../payload'

type Names = Partial<Record<Locale, string>>
/** The document as it is in every language, and what it is called in each. */
export type City = { doc: CityDoc; names: Names }
export type Type = { doc: PropertyType; names: Names }

const everyLanguage = { locale: 'all', fallbackLocale: false, overrideAccess: false, draft: false, depth: 0, pagination: false } as const

/** With every language asked for, a text comes as one text a language. */
function namesOf(value: unknown): Names {
  const texts = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return Object.fromEntries(texts.filter(([, text]) => typeof text === 'string' && text !== ''))
}

/** Cities and types, in every language: what a list calls them, and what an address may call them. */
export async function readVocabulary() {
  const found = await payload()
  const [cities, types] = await Promise.all([
    found.find({ collection: 'cities', ...everyLanguage, sort: 'zip' }),
    found.find({ collection: 'property-types', ...everyLanguage, sort: 'showOrder' }),
  ])
  const typed = types.docs.map((doc): Type => ({ doc, names: namesOf(doc.name) }))
  return {
    cities: new Map(cities.docs.map((doc): [string, City] => [doc.id, { doc, names: namesOf(doc.name) }])),
    types: new Map(typed.map((type) => [type.doc.webId, type])),
    typesById: new Map(typed.map((type) => [type.doc.id, type])),
  }
}

export function spotOf({ doc: { latitude, longitude } }: City): Spot | undefined {
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined
}

/** What it is called in a language, or in the first that has a name for it. */
export const nameIn = ({ names }: { names: Names }, locale: Locale): string =>
  names[locale] ?? locales.map((one) => names[one]).find((name) => name !== undefined) ?? ''

/** The city that an address names, in whichever language; a code with one city alone needs no name. */
export function cityNamed(cities: ReadonlyMap<string, City>, { name, zip }: { name: string; zip: string }): City | undefined {
  const there = [...cities.values()].filter(({ doc }) => doc.zip === zip)
  const slug = slugify(name)
  return there.find(({ names }) => Object.values(names).some((one) => slugify(one) === slug)) ?? (there.length === 1 ? there[0] : undefined)
}

const collators = new Map<Locale, Intl.Collator>()
export function compareIn(locale: Locale): (a: string, b: string) => number {
  const known = collators.get(locale) ?? new Intl.Collator(intlLocales[locale], { numeric: true })
  collators.set(locale, known)
  return known.compare
}
