import { lexicon, type Sense } from './lexicon'
import { localities } from './localities'
import { clausesOf, tokensOf, type Token } from './tokens'
import { namesIn, townIn, type NameIndex, type Vocabulary } from './vocabulary'
import { cutQuery } from './words'

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']
/** A shorter word has too many neighbours that mean something else. */
const MIN_LETTERS = 4
const MIN_LETTERS_ELSEWHERE = 5
/** A longer word is no slip of one finger, and has a thousand neighbours. */
const MAX_LETTERS = 24
/** Words around the wrong one that can belong to its name: "Sint-Katelijn-Waver". */
const MAX_SPAN = 4
const MAX_WORDS = 3

/** All words with one letter left out, added, replaced, or two exchanged; the first letter stays. */
function* neighboursOf(word: string): Generator<string> {
  for (let at = 1; at <= word.length; at++) {
    const head = word.slice(0, at)
    const tail = word.slice(at)
    if (tail !== '') yield head + tail.slice(1)
    if (tail.length > 1) yield head + (tail[1] ?? '') + (tail[0] ?? '') + tail.slice(2)
    for (const letter of LETTERS) {
      yield head + letter + tail
      if (tail !== '') yield head + letter + tail.slice(1)
    }
  }
}

const MEANINGFUL = new Set<Sense['kind']>(['goal', 'type', 'feature', 'region', 'province', 'new'])

type Correction = { text: string; rank: number }

/** What a key names, as it is written in a language; the agency's own towns first. */
function nameOf(key: string, names: NameIndex, language: string): Correction | undefined {
  const own = names.byKey.get(key)?.[0]
  if (own?.kind === 'town') return { text: townIn(own, language).name, rank: 0 }
  const place = localities()
    .get(key)
    ?.find((sense) => sense.kind === 'place')
  if (place?.kind === 'place' && key.length >= MIN_LETTERS_ELSEWHERE)
    return { text: townIn(place, language).name, rank: place.isMain ? 2 : 3 }
  const isMeant = (sense: Sense) => MEANINGFUL.has(sense.kind) && sense.language === language
  return own || (lexicon.get(key) ?? []).some(isMeant) ? { text: key, rank: 1 } : undefined
}

type Replacement = Correction & { start: number; end: number; words: number }

/** The best name that the words around a wrong one make when one of its letters is another. */
function correctionAt(
  tokens: readonly Token[],
  at: number,
  names: NameIndex,
  language: string,
): Replacement | undefined {
  const neighbours = [...new Set(neighboursOf(tokens[at]?.word ?? ''))]
  const replacements: Replacement[] = []
  for (let from = Math.max(0, at - MAX_SPAN + 1); from <= at; from++) {
    for (let to = at + 1; to <= Math.min(tokens.length, from + MAX_SPAN); to++) {
      const before = tokens.slice(from, at).map(({ word }) => `${word} `)
      const after = tokens.slice(at + 1, to).map(({ word }) => ` ${word}`)
      for (const word of neighbours) {
        const name = nameOf(before.join('') + word + after.join(''), names, language)
        const start = tokens[from]?.start
        const end = tokens[to - 1]?.end
        if (name && start !== undefined && end !== undefined)
          replacements.push({ ...name, start, end, words: to - from })
      }
    }
  }
  return replacements.sort((a, b) => b.words - a.words || a.rank - b.rank)[0]
}

const canBeWrong = ({ kind, word }: Token): boolean =>
  kind === 'word' && word.length >= MIN_LETTERS && word.length <= MAX_LETTERS

/**
 * Returns the query with its unknown words as they were probably meant: each differs by one letter
 * from a town, a type or another word of the trade. It is only offered, never searched for.
 */
export function didYouMean(
  typed: string,
  unknown: readonly string[],
  vocabulary: Vocabulary,
  language: string,
): string | undefined {
  const text = cutQuery(typed)
  const names = namesIn(vocabulary)
  const wrong = new Set(unknown.flatMap((one) => tokensOf(one)).map(({ word }) => word))
  const replacements = clausesOf(tokensOf(text)).flatMap((clause) =>
    clause
      .flatMap((token, at) => (wrong.has(token.word) && canBeWrong(token) ? [at] : []))
      .slice(0, MAX_WORDS)
      .flatMap((at) => correctionAt(clause, at, names, language) ?? []),
  )
  const corrected = replacements
    .filter(({ start }, at) => start >= (replacements[at - 1]?.end ?? 0))
    .reduceRight(
      (rest, { start, end, text: name }) => rest.slice(0, start) + name + rest.slice(end),
      text,
    )
  return corrected === text ? undefined : corrected
}
