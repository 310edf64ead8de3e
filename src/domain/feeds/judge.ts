import { videoOf } from '../site/video'
import { readFacts, type LeftOut } from './factsOfRecord'
import type { Facts } from './facts'
import { cutTexts, oneLine, paragraphs, plainLine, textsOf } from './listing'
import type { FeedRecord, JudgedRecord } from './listing'
import { NO_MEANING, noMappedWords, type MappedWords, type UnknownWord } from './mappedWords'
import type { Reason, RowNote, RowRefusal } from './reasons'
import { perMonth, pricedByRent } from './rent'
import { storable, stripUnstorable } from './storable'
import { leftValuesText, type LeftValue } from './watch'

const MAX_KEY_LENGTH = 120
const MAX_TITLE_LENGTH = 200
const MAX_TEXT_LENGTH = 20_000
const MAX_PICTURES = 60
const MAX_SHOWN_LENGTH = 80

const shown = (text: string): string => text.slice(0, MAX_SHOWN_LENGTH).toWellFormed()

/** A Belgian postal code as letters have it: B-9000. */
const LETTERED_ZIP = /^be?[\s-]*(?=\d{4}$)/i

/** `URL` takes characters that no address has and that are not stored: without them it is another one. */
const isWebAddress = (text: string): boolean =>
  URL.canParse(text) &&
  /^https?:$/.test(new URL(text).protocol) &&
  text.length <= 2000 &&
  stripUnstorable(text) === text

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

/** Facts that cannot hold what the feed says, with what it says. */
const leftOutNote = (leftOut: readonly LeftOut[]): Reason<RowNote> => {
  const words = leftOut.flatMap(({ name, value, isWord }): UnknownWord[] =>
    isWord ? [{ kind: name, word: shown(value) }] : [],
  )
  return {
    code: 'leftOut',
    facts: leftOut.map(({ name }) => name),
    text: leftOut.map(({ value }) => shown(value)).join('; '),
    ...(words.length > 0 && { words }),
  }
}

/** Price or address that is hidden because the feed does not clearly allow to show it. */
const hiddenNote = (hidden: readonly LeftOut[]): Reason<RowNote> => ({
  code: 'hidden',
  facts: hidden.map(({ name }) => name),
  text: hidden.map(({ value }) => shown(value) || '–').join('; '),
})

type Features = { facts: Facts; unknown: LeftValue[]; ignored: LeftValue[] }

/** What staff said of features that feeds name by words of their own. */
function mappedFeatures(features: readonly LeftValue[], mapped: MappedWords): Features {
  const read: Features = { facts: {}, unknown: [], ignored: [] }
  for (const feature of features) {
    const meaning = mapped('feature', feature.value)
    if (meaning === undefined) read.unknown.push(feature)
    else if (meaning === NO_MEANING) read.ignored.push(feature)
    else read.facts[meaning as keyof Facts] = true
  }
  return read
}

/** Values that are not taken over, and the features among them that staff can give a meaning. */
const unreadNote = (
  unread: readonly LeftValue[],
  features: readonly LeftValue[],
): Reason<RowNote> => ({
  code: 'unread',
  text: leftValuesText([...features, ...unread]),
  ...(features.length > 0 && {
    words: features.map(({ value }) => ({ kind: 'feature' as const, word: shown(value) })),
  }),
})

const isBeforeBuilt = ({ constructionYear, renovationYear }: Facts): boolean =>
  typeof constructionYear === 'number' &&
  typeof renovationYear === 'number' &&
  renovationYear < constructionYear

type Read = { facts: Facts; notes: Reason<RowNote>[]; goalName: string }

/** Reads facts and features, and corrects what cannot be right; each correction is told. */
function readValues(record: FeedRecord, today: Date, mapped: MappedWords): Read {
  const goalName = oneLine(record.goalName ?? String(record.facts.goal ?? ''))
  const features = mappedFeatures(record.features ?? [], mapped)
  const { facts, leftOut, hidden } = readFacts(record.facts, today, mapped)
  const isVideo = facts.virtualTour === undefined || videoOf(String(facts.virtualTour))
  if (!isVideo) {
    leftOut.push({ name: 'virtualTour', value: String(facts.virtualTour), isWord: false })
    delete facts.virtualTour
  }
  const goal = facts.goal ?? mapped('goal', goalName)
  if (goal && goal !== NO_MEANING) facts.goal = goal
  Object.assign(facts, features.facts)
  const rent = perMonth(facts)
  const isBefore = isBeforeBuilt(facts)
  const beforeBuilt = oneLine(String(facts.renovationYear))
  if (isBefore) delete facts.renovationYear
  const unread = [...features.ignored, ...(record.unread ?? []), ...unreadAddresses(record)]
  const cut = [
    ...cutTexts('title', record.title, plainLine, MAX_TITLE_LENGTH),
    ...cutTexts('description', record.description, paragraphs, MAX_TEXT_LENGTH),
  ]
  const tooMany = record.pictures.length > MAX_PICTURES || record.plans.length > MAX_PICTURES
  const notes: Reason<RowNote>[] = [
    ...(record.notes ?? []),
    ...(leftOut.length > 0 ? [leftOutNote(leftOut)] : []),
    ...(hidden.length > 0 ? [hiddenNote(hidden)] : []),
    ...(unread.length + features.unknown.length > 0 ? [unreadNote(unread, features.unknown)] : []),
    ...(cut.length > 0 ? [{ code: 'cut' as const, text: cut.join(', ') }] : []),
    ...(isBefore
      ? [{ code: 'beforeBuilt' as const, facts: ['renovationYear'], text: beforeBuilt }]
      : []),
    ...rent.notes,
    ...(tooMany ? [{ code: 'tooManyPictures' as const }] : []),
  ]
  const rented: Facts = { ...facts, ...rent.facts }
  return { facts: { ...rented, ...pricedByRent(rented) }, notes, goalName }
}

/** The type that staff gave to its name, or that its format knows. */
function typeOf({ type }: FeedRecord, name: string, mapped: MappedWords): number | undefined {
  const meaning = name ? mapped('type', name) : undefined
  return meaning !== undefined && /^\d+$/.test(meaning) ? Number(meaning) : type
}

function judge(record: FeedRecord, today: Date, mapped: MappedWords): JudgedRecord {
  const key = oneLine(record.key)
  const refuse = (code: RowRefusal, text = '', words: UnknownWord[] = []): JudgedRecord => ({
    refused: { code, ...(text && { text: shown(text) }), ...(words.length > 0 && { words }) },
    key: key.slice(0, MAX_KEY_LENGTH),
  })
  if (!key || key.length > MAX_KEY_LENGTH) return refuse('noKey', key)
  const { facts, notes, goalName } = readValues(record, today, mapped)
  if (!facts.goal)
    return goalName
      ? refuse('noGoal', goalName, [{ kind: 'goal', word: shown(goalName) }])
      : refuse('goalMissing')
  const typeName = oneLine(record.typeName ?? '')
  const type = typeOf(record, typeName, mapped)
  if (type === undefined)
    return typeName
      ? refuse('noType', typeName, [{ kind: 'type', word: shown(typeName) }])
      : refuse('typeMissing')
  const place = {
    country: record.place.country,
    zip: plainLine(record.place.zip).replace(LETTERED_ZIP, '').slice(0, 10),
    name: plainLine(record.place.name).slice(0, 120),
  }
  if (!place.country) return refuse('noPlace')
  return {
    listing: {
      key,
      ...(record.project && { project: record.project }),
      type,
      place,
      facts,
      title: textsOf(record.title, plainLine, MAX_TITLE_LENGTH),
      description: textsOf(record.description, paragraphs, MAX_TEXT_LENGTH),
      pictures: webAddresses(record.pictures),
      plans: webAddresses(record.plans),
      ...(record.downloads && { downloads: record.downloads }),
      ...(record.contact && { contact: record.contact.trim().toLowerCase() }),
    },
    notes,
    typeName,
  }
}

/**
 * Validates a record: returns the listing, or why it is refused. Values that a fact cannot hold are
 * left out and noted. `mapped` holds the words that staff have given a meaning. All of it can be
 * stored, whatever characters the feed has.
 */
export const judgeRecord = (
  record: FeedRecord,
  today: Date,
  mapped: MappedWords = noMappedWords,
): JudgedRecord => storable(judge(record, today, mapped))
