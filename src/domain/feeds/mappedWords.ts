import { factKindOf, factNames, type FeedFact } from './facts'

/**
 * What an unknown word of a feed can stand for: a type, something that a listing has (`feature`), or a
 * value of a fact with choices, such as the energy label.
 */
export type WordKind = 'type' | 'feature' | FeedFact

/** A word of a feed that means nothing to us, and where it stands. */
export type UnknownWord = { kind: WordKind; word: string }

/** The meaning of a word that staff have marked as one without a meaning. */
export const NO_MEANING = '-'

/** Returns the meaning that staff gave to a word, or undefined. */
export type MappedWords = (kind: WordKind, word: string) => string | undefined

export const noMappedWords: MappedWords = () => undefined

const MAX_WORD_LENGTH = 80

/** A word as it is compared: case and blanks make no difference, signs do ("A+" is not "A"). */
export const foldWord = (text: string): string =>
  text.replace(/\s+/g, ' ').trim().slice(0, MAX_WORD_LENGTH).toWellFormed().toLowerCase()

/** The facts that are ticked when a listing has a feature. */
const featureTargets: readonly FeedFact[] = factNames.filter(
  (name) => factKindOf(name).is === 'flag' && !/^publish/.test(name),
)

/** The choices that a word of this kind can mean; those of a type are the types of the agency. */
export function choicesOf(kind: WordKind): readonly string[] {
  if (kind === 'type') return []
  if (kind === 'feature') return featureTargets
  const fact = factKindOf(kind)
  return fact.is === 'choice' ? fact.of : []
}

export const isWordKind = (text: string): text is WordKind =>
  text === 'type' || text === 'feature' || factNames.some((name) => name === text)
