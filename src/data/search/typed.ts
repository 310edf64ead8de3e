import { writeQuestion } from '@/domain/listings/question'
import type { Chip, SearchAnswer } from '@/domain/search/answers'
import { questionOf } from '@/domain/search/meaning'
import { understand, withoutPart, type Understood } from '@/domain/search/understand'
import type { Vocabulary } from '@/domain/search/vocabulary'
import { cutQuery, wordsOf } from '@/domain/search/words'
import { goals } from '@/domain/vocabulary'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

import { wishesIn } from '../views/asked'
import { findLines } from './lines'
import { look, matching } from './found'
import { listings, type Shelf } from './shelf'
import { nameIn } from './vocabulary'
import { findListBases, waysTo } from './ways'

const vocabularies = new WeakMap<Shelf, Vocabulary>()

function vocabularyOf(shelf: Shelf): Vocabulary {
  const known = vocabularies.get(shelf)
  if (known) return known
  const made: Vocabulary = {
    towns: [...shelf.cities.values()].map(({ doc: { zip }, names }) => ({ names, zip })),
    types: [...shelf.types.values()].map(({ doc: { webId }, names }) => ({ webId, names })),
  }
  vocabularies.set(shelf, made)
  return made
}

function chipsOf(shelf: Shelf, text: string, { parts }: Understood, locale: Locale): Chip[] {
  const t = translate(locale)
  const typeName = (webId: number) => {
    const type = shelf.types.get(webId)
    return type ? nameIn(type, locale) : String(webId)
  }
  return parts.flatMap((part) => {
    const asked =
      part.kind === 'goal' ? [t(part.goal === 'sale' ? 'toSale' : 'toRent')] : wishesIn(questionOf([part]), typeName, locale).map(({ label }) => label)
    const labels = [...new Set(asked)]
    return labels.length > 0 ? [{ label: labels.join(', '), without: withoutPart(text, part) }] : []
  })
}

export type Typed = { text: string; understood: Understood; isAsking: boolean }

/** What was typed, as it is understood. */
export function read(shelf: Shelf, typed: string, locale: Locale): Typed {
  const text = cutQuery(typed)
  const understood = understand(text, vocabularyOf(shelf), locale)
  return { text, understood, isAsking: understood.goal !== undefined || writeQuestion(understood.question) !== '' }
}

async function waysOf(shelf: Shelf, { understood: { question, goal } }: Typed, locale: Locale) {
  const hrefs = waysTo(await findListBases(locale), question)
  const { counts } = look(shelf, question, undefined, locale)
  const asked = goal ? [goal, ...goals.filter((one) => one !== goal)] : goals
  return asked.flatMap((one) => (hrefs[one] === '' ? [] : [{ goal: one, href: hrefs[one], count: counts[one] }]))
}

/** The numbers of the listings: the one that was named first, then those whose words match, or that the question leaves. */
async function findTyped(shelf: Shelf, { text, understood, isAsking }: Typed, size: number, locale: Locale): Promise<number[]> {
  const { reference, question, goal, unknown } = understood
  // A single letter is in every title.
  const words = wordsOf(isAsking ? unknown.join(' ') : text).filter((word) => word.length > 1)
  const found = isAsking || words.length > 0 ? await matching(shelf, { question, goal, words }, size, locale) : []
  return [...new Set([...(reference === undefined ? [] : [reference]), ...found])]
}

/** The answer to what was read. */
export async function answerTo(shelf: Shelf, asked: Typed, size: number, locale: Locale): Promise<SearchAnswer> {
  const { understood, text, isAsking } = asked
  const lines = await findLines(shelf, await findTyped(shelf, asked, size, locale), locale)
  return {
    ...(isAsking && { understood: { chips: chipsOf(shelf, text, understood, locale), ways: await waysOf(shelf, asked, locale) } }),
    // Words that listings hold mean something, unless a list is offered that pays no heed to them.
    unknown: isAsking || lines.length === 0 ? understood.unknown : [],
    properties: lines.slice(0, size),
  }
}

const MOST_LINES = 6

/** The answer to what is in the box. */
export async function askTyped(typed: string, locale: Locale): Promise<SearchAnswer> {
  const shelf = await listings()
  return answerTo(shelf, read(shelf, typed, locale), MOST_LINES, locale)
}
