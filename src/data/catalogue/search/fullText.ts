import { isIndexed, isNumberWord } from '@/domain/catalogue/search/words'
import type { Locale } from '@/i18n/locales'

import { readForVisitors, visitorsPool } from '@/data/core/standby/visitorReads'
import { wordsColumn } from './searchRowSql'

/** Matches that are read. The newest of a word that is more common have been found before. */
const MAX_MATCHES = 3000
/** Milliseconds after which no result is better than a longer wait. */
const SEARCH_TIMEOUT_MS = 50
/** PostgreSQL's code for a statement that was cancelled, here by its timeout. */
const QUERY_CANCELED = '57014'

type ReferenceRow = [reference: number]

/** The condition that a number stands by itself: no part of a longer one, nor of a word. */
const holdsNumber = (column: string, position: number): string =>
  `${column} ~ ('(^|[^[:alnum:]])' || $${position} || '($|[^[:alnum:]])')`

/** The condition for one word. Words are letters and digits only, so none needs escaping. */
const holdsWord = (column: string, word: string, position: number): string =>
  isNumberWord(word) ? holdsNumber(column, position) : `strpos(${column}, $${position}) > 0`

/** The same where an index can help. */
const findsWord = (column: string, word: string, position: number): string =>
  isIndexed(word)
    ? `(${column} like '%' || $${position} || '%' and ${holdsWord(column, word, position)})`
    : holdsWord(column, word, position)

/** Returns those of the listings that contain all words. */
export async function filterByWords(
  references: readonly number[],
  words: readonly string[],
  locale: Locale,
): Promise<Set<number>> {
  if (references.length === 0) return new Set()
  const conditions = words
    .map((word, at) => holdsWord(wordsColumn(locale), word, at + 2))
    .join(' and ')
  const { rows } = await readForVisitors(async () =>
    (await visitorsPool()).query<ReferenceRow>({
      text: `select reference from property_search
        where reference = any($1::integer[]) and ${conditions}`,
      values: [references, ...words],
      rowMode: 'array',
    }),
  )
  return new Set(rows.map(([reference]) => reference))
}

const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === QUERY_CANCELED

async function readByWords(words: readonly string[], locale: Locale): Promise<number[]> {
  const column = wordsColumn(locale)
  const conditions = words.map((word, at) => findsWord(column, word, at + 1)).join(' and ')
  const client = await (await visitorsPool()).connect()
  let failure: unknown
  try {
    await client.query(
      `begin read only; set local statement_timeout = ${SEARCH_TIMEOUT_MS};
      set local enable_seqscan = off; set local enable_indexscan = off`,
    )
    const text = `select reference from property_search where ${conditions} limit ${MAX_MATCHES}`
    const { rows } = await client.query<ReferenceRow>({
      text,
      values: [...words],
      rowMode: 'array',
    })
    return rows.map(([reference]) => reference)
  } catch (error) {
    if (isTimeout(error)) return []
    failure = error
    throw error
  } finally {
    if (failure === undefined) await client.query('rollback')
    client.release(failure !== undefined)
  }
}

/**
 * Returns all listings that contain all words, in no order. The trigram index must be used: a scan
 * of every row takes too long, and so do words that are too short for the index.
 */
export const findByWords = async (words: readonly string[], locale: Locale): Promise<number[]> =>
  words.some(isIndexed) ? readForVisitors(() => readByWords(words, locale)) : []
