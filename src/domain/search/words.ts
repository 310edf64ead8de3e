/** Letters that are one sign with a diacritic to a reader, but not to Unicode. Both cases: not every database knows their pairs. */
export const spelled: readonly (readonly [letters: string, plain: string])[] = [
  ['ßẞ', 'ss'],
  ['æÆ', 'ae'],
  ['œŒ', 'oe'],
  ['øØ', 'o'],
  ['łŁ', 'l'],
  ['đĐ', 'd'],
]

const plainOf = new Map(spelled.flatMap(([letters, plain]) => [...letters].map((letter): [string, string] => [letter, plain])))

/** As words are compared: without case and accents. `src/data/search/folded.ts` says the same in SQL. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßẞæÆœŒøØłŁđĐ]/g, (letter) => plainOf.get(letter) ?? letter)
    .toLowerCase()

/** More than anybody remembers of a title. */
const MOST = 12

/** What to look for: every word of a text once, as they are compared. Signs mean nothing. */
export const wordsOf = (text: string): string[] => [...new Set(fold(text).match(/[\p{L}\p{N}]+/gu) ?? [])].slice(0, MOST)

/** Three letters or digits in a row that an index knows: anything shorter or of another script it cannot look up. */
export const isIndexed = (word: string): boolean => /[a-z0-9]{3}/.test(word)

/** As much of a query as is read. */
export const LONGEST_QUERY = 200

/** Cuts between characters, never through one. */
export const cutQuery = (text: string): string => [...text.slice(0, 2 * LONGEST_QUERY)].slice(0, LONGEST_QUERY).join('').trim().toWellFormed()
