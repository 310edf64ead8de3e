import { lexicon, type Sense } from './lexicon'
import type { Token } from './tokens'
import { namesIn, type NameIndex, type TownSense, type TypeSense, type Vocabulary } from './vocabulary'

type Any = Sense | TownSense | TypeSense
type Kind = Any['kind']
type Of<K extends Kind> = Extract<Any, { kind: K }>

/** As many words as the longest name or phrase has. */
const LONGEST = 7

/** A phrase that was found: where it ends, and what it can mean. */
export type Found<Sense> = { end: number; key: string; senses: Sense[] }

/** A number, where it ends, and whether it is written as amounts are (450.000, 450 000). */
export type Numeral = { value: number; end: number; isGrouped: boolean }

/** A clause as rules look at it: at every word the longest phrase of each kind that begins there. */
export type Reader = {
  tokens: readonly Token[]
  names: NameIndex
  language: string
  at: <K extends Kind>(from: number, kind: K) => Found<Of<K>> | undefined
  /** Where the longest phrase of one of these kinds ends; where it would begin when there is none. */
  skip: (from: number, ...kinds: Kind[]) => number
  number: (from: number) => Numeral | undefined
}

function phrasesAt(tokens: readonly Token[], names: NameIndex, from: number): Map<Kind, Found<Any>> {
  const found = new Map<Kind, Found<Any>>()
  let key = ''
  for (let at = from; at < tokens.length && at < from + LONGEST; at++) {
    const token = tokens[at]
    if (!token) break
    key = key === '' ? token.word : `${key} ${token.word}`
    for (const sense of [...(names.byKey.get(key) ?? []), ...(lexicon.get(key) ?? [])]) {
      const known = found.get(sense.kind)
      found.set(sense.kind, { end: at + 1, key, senses: known?.end === at + 1 ? [...known.senses, sense] : [sense] })
    }
  }
  return found
}

/** 450.000 and 1,250.50 with both signs; a single sign before three digits parts thousands, else it is the decimal one. */
function valueOf(written: string): number {
  const isThousands = /^\d{1,3}(?:[.,]\d{3})+(?:,\d{2})?$/.test(written)
  return Number(isThousands ? written.replace(/,\d{2}$/, '').replace(/[.,]/g, '') : written.replace(',', '.'))
}

function numberAt(tokens: readonly Token[], from: number): Numeral | undefined {
  const first = tokens[from]
  if (first?.kind !== 'number') return undefined
  let written = first.word
  let end = from + 1
  if (/^\d{1,3}$/.test(written)) {
    for (let next = tokens[end]; next && next.before === 'blank' && /^\d{3}$/.test(next.word); next = tokens[end]) {
      written += next.word
      end += 1
    }
  }
  return { value: valueOf(written), end, isGrouped: end > from + 1 || /[.,]\d{3}/.test(written) }
}

export function createReader(tokens: readonly Token[], vocabulary: Vocabulary, language: string): Reader {
  const names = namesIn(vocabulary)
  const seen = new Map<number, Map<Kind, Found<Any>>>()
  function phrases(from: number): Map<Kind, Found<Any>> {
    const known = seen.get(from) ?? phrasesAt(tokens, names, from)
    seen.set(from, known)
    return known
  }
  return {
    tokens,
    names,
    language,
    at<K extends Kind>(from: number, kind: K) {
      const found = phrases(from).get(kind)
      const isOf = (sense: Any): sense is Of<K> => sense.kind === kind
      return found && { end: found.end, key: found.key, senses: found.senses.filter(isOf) }
    },
    skip: (from, ...kinds) => kinds.reduce((end, kind) => Math.max(end, phrases(from).get(kind)?.end ?? from), from),
    number: (from) => numberAt(tokens, from),
  }
}
