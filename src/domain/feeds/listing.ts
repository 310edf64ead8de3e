import type { Country } from '../catalogue/countries'
import { videoOf } from '../site/video'
import { factNames, factValueOf, type Facts, type FactValue, type FeedFact } from './facts'
import { withoutMarkup } from './plainText'
import type { Reason, RowNote, RowRefusal } from './reasons'
import { leftValuesText, type LeftValue } from './watch'

/** The languages of the site, as texts of a feed name them. */
export const feedLanguages = ['nl', 'fr', 'en', 'de'] as const
export type FeedLanguage = (typeof feedLanguages)[number]
export type Texts = Partial<Record<FeedLanguage, string>>

export type Place = { country: Country | undefined; zip: string; name: string }

/** One record of a feed as its reader returns it, in any format, before validation. */
export type FeedRecord = {
  key: string
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
  notes?: Reason<RowNote>[]
  /** Values of the feed that are not taken over. */
  unread?: LeftValue[]
}

/** A validated listing, the same for every format. */
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

export type JudgedRecord =
  { listing: Listing; notes: Reason<RowNote>[] } | { refused: Reason<RowRefusal>; key: string }

const MAX_KEY_LENGTH = 120
const MAX_TITLE_LENGTH = 200
const MAX_TEXT_LENGTH = 20_000
const MAX_PICTURES = 60
const MAX_SHOWN_LENGTH = 80

// What PostgreSQL and XML cannot hold, and what only seems to be a character.
const UNSTORABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufeff\ufffe\uffff]/g

export const stripUnstorable = (text: string): string => text.replace(UNSTORABLE, '').toWellFormed()

/** One line, without blanks at its ends. */
export const oneLine = (text: string): string => stripUnstorable(text).replace(/\s+/g, ' ').trim()

/** A Belgian postal code as letters have it: B-9000. */
const LETTERED_ZIP = /^be?[\s-]*(?=\d{4}$)/i

/** A title or a heading: one line without tags. */
const plainLine = (text: string): string => oneLine(withoutMarkup(text))

/** Paragraphs as they were meant: tags and blanks from the layout of a file go, empty lines part. */
const paragraphs = (text: string): string =>
  stripUnstorable(withoutMarkup(text))
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** Texts that are longer than a field holds, by their language. */
const cutTexts = (
  name: string,
  texts: Texts,
  normalize: (text: string) => string,
  maxLength: number,
): string[] =>
  feedLanguages
    .filter((language) => normalize(texts[language] ?? '').length > maxLength)
    .map((language) => `${name}_${language}`)

const textsOf = (texts: Texts, normalize: (text: string) => string, maxLength: number): Texts =>
  Object.fromEntries(
    feedLanguages.flatMap((language) => {
      const text = normalize(texts[language] ?? '')
        .slice(0, maxLength)
        .toWellFormed()
      return text ? [[language, text]] : []
    }),
  )

const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && text.length <= 2000

const webAddresses = (list: readonly string[]): string[] =>
  [...new Set(list.map((one) => one.trim()).filter(isWebAddress))].slice(0, MAX_PICTURES)

/** Addresses of pictures and plans that are none. */
const unreadAddresses = ({ pictures, plans }: FeedRecord): LeftValue[] =>
  Object.entries({ pictures, plans }).flatMap(([path, list]) =>
    list
      .map((one) => one.trim())
      .filter((one) => one !== '' && !isWebAddress(one))
      .map((value) => ({ path, value })),
  )

type LeftOut = { name: FeedFact; value: string }

function factsOf(values: FeedRecord['facts'], today: Date): { facts: Facts; leftOut: LeftOut[] } {
  const facts: Facts = {}
  const leftOut: LeftOut[] = []
  for (const name of factNames) {
    const input = values[name]
    if (input === undefined || input === '') continue
    const value = factValueOf(name, typeof input === 'string' ? oneLine(input) : input, today)
    if (value === undefined || (name === 'virtualTour' && !videoOf(String(value))))
      leftOut.push({ name, value: oneLine(String(input)) })
    else if (value !== '') facts[name] = value
  }
  return { facts, leftOut }
}

/** Facts that cannot hold what the feed says, with what it says. */
const leftOutNote = (leftOut: readonly LeftOut[]): Reason<RowNote> => ({
  code: 'leftOut',
  facts: leftOut.map(({ name }) => name),
  text: leftOut.map(({ value }) => value.slice(0, MAX_SHOWN_LENGTH).toWellFormed()).join('; '),
})

/**
 * Validates a record: returns the listing, or why it is refused. Values that a fact cannot hold are
 * left out and noted.
 */
export function judgeRecord(record: FeedRecord, today: Date): JudgedRecord {
  const key = oneLine(record.key)
  const refuse = (code: RowRefusal, text = ''): JudgedRecord => ({
    refused: { code, ...(text && { text: text.slice(0, MAX_SHOWN_LENGTH) }) },
    key: key.slice(0, MAX_KEY_LENGTH),
  })
  if (!key || key.length > MAX_KEY_LENGTH) return refuse('noKey', key)
  const { facts, leftOut } = factsOf(record.facts, today)
  const goalName = oneLine(record.goalName ?? String(record.facts.goal ?? ''))
  if (!facts.goal) return goalName ? refuse('noGoal', goalName) : refuse('goalMissing')
  const typeName = oneLine(record.typeName ?? '')
  if (record.type === undefined)
    return typeName ? refuse('noType', typeName) : refuse('typeMissing')
  const place = {
    country: record.place.country,
    zip: oneLine(record.place.zip).replace(LETTERED_ZIP, '').slice(0, 10),
    name: oneLine(record.place.name).slice(0, 120),
  }
  if (!place.country) return refuse('noPlace')
  const { constructionYear, renovationYear } = facts
  const isBefore =
    typeof constructionYear === 'number' &&
    typeof renovationYear === 'number' &&
    renovationYear < constructionYear
  if (isBefore) delete facts.renovationYear
  const unread = [...(record.unread ?? []), ...unreadAddresses(record)]
  const cut = [
    ...cutTexts('title', record.title, plainLine, MAX_TITLE_LENGTH),
    ...cutTexts('description', record.description, paragraphs, MAX_TEXT_LENGTH),
  ]
  const notes: Reason<RowNote>[] = [
    ...(record.notes ?? []),
    ...(leftOut.length > 0 ? [leftOutNote(leftOut)] : []),
    ...(unread.length > 0 ? [{ code: 'unread' as const, text: leftValuesText(unread) }] : []),
    ...(cut.length > 0 ? [{ code: 'cut' as const, text: cut.join(', ') }] : []),
    ...(isBefore ? [{ code: 'beforeBuilt' as const, facts: ['renovationYear'] }] : []),
    ...(record.pictures.length > MAX_PICTURES ? [{ code: 'tooManyPictures' as const }] : []),
  ]
  const title = textsOf(record.title, plainLine, MAX_TITLE_LENGTH)
  const description = textsOf(record.description, paragraphs, MAX_TEXT_LENGTH)
  return {
    listing: {
      key,
      type: record.type,
      place,
      facts,
      title,
      description,
      pictures: webAddresses(record.pictures),
      plans: webAddresses(record.plans),
    },
    notes,
  }
}
