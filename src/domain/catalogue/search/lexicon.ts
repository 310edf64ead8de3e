import type { Feature } from '../lists/features'
import type { Goal, Province, Region } from '../vocabulary'

import de from './lexicon/de.json'
import en from './lexicon/en.json'
import fr from './lexicon/fr.json'
import nl from './lexicon/nl.json'
import { tokensOf } from './tokens'

/** The nine kinds of property of the trade, in the order of their numbers. */
export const typeKinds = [
  'house',
  'flat',
  'studio',
  'land',
  'investment',
  'commercial',
  'industrial',
  'office',
  'garage',
] as const
export type TypeKind = (typeof typeKinds)[number]

/** Words that say how what stands beside them is meant. */
type Helper =
  | 'provinceOf'
  | 'near'
  | 'surroundings'
  | 'within'
  | 'awayFrom'
  | 'atMost'
  | 'atLeast'
  | 'about'
  | 'between'
  | 'and'
  | 'to'
  | 'orMore'
  | 'orLess'
  | 'orBetter'
  | 'price'
  | 'bedroom'
  | 'room'
  | 'squareMetre'
  | 'are'
  | 'hectare'
  | 'otherUnit'
  | 'thousand'
  | 'million'
  | 'euro'
  | 'energy'
  | 'kilometre'
  | 'reference'
  | 'with'
  | 'without'
  | 'filler'

/** One language, as a person who speaks it keeps it: see the files beside. */
type LanguageWords = Record<Helper | 'new', readonly string[]> & {
  goal: Record<Goal, readonly string[]>
  type: Record<TypeKind, readonly string[]>
  feature: Record<Feature, readonly string[]>
  region: Record<Region, readonly string[]>
  province: Record<Province, readonly string[]>
  compound: readonly { words: readonly string[]; goal?: string; type?: string; new?: boolean }[]
  count: Readonly<Record<string, readonly string[]>>
}

/** What a phrase can mean, and in which language it does. */
export type Sense = { language: string } & (
  | { kind: Helper | 'new' }
  | { kind: 'goal'; value: Goal }
  | { kind: 'type'; value: TypeKind; goal?: Goal; isNew?: boolean }
  | { kind: 'feature'; value: Feature }
  | { kind: 'region'; value: Region }
  | { kind: 'province'; value: Province }
  | { kind: 'count'; value: number }
)

const wordsByLanguage = { nl, fr, en, de } satisfies Record<string, LanguageWords>

/** The words of a phrase as they are looked up. */
const keyOf = (phrase: string): string =>
  tokensOf(phrase)
    .map(({ word }) => word)
    .join(' ')

const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** Without accents, and also as German is written where there are none: "Luettich". */
export const keysOf = (phrase: string): string[] => {
  const spelled = phrase
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter)
  return [...new Set([keyOf(phrase), keyOf(spelled)])].filter((key) => key !== '')
}

const goalNamed = (name: string | undefined): Goal | undefined =>
  name === 'sale' || name === 'rent' ? name : undefined

function* sensesOf(
  language: string,
  words: LanguageWords,
): Generator<[phrase: string, sense: Sense]> {
  const { goal, type, feature, region, province, compound, count, ...helpers } = words
  const entriesOf = <Name extends string>(lists: Record<Name, readonly string[]>) =>
    Object.entries(lists) as [Name, readonly string[]][]
  for (const [value, phrases] of entriesOf(goal))
    for (const phrase of phrases) yield [phrase, { kind: 'goal', value, language }]
  for (const [value, phrases] of entriesOf(type))
    for (const phrase of phrases) yield [phrase, { kind: 'type', value, language }]
  for (const [value, phrases] of entriesOf(feature))
    for (const phrase of phrases) yield [phrase, { kind: 'feature', value, language }]
  for (const [value, phrases] of entriesOf(region))
    for (const phrase of phrases) yield [phrase, { kind: 'region', value, language }]
  for (const [value, phrases] of entriesOf(province))
    for (const phrase of phrases) yield [phrase, { kind: 'province', value, language }]
  for (const [value, phrases] of entriesOf(count))
    for (const phrase of phrases) yield [phrase, { kind: 'count', value: Number(value), language }]
  for (const [kind, phrases] of entriesOf(helpers))
    for (const phrase of phrases) yield [phrase, { kind, language }]
  for (const { words, goal: name, type: value, new: isNew } of compound) {
    const kind = typeKinds.find((one) => one === value)
    const impliedGoal = goalNamed(name)
    for (const phrase of words)
      if (kind)
        yield [
          phrase,
          {
            kind: 'type',
            value: kind,
            language,
            ...(impliedGoal && { goal: impliedGoal }),
            ...(isNew && { isNew }),
          },
        ]
  }
}

function buildLexicon(): ReadonlyMap<string, readonly Sense[]> {
  const senses = new Map<string, Sense[]>()
  for (const [language, words] of Object.entries(wordsByLanguage)) {
    for (const [phrase, sense] of sensesOf(language, words)) {
      for (const key of keysOf(phrase)) senses.set(key, [...(senses.get(key) ?? []), sense])
    }
  }
  return senses
}

/** Every phrase of the four languages, by its key. */
export const lexicon = buildLexicon()

const plainTypeWords = new Set(
  Object.values(wordsByLanguage).flatMap(({ type }) =>
    typeKinds.flatMap((kind) => keysOf(type[kind][0] ?? '')),
  ),
)

/**
 * Returns whether a phrase is the plain word for a kind: a house can be a villa, a villa is no
 * other house.
 */
export const isPlainTypeWord = (key: string): boolean => plainTypeWords.has(key)
