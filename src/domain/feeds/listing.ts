import type { Country } from '../catalogue/countries'
import type { Facts, FactValue, FeedFact } from './facts'
import { withoutMarkup } from './plainText'
import type { Reason, RowNote, RowRefusal } from './reasons'
import { stripUnstorable } from './storable'
import type { LeftValue } from './watch'

/** The languages of the site, as texts of a feed name them. */
export const feedLanguages = ['nl', 'fr', 'en', 'de'] as const
export type FeedLanguage = (typeof feedLanguages)[number]
export type Texts = Partial<Record<FeedLanguage, string>>

export type Place = { country: Country | undefined; zip: string; name: string }

/** One record of a feed as its reader returns it, in any format, before validation. */
export type FeedRecord = {
  key: string
  /** The key of the project that brings it as one of its units. */
  project?: string
  /** The feed says that this listing is no longer there. */
  isGone?: boolean
  /** The WebID of the type. */
  type: number | undefined
  /** The type as the feed names it, to tell which word is not known. */
  typeName?: string | undefined
  /** The goal as the feed names it. */
  goalName?: string | undefined
  place: Place
  facts: Partial<Record<FeedFact, FactValue | undefined>>
  title: Texts
  description: Texts
  pictures: string[]
  plans: string[]
  /**
   * Where pictures and plans are downloaded when their addresses change with each answer of a CRM:
   * `pictures` and `plans` then have addresses that only name them.
   */
  downloads?: Readonly<Record<string, string>>
  /** The email address of the colleague who looks after it. */
  contact?: string | undefined
  notes?: Reason<RowNote>[]
  /** Features that are named by a word we do not know. */
  features?: LeftValue[]
  /** Values of the feed that are not taken over. */
  unread?: LeftValue[]
}

/** A validated listing, the same for every format. */
export type Listing = {
  key: string
  project?: string
  type: number
  place: Place
  facts: Facts
  title: Texts
  description: Texts
  pictures: string[]
  plans: string[]
  downloads?: Readonly<Record<string, string>>
  contact?: string
}

export type JudgedRecord =
  | { listing: Listing; notes: Reason<RowNote>[]; typeName: string }
  | { refused: Reason<RowRefusal>; key: string }

/** One line, without blanks at its ends. */
export const oneLine = (text: string): string => stripUnstorable(text).replace(/\s+/g, ' ').trim()

/** A title or a heading: one line without tags. */
export const plainLine = (text: string): string => oneLine(withoutMarkup(text))

/** Paragraphs as they were meant: tags and blanks from the layout of a file go, empty lines part. */
export const paragraphs = (text: string): string =>
  stripUnstorable(withoutMarkup(text))
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** Texts that are longer than a field holds, by their language. */
export const cutTexts = (
  name: string,
  texts: Texts,
  normalize: (text: string) => string,
  maxLength: number,
): string[] =>
  feedLanguages
    .filter((language) => normalize(texts[language] ?? '').length > maxLength)
    .map((language) => `${name}_${language}`)

export const textsOf = (
  texts: Texts,
  normalize: (text: string) => string,
  maxLength: number,
): Texts =>
  Object.fromEntries(
    feedLanguages.flatMap((language) => {
      const text = normalize(texts[language] ?? '')
        .slice(0, maxLength)
        .toWellFormed()
      return text ? [[language, text]] : []
    }),
  )
