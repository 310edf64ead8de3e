import { lexicon, type Sense } from './lexicon'
import { localities, type PlaceSense, type ZoneSense } from './localities'
import type { Token } from './tokens'
import {
  namesIn,
  type NameIndex,
  type TownSense,
  type TypeSense,
  type Vocabulary,
} from './vocabulary'

type AnySense = Sense | TownSense | TypeSense | PlaceSense | ZoneSense
type Kind = AnySense['kind']
type SenseOf<K extends Kind> = Extract<AnySense, { kind: K }>

/** As many words as the longest name or phrase has. */
const MAX_PHRASE_WORDS = 7

/** A phrase that was found: where it ends, and what it can mean. */
export type PhraseMatch<Sense> = { end: number; key: string; senses: Sense[] }

/** A number, where it ends, and whether it is written as amounts are (450.000, 450 000). */
export type Numeral = { value: number; end: number; isGrouped: boolean }

/**
 * A clause as rules look at it: at every word the longest phrase of each kind that begins there.
 */
export type Reader = {
  tokens: readonly Token[]
  names: NameIndex
  language: string
  at: <K extends Kind>(from: number, kind: K) => PhraseMatch<SenseOf<K>> | undefined
  /**
   * Where the longest phrase of one of these kinds ends; where it would begin when there is none.
   */
  skip: (from: number, ...kinds: Kind[]) => number
  number: (from: number) => Numeral | undefined
}

function phrasesAt(
  tokens: readonly Token[],
  names: NameIndex,
  from: number,
): Map<Kind, PhraseMatch<AnySense>> {
  const byKind = new Map<Kind, PhraseMatch<AnySense>>()
  let key = ''
  for (let at = from; at < tokens.length && at < from + MAX_PHRASE_WORDS; at++) {
    const token = tokens[at]
    if (!token) break
    key = key === '' ? token.word : `${key} ${token.word}`
    const senses = [names.byKey, localities(), lexicon].flatMap(
      (index): readonly AnySense[] => index.get(key) ?? [],
    )
    for (const sense of senses) {
      const known = byKind.get(sense.kind)
      byKind.set(sense.kind, {
        end: at + 1,
        key,
        senses: known?.end === at + 1 ? [...known.senses, sense] : [sense],
      })
    }
  }
  return byKind
}

/**
 * 450.000 and 1,250.50 with both signs; a single sign before three digits parts thousands, else it
 * is the decimal one.
 */
function valueOf(digits: string): number {
  const isThousands = /^\d{1,3}(?:[.,]\d{3})+(?:,\d{2})?$/.test(digits)
  return Number(
    isThousands ? digits.replace(/,\d{2}$/, '').replace(/[.,]/g, '') : digits.replace(',', '.'),
  )
}

function numberAt(tokens: readonly Token[], from: number): Numeral | undefined {
  const first = tokens[from]
  if (first?.kind !== 'number') return undefined
  let digits = first.word
  let end = from + 1
  if (/^\d{1,3}$/.test(digits)) {
    for (
      let next = tokens[end];
      next && next.before === 'blank' && /^\d{3}$/.test(next.word);
      next = tokens[end]
    ) {
      digits += next.word
      end += 1
    }
  }
  return { value: valueOf(digits), end, isGrouped: end > from + 1 || /[.,]\d{3}/.test(digits) }
}

export function createReader(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  language: string,
): Reader {
  const names = namesIn(vocabulary)
  const phrasesByStart = new Map<number, Map<Kind, PhraseMatch<AnySense>>>()
  function phrases(from: number): Map<Kind, PhraseMatch<AnySense>> {
    const known = phrasesByStart.get(from) ?? phrasesAt(tokens, names, from)
    phrasesByStart.set(from, known)
    return known
  }
  return {
    tokens,
    names,
    language,
    at<K extends Kind>(from: number, kind: K) {
      const match = phrases(from).get(kind)
      const isOf = (sense: AnySense): sense is SenseOf<K> => sense.kind === kind
      return match && { end: match.end, key: match.key, senses: match.senses.filter(isOf) }
    },
    skip: (from, ...kinds) =>
      kinds.reduce((end, kind) => Math.max(end, phrases(from).get(kind)?.end ?? from), from),
    number: (from) => numberAt(tokens, from),
  }
}
