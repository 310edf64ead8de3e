import { passing, type Filter } from '@/domain/listings/answer'
import { openQuestion, writeQuestion, type Question } from '@/domain/listings/question'
import { goals, type Goal } from '@/domain/vocabulary'
import type { Locale } from '@/i18n/locales'

import { filterFor } from './lists'
import type { Shelf } from './shelf'
import { holdingAmong, holdingAnywhere } from './text'

/** As many of the newest as are read for words before the index is asked: a common word is among them at once. */
const NEWEST = 1000
/** As many questions as are kept while somebody types. */
const MOST_LOOKS = 200

/** What a question leaves: how many for each goal, the newest of them, and whether a listing is among them. */
export type Look = { counts: Record<Goal, number>; total: number; newest: number[]; isIn: (slot: number) => boolean }

function lookAt({ columns, orders }: Shelf, filters: readonly Filter[]): Look {
  const { reference, rent } = columns.arrays
  const passes = filters.map((filter) => passing(columns, filter))
  const isIn = (slot: number) => passes.some((pass) => pass(slot))
  const look = { counts: { sale: 0, rent: 0 }, total: 0, newest: [] as number[], isIn }
  for (const slot of orders.rows.newest) {
    if (!isIn(slot)) continue
    look.counts[rent[slot] === 1 ? 'rent' : 'sale'] += 1
    if (look.total++ < NEWEST) look.newest.push(reference[slot] ?? 0)
  }
  return look
}

const looks = new WeakMap<Shelf, { version: number; kept: Map<string, Look> }>()

/** Kept until a listing changes: with every letter of a street the rest of what was typed is asked again. */
export function look(shelf: Shelf, question: Question, only: Goal | undefined, locale: Locale): Look {
  const { version } = shelf.docs
  const known = looks.get(shelf)
  const mine = known?.version === version ? known : { version, kept: new Map<string, Look>() }
  looks.set(shelf, mine)
  const key = `${locale} ${only ?? ''} ${writeQuestion(question)}`
  const asked = only ? [only] : goals
  const found = mine.kept.get(key) ?? lookAt(shelf, asked.map((goal) => filterFor(shelf, question, goal, locale))) // prettier-ignore
  mine.kept.delete(key)
  mine.kept.set(key, found)
  const oldest = mine.kept.size > MOST_LOOKS ? mine.kept.keys().next().value : undefined
  if (oldest !== undefined) mine.kept.delete(oldest)
  return found
}

/** The newest of a question whose words hold all of the given ones. */
async function holding(shelf: Shelf, { newest, total, isIn }: Look, words: readonly string[], size: number, locale: Locale): Promise<number[]> {
  if (words.length === 0) return newest.slice(0, size)
  const among = await holdingAmong(newest, words, locale)
  const first = newest.filter((reference) => among.has(reference)).slice(0, size)
  if (first.length === size || total <= newest.length) return first
  const { columns } = shelf
  const older = (await holdingAnywhere(words, locale)).flatMap((reference) => {
    const slot = columns.slotOf(reference)
    return slot === undefined || among.has(reference) || !isIn(slot) ? [] : [{ reference, published: columns.arrays.published[slot] ?? 0 }]
  })
  older.sort((a, b) => b.published - a.published || b.reference - a.reference)
  return [...first, ...older.map(({ reference }) => reference)].slice(0, size)
}

type Asked = { question: Question; goal?: Goal | undefined; words: readonly string[] }

/** Listings of a question that hold the words; when they are few, whatever else holds them. */
export async function matching(shelf: Shelf, { question, goal, words }: Asked, size: number, locale: Locale): Promise<number[]> {
  const narrow = await holding(shelf, look(shelf, question, goal, locale), words, size, locale)
  const isOpen = goal === undefined && writeQuestion(question) === ''
  if (narrow.length >= size || words.length === 0 || isOpen) return narrow
  const wide = await holding(shelf, look(shelf, openQuestion, undefined, locale), words, size + narrow.length, locale)
  return [...new Set([...narrow, ...wide])].slice(0, size)
}
