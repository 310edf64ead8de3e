import type { ListQuery } from '../lists/listQuery'
import type { Goal } from '../vocabulary'

import {
  area,
  bedrooms,
  unsupportedAmount,
  unknownUntil,
  type TypeOrFeature,
  type Match,
  type Rule,
} from './amounts'
import { goalOf, goalOfBudget, listQueryOf, referenceOf, type Meaning, type Part } from './meaning'
import { energy } from './energyPhrase'
import { near } from './placePhrase'
import { bareNumber, phrase, province, reference } from './phrases'
import { price } from './prices'
import { createReader, type Reader } from './reader'
import { street } from './street'
import { clausesOf, tokensOf } from './tokens'
import type { Vocabulary } from './vocabulary'
import { cutQuery } from './words'

/** A query in the terms of lists. Every word of it is in a part, in `unknown`, or a filler. */
export type Understood = {
  /** Absent when none is named, or both. */
  goal?: Goal
  /** The goal that only the budget tells: there is no rent of 400.000. */
  impliedGoal?: Goal
  query: ListQuery
  parts: Part[]
  /**
   * The number of a listing, when one is typed. Whether there is such a listing is for others to
   * say.
   */
  reference?: number
  /** What means nothing here, as it was typed. */
  unknown: string[]
}

/** In the order in which they win when they reach equally far. */
const rules: readonly Rule[] = [
  reference,
  street,
  bedrooms,
  area,
  province,
  phrase,
  near,
  price,
  energy,
  unsupportedAmount,
  bareNumber,
]

const longestMatch = (
  reader: Reader,
  from: number,
  candidates: readonly Rule[],
): Match | undefined =>
  candidates.reduce<Match | undefined>((best, rule) => {
    const match = rule(reader, from)
    return match && match.end > (best?.end ?? from) ? match : best
  }, undefined)

/**
 * "zonder tuin": matches a negated phrase as unknown, so that the list is not filtered by the
 * opposite.
 */
const negated: Rule = (reader, from) => {
  const start = reader.skip(from, 'without')
  const match =
    start > from
      ? (longestMatch(reader, start, rules) ??
        longestMatch(reader, reader.skip(start, 'filler'), rules))
      : undefined
  return match && unknownUntil(match.end)
}

const filler: Rule = (reader, from) => {
  const end = reader.tokens[from]?.kind === 'sign' ? from + 1 : reader.skip(from, 'filler')
  return end > from ? { end, means: [] } : undefined
}

const allRules = [...rules, negated, filler]

type Piece = {
  start: number
  end: number
  means: Match['means']
  isUnknown: boolean
  isGlued: boolean
  isWith: boolean
}

function* piecesOf(reader: Reader): Generator<Piece> {
  const { tokens } = reader
  for (let from = 0; from < tokens.length;) {
    const {
      end,
      means,
      isUnknown = false,
    } = longestMatch(reader, from, allRules) ?? unknownUntil(from + 1)
    const first = tokens[from]
    const last = tokens[end - 1]
    const isWith = means.length === 0 && reader.skip(from, 'with') > from
    if (first && last)
      yield { start: first.start, end: last.end, means, isUnknown, isGlued: first.isGlued, isWith }
    from = end
  }
}

type PlacedMeaning = { start: number; end: number; meaning: Meaning | TypeOrFeature }

/**
 * A garage is something a home has once another type is named, or after "with"; else it is what is
 * looked for.
 */
function resolveTypeOrFeature(
  { start, meaning }: PlacedMeaning,
  all: readonly PlacedMeaning[],
  withAt: number,
): Meaning {
  if (meaning.kind !== 'either') return meaning
  const isFeature =
    withAt < start ||
    all.some(
      (other) =>
        other.meaning.kind === 'type' || (other.meaning.kind === 'has' && other.start < start),
    )
  return isFeature
    ? { kind: 'has', feature: meaning.feature }
    : { kind: 'type', types: meaning.types }
}

/** Unknown words that hang together ("foo-bar") are said as one. */
function unknownIn(text: string, pieces: readonly Piece[]): string[] {
  const spans: { start: number; end: number }[] = []
  for (const [at, { start, end, isUnknown, isGlued }] of pieces.entries()) {
    const last = spans.at(-1)
    if (isUnknown && isGlued && last && pieces[at - 1]?.isUnknown) last.end = end
    else if (isUnknown) spans.push({ start, end })
  }
  return spans.map(({ start, end }) => text.slice(start, end))
}

/**
 * Parses what a visitor typed, in any of the languages, that of the page first. Only the first 200
 * characters are read.
 */
export function understand(typed: string, vocabulary: Vocabulary, language: string): Understood {
  const text = cutQuery(typed)
  const pieces = clausesOf(tokensOf(text)).flatMap((clause) => [
    ...piecesOf(createReader(clause, vocabulary, language)),
  ])
  const placed = pieces.flatMap(({ start, end, means }) =>
    means.map((meaning): PlacedMeaning => ({ start, end, meaning })),
  )
  const withAt = pieces.find(({ isWith }) => isWith)?.start ?? Infinity
  const parts = placed.map((one): Part => ({
    ...resolveTypeOrFeature(one, placed, withAt),
    text: text.slice(one.start, one.end),
    start: one.start,
    end: one.end,
  }))
  const goal = goalOf(parts)
  const number = referenceOf(parts)
  const query = listQueryOf(parts)
  const isGoalNamed = parts.some(({ kind }) => kind === 'goal')
  const impliedGoal = isGoalNamed ? undefined : goalOfBudget(query)
  return {
    ...(goal && { goal }),
    ...(impliedGoal && { impliedGoal }),
    query,
    parts,
    ...(number !== undefined && { reference: number }),
    unknown: unknownIn(text, pieces),
  }
}

/** Removes one part from a query. A comma keeps the texts on both sides apart. */
export function withoutPart(typed: string, { start, end }: Pick<Part, 'start' | 'end'>): string {
  const text = cutQuery(typed)
  const sides = [
    text.slice(0, start).trimEnd().replace(/,$/, ''),
    text.slice(end).trimStart().replace(/^,/, '').trimStart(),
  ]
  return sides.filter((side) => side !== '').join(', ')
}
