import { findPlace } from '../places/belgium'

/** A place name in the languages of the site, by language. */
export type NamesByLanguage = Partial<Record<string, string>>

/** Normalises a name for comparison: case, accents, hyphens and blanks make no difference. */
export const foldName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s'’-]+/g, ' ')
    .trim()

/**
 * Returns the names of a city in each language; the given name in all of them when it has only one.
 */
export function namesOf(zip: string, name: string, languages: readonly string[]): NamesByLanguage {
  const names: NamesByLanguage = { ...findPlace({ name, zip })?.names }
  return Object.fromEntries(languages.map((language) => [language, names[language] ?? name]))
}
