/**
 * Letters that are one sign with a diacritic to a reader, but not to Unicode. Both cases: not every
 * database knows their pairs.
 */
export const spelledLetters: readonly (readonly [letters: string, plain: string])[] = [
  ['ßẞ', 'ss'],
  ['æÆ', 'ae'],
  ['œŒ', 'oe'],
  ['øØ', 'o'],
  ['łŁ', 'l'],
  ['đĐ', 'd'],
]

const plainOf = new Map(
  spelledLetters.flatMap(([letters, plain]) =>
    [...letters].map((letter): [string, string] => [letter, plain]),
  ),
)

/**
 * As words are compared: without case and accents. `src/data/catalogue/search/foldSql.ts` says the
 * same in SQL.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßẞæÆœŒøØłŁđĐ]/g, (letter) => plainOf.get(letter) ?? letter)
    .toLowerCase()

/** More words than a visitor types of a title. */
const MAX_WORDS = 12

/** What to look for: every word of a text once, as they are compared. Signs mean nothing. */
export const wordsOf = (text: string): string[] =>
  [...new Set(foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [])].slice(0, MAX_WORDS)

/**
 * Three letters or digits in a row that an index knows: anything shorter or of another script it
 * cannot look up.
 */
export const isIndexed = (word: string): boolean => /[a-z0-9]{3}/.test(word)

/** A number, or that of a house: "12a". It is looked for whole, as 12 is not a part of 1234. */
export const isNumberWord = (word: string): boolean => /^\d+[a-z]?$/.test(word)

/** The number of characters of a query that are read. */
export const MAX_QUERY_LENGTH = 200

/** Cuts between characters, never through one. */
export const cutQuery = (text: string): string =>
  [...text.slice(0, 2 * MAX_QUERY_LENGTH)].slice(0, MAX_QUERY_LENGTH).join('').trim().toWellFormed()
