import type { Rule, TypeOrFeature } from './amounts'
import { isPlainTypeWord, type Sense } from './lexicon'
import { townAt, zoneAt } from './locality'
import type { Meaning } from './meaning'
import type { Reader } from './reader'

/** A number can also be written in groups, "100 320", and a telephone number is none. */
const MAX_REFERENCE = 999_999_999

/** A listing by its number: "ref 100320", "#100320". */
export const reference: Rule = (reader, from) => {
  const start = reader.skip(from, 'reference')
  const number = start > from ? reader.number(start) : undefined
  if (!number || number.value > MAX_REFERENCE) return undefined
  if (!/^\d{1,9}$/.test(reader.tokens[start]?.word ?? '')) return undefined
  return { end: number.end, means: [{ kind: 'reference', reference: number.value }] }
}

/** "provincie Antwerpen": not the town. */
export const province: Rule = (reader, from) => {
  const start = reader.skip(from, 'provinceOf')
  const found =
    start > from
      ? (reader.at(start, 'province') ?? reader.at(reader.skip(start, 'filler'), 'province'))
      : undefined
  const [first] = found?.senses ?? []
  return found && first
    ? { end: found.end, means: [{ kind: 'province', province: first.value }] }
    : undefined
}

type Candidate = { end: number; rank: number; means: (Meaning | TypeOrFeature)[] }

/**
 * What is called so in the language of the page goes before what is in another, towns before the
 * words of the trade.
 */
function ranked<S extends { languages?: readonly string[]; language?: string }>(
  reader: Reader,
  senses: readonly S[],
  [own, other]: [number, number],
): number {
  const isOwn = senses.some(
    ({ languages, language }) =>
      language === reader.language ||
      languages?.length === 0 ||
      languages?.includes(reader.language),
  )
  return isOwn ? own : other
}

function compoundOf(sense: Sense | undefined): Meaning[] {
  if (sense?.kind !== 'type') return []
  return [
    ...(sense.goal ? [{ kind: 'goal' as const, goal: sense.goal }] : []),
    ...(sense.isNew ? [{ kind: 'new' as const }] : []),
  ]
}

function typesAt(reader: Reader, from: number): Candidate | undefined {
  const own = reader.at(from, 'ownType')
  const word = reader.at(from, 'type')
  const end = Math.max(own?.end ?? 0, word?.end ?? 0)
  const isOwn = own?.end === end
  const senses =
    word?.end === end
      ? word.senses.toSorted(
          (a, b) => Number(b.language === reader.language) - Number(a.language === reader.language),
        )
      : []
  const ofKind = senses[0] ? reader.names.kinds[senses[0].value] : []
  const types =
    isOwn && !isPlainTypeWord(own.key)
      ? own.senses.flatMap((sense) => sense.types)
      : [...ofKind, ...(isOwn ? own.senses.flatMap((sense) => sense.types) : [])]
  if (end === 0 || types.length === 0) return undefined
  const rank = isOwn ? ranked(reader, own.senses, [1, 3]) : ranked(reader, senses, [2, 5])
  const feature = reader.at(from, 'feature')
  const unique = [...new Set(types)].sort((a, b) => a - b)
  const [which] = feature?.end === end ? feature.senses : []
  return {
    end,
    rank,
    means: [
      ...compoundOf(senses[0]),
      which
        ? { kind: 'either', types: unique, feature: which.value }
        : { kind: 'type', types: unique },
    ],
  }
}

const KINDS = ['goal', 'new', 'feature', 'region', 'province'] as const
/** "Luik" is the town, for the agency or elsewhere, before it is the province. */
const RANKS: Record<(typeof KINDS)[number], [own: number, other: number]> = {
  goal: [2, 5],
  new: [2, 5],
  feature: [2, 5],
  region: [2, 5],
  province: [3.5, 7],
}

function meaningOf(sense: Sense): Meaning | undefined {
  if (sense.kind === 'goal') return { kind: 'goal', goal: sense.value }
  if (sense.kind === 'feature') return { kind: 'has', feature: sense.value }
  if (sense.kind === 'region') return { kind: 'region', region: sense.value }
  if (sense.kind === 'province') return { kind: 'province', province: sense.value }
  return sense.kind === 'new' ? { kind: 'new' } : undefined
}

function wordsAt(reader: Reader, from: number, kind: (typeof KINDS)[number]): Candidate[] {
  const found = reader.at(from, kind)
  const [sense] = found?.senses ?? []
  const meaning = sense && meaningOf(sense)
  return found && meaning
    ? [{ end: found.end, rank: ranked(reader, found.senses, RANKS[kind]), means: [meaning] }]
    : []
}

/**
 * A name or word that asks for something by itself; of several meanings the longest, then the
 * nearest to the page's language.
 */
export const phrase: Rule = (reader, from) => {
  const candidates = [
    townAt(reader, from),
    zoneAt(reader, from),
    typesAt(reader, from),
    ...KINDS.flatMap((kind) => wordsAt(reader, from, kind)),
  ]
  return candidates
    .filter((one) => one !== undefined)
    .sort((a, b) => b.end - a.end || a.rank - b.rank)[0]
}

/**
 * A number on its own is that of a listing; a round one may as well be a price, and an amount that
 * is written so is one.
 */
export const bareNumber: Rule = (reader, from) => {
  const { word = '' } = reader.tokens[from] ?? {}
  if (!/^\d{3,9}$/.test(word)) return undefined
  const value = Number(word)
  const isRound =
    (value >= 100 && value < 1000 && value % 50 === 0) || (value >= 50_000 && value % 5000 === 0)
  return {
    end: from + 1,
    means: [
      isRound
        ? { kind: 'price', priceTo: value, reference: value }
        : { kind: 'reference', reference: value },
    ],
  }
}
