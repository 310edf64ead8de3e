import Fuse from 'fuse.js/basic'

import type { SearchIndex } from '@/domain/catalogue/search/answers'

type Type = SearchIndex['types'][number]
type Town = SearchIndex['towns'][number]
type Matches = { types: Type[]; towns: Town[] }

/** The maximum number of types and towns. */
const MAX_TYPES = 4
const MAX_TOWNS = 6

/**
 * The minimum length of a word of a longer text: shorter ones are articles and the like, with which names of towns begin
 * too. The last one may be shorter while it is typed.
 */
const MIN_WORD_LENGTH = 3
const MIN_LAST_LENGTH = 2

const options = {
  threshold: 0,
  ignoreLocation: true,
  ignoreDiacritics: true,
  isCaseSensitive: false,
  shouldSort: false,
} as const

/**
 * Removes accents, case, hyphens and apostrophes, which may be typed or not: "Sint-Niklaas", "sint
 * niklaas".
 */
export const normalizeText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[-–'’./]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const listingCount = ({ counts }: Type | Town): number => counts.sale + counts.rent

/**
 * Sorts entries: names that begin with the text come first, then those with more listings, then the
 * order of the index.
 */
export function rankEntries<Entry extends Type | Town>(
  entries: readonly Entry[],
  namesOf: (entry: Entry) => readonly string[],
  text: string,
): Entry[] {
  const rank = new Map(
    entries.map((entry) => [entry, namesOf(entry).some((name) => name.startsWith(text)) ? 0 : 1]),
  )
  return entries.toSorted(
    (a, b) => (rank.get(a) ?? 1) - (rank.get(b) ?? 1) || listingCount(b) - listingCount(a),
  )
}

const typeNames = ({ name }: Type): string[] => [normalizeText(name)]

const townNames = ({ name, zip, words }: Town): string[] => {
  const plainName = normalizeText(name)
  return [plainName, zip, `${zip} ${plainName}`, `${plainName} ${zip}`, ...words.map(normalizeText)]
}

function createFinder<Entry extends Type | Town>(
  entries: readonly Entry[],
  namesOf: (entry: Entry) => string[],
) {
  const fuse = new Fuse(entries, { ...options, keys: [{ name: 'names', getFn: namesOf }] })
  const searchWhole = (text: string): Entry[] => fuse.search(text).map(({ item }) => item)
  const words = (text: string): Entry[] => {
    const all = text.split(' ')
    const matches = all.flatMap((word, at) =>
      word.length < (at === all.length - 1 ? MIN_LAST_LENGTH : MIN_WORD_LENGTH)
        ? []
        : entriesBeginning(word),
    )
    return [...new Set(matches)]
  }
  const entriesBeginning = (word: string): Entry[] =>
    searchWhole(word).filter((entry) => namesOf(entry).some((name) => name.startsWith(word)))
  return (text: string, limit: number): Entry[] => {
    const matches = searchWhole(text)
    return rankEntries(
      matches.length > 0 || !text.includes(' ') ? matches : words(text),
      namesOf,
      text,
    ).slice(0, limit)
  }
}

/**
 * Creates the search for types and towns: the whole text anywhere in a name, otherwise each of its
 * words at the beginning of one.
 */
export function createMatcher({ types, towns }: SearchIndex): (text: string) => Matches {
  const findTypes = createFinder(types, typeNames)
  const findTowns = createFinder(towns, townNames)
  return (typed) => {
    const text = normalizeText(typed)
    return text === ''
      ? { types: [], towns: [] }
      : { types: findTypes(text, MAX_TYPES), towns: findTowns(text, MAX_TOWNS) }
  }
}
