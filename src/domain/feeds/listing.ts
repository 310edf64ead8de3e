import type { Country } from '../countries'
import { videoOf } from '../video'
import { factNames, valueOf, type Facts, type FactValue, type FeedFact } from './facts'
import type { Reason, RowNote, RowRefusal } from './reasons'

/** The languages of the site, as texts of a feed name them. */
export const feedLanguages = ['nl', 'fr', 'en', 'de'] as const
export type FeedLanguage = (typeof feedLanguages)[number]
export type Texts = Partial<Record<FeedLanguage, string>>

export type Place = { country: Country | undefined; zip: string; name: string }

/** What a reader finds in one record of a feed, whatever its format; nothing of it is judged yet. */
export type Found = {
  key: string
  /** The feed says that this listing is no longer there. */
  isGone?: boolean
  /** The WebID of the type. */
  type: number | undefined
  place: Place
  facts: Partial<Record<FeedFact, FactValue | undefined>>
  title: Texts
  description: Texts
  pictures: string[]
  plans: string[]
  notes?: Reason<RowNote>[]
}

/** A listing as every format comes down to. */
export type Listing = {
  key: string
  type: number
  place: Place
  facts: Facts
  title: Texts
  description: Texts
  pictures: string[]
  plans: string[]
}

export type Judged = { listing: Listing; notes: Reason<RowNote>[] } | { refused: Reason<RowRefusal>; key: string }

const LONGEST_KEY = 120
const LONGEST_TITLE = 200
const LONGEST_TEXT = 20_000
const MOST_PICTURES = 60
const LONGEST_SHOWN = 80

// What PostgreSQL and XML cannot hold, and what only seems to be a character.
const UNHOLDABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufeff\ufffe\uffff]/g

export const clean = (text: string): string => text.replace(UNHOLDABLE, '').toWellFormed()

/** One line, without blanks at its ends. */
export const oneLine = (text: string): string => clean(text).replace(/\s+/g, ' ').trim()

/** Paragraphs as they were meant: blanks from the layout of a file go, empty lines part. */
const paragraphs = (text: string): string =>
  clean(text)
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

const textsOf = (texts: Texts, shape: (text: string) => string, most: number): Texts =>
  Object.fromEntries(
    feedLanguages.flatMap((language) => {
      const text = shape(texts[language] ?? '')
        .slice(0, most)
        .toWellFormed()
      return text ? [[language, text]] : []
    }),
  )

const isAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && text.length <= 2000

const addresses = (list: readonly string[]): string[] => [...new Set(list.map((one) => one.trim()).filter(isAddress))].slice(0, MOST_PICTURES)

function factsOf(found: Found['facts'], today: Date): { facts: Facts; leftOut: FeedFact[] } {
  const facts: Facts = {}
  const leftOut: FeedFact[] = []
  for (const name of factNames) {
    const given = found[name]
    if (given === undefined || given === '') continue
    const value = valueOf(name, typeof given === 'string' ? oneLine(given) : given, today)
    if (value === undefined || (name === 'virtualTour' && !videoOf(String(value)))) leftOut.push(name)
    else if (value !== '') facts[name] = value
  }
  return { facts, leftOut }
}

/** What a record comes down to, or why it cannot be taken over. A value that a fact cannot hold is left out and told. */
export function judge(found: Found, today: Date): Judged {
  const key = oneLine(found.key)
  const refuse = (code: RowRefusal, text = ''): Judged => ({
    refused: { code, ...(text && { text: text.slice(0, LONGEST_SHOWN) }) },
    key: key.slice(0, LONGEST_KEY),
  })
  if (!key || key.length > LONGEST_KEY) return refuse('noKey', key)
  const { facts, leftOut } = factsOf(found.facts, today)
  if (!facts.goal) return refuse('noGoal', String(found.facts.goal ?? ''))
  if (found.type === undefined) return refuse('noType')
  const place = { country: found.place.country, zip: oneLine(found.place.zip).slice(0, 10), name: oneLine(found.place.name).slice(0, 120) }
  if (!place.country) return refuse('noPlace')
  const { constructionYear, renovationYear } = facts
  const isBefore = typeof constructionYear === 'number' && typeof renovationYear === 'number' && renovationYear < constructionYear
  if (isBefore) delete facts.renovationYear
  const notes: Reason<RowNote>[] = [
    ...(found.notes ?? []),
    ...(leftOut.length > 0 ? [{ code: 'leftOut' as const, facts: leftOut }] : []),
    ...(isBefore ? [{ code: 'beforeBuilt' as const, facts: ['renovationYear'] }] : []),
    ...(found.pictures.length > MOST_PICTURES ? [{ code: 'tooManyPictures' as const }] : []),
  ]
  const title = textsOf(found.title, oneLine, LONGEST_TITLE)
  const description = textsOf(found.description, paragraphs, LONGEST_TEXT)
  return { listing: { key, type: found.type, place, facts, title, description, pictures: addresses(found.pictures), plans: addresses(found.plans) }, notes }
}
