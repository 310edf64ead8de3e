import Fuse from 'fuse.js/basic'

import type { SearchIndex } from '@/domain/search/answers'

type Type = SearchIndex['types'][number]
type Town = SearchIndex['towns'][number]
type Found = { types: Type[]; towns: Town[] }

/** As many as a person looks over before typing one letter more. */
const MOST_TYPES = 4
const MOST_TOWNS = 6

/** One letter of a longer text names nothing. */
const SHORTEST_WORD = 2

const options = { threshold: 0, ignoreLocation: true, ignoreDiacritics: true, isCaseSensitive: false, shouldSort: false } as const

/** Hyphens and apostrophes are typed or not: "Sint-Niklaas", "sint niklaas". */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[-–'’./]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const offered = ({ counts }: Type | Town): number => counts.sale + counts.rent

/** What begins with the text comes first, then what there is more of; the index's own order decides the rest. */
export function ranked<Entry extends Type | Town>(entries: readonly Entry[], namesOf: (entry: Entry) => readonly string[], text: string): Entry[] {
  const rank = new Map(entries.map((entry) => [entry, namesOf(entry).some((name) => name.startsWith(text)) ? 0 : 1]))
  return entries.toSorted((a, b) => (rank.get(a) ?? 1) - (rank.get(b) ?? 1) || offered(b) - offered(a))
}

const typeNames = ({ name }: Type): string[] => [plain(name)]

const townNames = ({ name, zip, words }: Town): string[] => {
  const own = plain(name)
  return [own, zip, `${zip} ${own}`, `${own} ${zip}`, ...words.map(plain)]
}

function finder<Entry extends Type | Town>(entries: readonly Entry[], namesOf: (entry: Entry) => string[]) {
  const fuse = new Fuse(entries, { ...options, keys: [{ name: 'names', getFn: namesOf }] })
  const whole = (text: string): Entry[] => fuse.search(text).map(({ item }) => item)
  const words = (text: string): Entry[] => {
    const found = text.split(' ').flatMap((word) => (word.length < SHORTEST_WORD ? [] : entriesBeginning(word)))
    return [...new Set(found)]
  }
  const entriesBeginning = (word: string): Entry[] => whole(word).filter((entry) => namesOf(entry).some((name) => name.startsWith(word)))
  return (text: string, most: number): Entry[] => {
    const found = whole(text)
    return ranked(found.length > 0 || !text.includes(' ') ? found : words(text), namesOf, text).slice(0, most)
  }
}

/** Finds types and towns by what is typed: the whole text anywhere in a name, else each of its words at the beginning of one. */
export function matcher({ types, towns }: SearchIndex): (text: string) => Found {
  const findTypes = finder(types, typeNames)
  const findTowns = finder(towns, townNames)
  return (typed) => {
    const text = plain(typed)
    return text === '' ? { types: [], towns: [] } : { types: findTypes(text, MOST_TYPES), towns: findTowns(text, MOST_TOWNS) }
  }
}
