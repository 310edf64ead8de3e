import type { Town } from '../lists/listQuery'

import { lexicon } from './lexicon'
import { homeLanguageOf, mainPlacesOf, type PlaceSense } from './localities'
import type { Meaning } from './meaning'
import type { PhraseMatch, Reader } from './reader'
import { inLanguageFirst, townIn, type TownSense } from './vocabulary'

type AnyTown = TownSense | PlaceSense

/** A meaning with its place among others that reach as far: lower goes first. */
export type Candidate = { end: number; rank: number; means: Meaning[] }

/** The towns of the agency and all other places of this name or postal code. */
function namedAt(reader: Reader, from: number): PhraseMatch<AnyTown> | undefined {
  const own = reader.at(from, 'town')
  const elsewhere = reader.at(from, 'place')
  const longest = (own?.end ?? 0) >= (elsewhere?.end ?? 0) ? own : elsewhere
  if (!longest) return undefined
  const senses = [own, elsewhere].flatMap((match): AnyTown[] =>
    match?.end === longest.end ? match.senses : [],
  )
  return { ...longest, senses }
}

/** The towns of the agency before others, and of others the larger before their namesakes. */
function preferred(senses: readonly AnyTown[]): AnyTown[] {
  const own = senses.filter(({ kind }) => kind === 'town')
  const towns = senses.filter((sense) => sense.kind === 'place' && sense.isTown)
  const main = senses.filter((sense) => sense.kind === 'place' && sense.isMain)
  return [own, towns, main].find(({ length }) => length > 0) ?? [...senses]
}

/** A town by name, code or both: "Leuven", "3000", "3000 Leuven". */
export function localityAt(reader: Reader, from: number): PhraseMatch<AnyTown> | undefined {
  const first = namedAt(reader, from)
  if (!first) return undefined
  const second = namedAt(reader, first.end)
  const both = first.senses.filter(({ zip }) => second?.senses.some((other) => other.zip === zip))
  // The name says which place of a postal code is meant.
  const named = both.filter(({ languages }) => languages.length > 0)
  const byName =
    second?.senses.filter(
      ({ zip, languages }) => languages.length > 0 && both.some((other) => other.zip === zip),
    ) ?? []
  return second && both.length > 0
    ? { ...second, senses: preferred(named.length > 0 ? named : byName.length > 0 ? byName : both) }
    : { ...first, senses: preferred(first.senses) }
}

export const townsOf = (senses: readonly AnyTown[], language: string): Town[] =>
  inLanguageFirst(senses, language).map((sense) => townIn(sense, language))

/** Words after which a name is a place, whatever else it can mean. */
const AFTER = new Set(['in', 'te', 'a', 'at', 'zu', 'bei', 'bij', 'near', 'nabij'])

/**
 * A name that every sentence holds as a word: "On", "My", "Alle". It is the place when it is typed
 * alone or after "in".
 */
function isWordHere(reader: Reader, from: number, { key, senses }: PhraseMatch<AnyTown>): boolean {
  const words = (lexicon.get(key) ?? []).filter(({ kind }) => kind === 'filler')
  if (words.length === 0 || AFTER.has(reader.tokens[from - 1]?.word ?? '')) return false
  const isAtHome = senses.some(({ zip }) => homeLanguageOf(zip) === reader.language)
  return !isAtHome || words.some(({ language }) => language === reader.language)
}

const isWhole = ({ tokens }: Reader, from: number, end: number): boolean =>
  from === 0 && end === tokens.length

/** The name of a town or place; a name that is all that was typed goes before every word. */
export function townAt(reader: Reader, from: number): Candidate | undefined {
  const found = localityAt(reader, from)
  if (!found) return undefined
  const { end, senses } = found
  const whole = isWhole(reader, from, end)
  if (!whole && isWordHere(reader, from, found)) return undefined
  const isOwn = senses.some(({ kind }) => kind === 'town')
  // A postal code where the agency has no town may as well be the number of a listing.
  const code = isOwn || !/^\d{4}$/.test(found.key) ? undefined : Number(found.key)
  const isInLanguage = senses.some(
    ({ languages }) => languages.length === 0 || languages.includes(reader.language),
  )
  const [inLanguage, other] = isOwn ? [0, 4] : [3, 6]
  return {
    end,
    rank: whole ? -1 : isInLanguage ? inLanguage : other,
    means: [
      {
        kind: 'town',
        towns: townsOf(senses, reader.language),
        ...(code !== undefined && end === from + 1 && { reference: code }),
      },
    ],
  }
}

/** "aan zee", "Kempen", "arrondissement Leuven": the towns of the agency there, or all. */
export function zoneAt(reader: Reader, from: number): Candidate | undefined {
  const found = reader.at(from, 'zone')
  const inLanguage = found?.senses.find(({ languages }) => languages.includes(reader.language))
  const sense = inLanguage ?? found?.senses[0]
  if (!found || !sense) return undefined
  const isWord = (lexicon.get(found.key) ?? []).some(({ language }) => language === reader.language)
  if (!inLanguage && isWord) return undefined
  const own = reader.names.towns.filter(({ zip }) => sense.zips.includes(zip))
  const towns = own.length > 0 ? own : mainPlacesOf(sense.zips)
  return {
    end: found.end,
    rank: inLanguage ? 2 : 5,
    means: [
      {
        kind: 'zone',
        name: sense.names[reader.language] ?? found.key,
        towns: towns.map((town) => townIn(town, reader.language)),
      },
    ],
  }
}
