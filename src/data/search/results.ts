import { openQuestion, writeQuestion } from '@/domain/listings/question'
import type { SearchAnswer, SearchIndex } from '@/domain/search/answers'
import { fold, wordsOf } from '@/domain/search/words'
import { goals, type Goal } from '@/domain/vocabulary'
import type { Locale } from '@/i18n/locales'
import type { Query } from '@/i18n/query'
import type { Listed } from './listedRows'

import { findLines } from './lines'
import { findListed } from './listed'
import { askList } from './lists'
import { findSearchIndex } from './searchIndex'
import { listings } from './shelf'
import { answerTo, read } from './typed'
import { findListBases } from './ways'

const MOST_CARDS = 12
const MOST_TOWNS = 8

const goalOf = ({ goal = [] }: Query): Goal | undefined => goals.find((one) => goal[0] === one)

/**
 * Where a search that needs no page of results leads: to the one listing whose number was typed, and with the button of a
 * goal to its list, as long as everything was understood.
 */
export async function searchOnward(query: Query, locale: Locale): Promise<string | undefined> {
  const [shelf, goal] = [await listings(), goalOf(query)]
  const { text, understood, isAsking } = read(shelf, query.q?.[0] ?? '', locale)
  const { reference, unknown, parts, question } = understood
  const isNumber = reference !== undefined && parts.length <= 1 && unknown.length === 0
  const [line] = isNumber ? await findLines(shelf, [reference], locale) : []
  if (line) return line.href
  const isClear = text === '' || (isAsking && unknown.length === 0)
  const base = goal && isClear ? (await findListBases(locale))[goal] : undefined
  return base === undefined ? undefined : base + writeQuestion(question)
}

export type Results = {
  text: string
  answer: SearchAnswer
  /** What the index holds under these words; with none, every type and where most is offered. */
  towns: SearchIndex['towns']
  types: SearchIndex['types']
  properties: Listed[]
  /** With nothing found: what lies nearest to what was asked for. */
  nearby: Listed[]
}

/** Everything that a search without a script finds. */
export async function findResults(typed: string, locale: Locale): Promise<Results> {
  const [shelf, index] = await Promise.all([listings(), findSearchIndex(locale)])
  const asked = read(shelf, typed, locale)
  const { text, understood, isAsking } = asked
  const answer = await answerTo(shelf, asked, MOST_CARDS, locale)
  const properties = await findListed(
    answer.properties.map(({ reference }) => reference),
    locale,
  )
  const words = wordsOf(text)
  const most = (towns: Results['towns']) => towns.toSorted((a, b) => b.counts.sale + b.counts.rent - a.counts.sale - a.counts.rent).slice(0, MOST_TOWNS)
  const starts = (...names: string[]) => words.some((word) => names.some((name) => name.startsWith(word)))
  const near =
    isAsking && properties.length === 0
      ? await askList({ ...openQuestion, ...understood.question }, { goal: understood.goal ?? 'sale', types: [] }, locale)
      : undefined
  return {
    ...{ text, answer, properties },
    towns: most(words.length === 0 ? index.towns : index.towns.filter(({ name, words: others, zip }) => starts(fold(name), ...others, zip))),
    types: words.length === 0 ? index.types : index.types.filter(({ name }) => starts(fold(name))),
    nearby: near ? await findListed(near.nearby, locale) : [],
  }
}
