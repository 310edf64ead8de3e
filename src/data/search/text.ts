import { isIndexed } from '@/domain/search/words'
import type { Locale } from '@/i18n/locales'

import { payload } from '../payload'
import { wordsColumn } from './keep'

/** A word that so many listings hold says nothing: what is newest among them has been found by then. */
const MOST = 3000
/** Milliseconds after which nothing found is better than waiting. */
const PATIENCE = 50
const TIMED_OUT = '57014'

type Found = [reference: number]

/** The words are letters and digits alone, so none of them means anything in a pattern. */
const holds = (column: string, word: string, at: number): string => (isIndexed(word) ? `${column} like '%' || $${at} || '%'` : `strpos(${column}, $${at}) > 0`)

/** Those of these listings whose words hold all of the given ones. */
export async function holdingAmong(references: readonly number[], words: readonly string[], locale: Locale): Promise<Set<number>> {
  if (references.length === 0) return new Set()
  const { db } = await payload()
  const conditions = words.map((_, at) => `strpos(${wordsColumn(locale)}, $${at + 2}) > 0`).join(' and ')
  const text = `select reference from property_search where reference = any($1::integer[]) and ${conditions}`
  const { rows } = await db.pool.query<Found>({ text, values: [references, ...words], rowMode: 'array' })
  return new Set(rows.map(([reference]) => reference))
}

const isTimeout = (error: unknown): boolean => typeof error === 'object' && error !== null && 'code' in error && error.code === TIMED_OUT

/**
 * All listings that hold these words, in no order. Only by the index: a look at every row would take longer than anybody
 * waits, and so would words that the index does not know.
 */
export async function holdingAnywhere(words: readonly string[], locale: Locale): Promise<number[]> {
  if (!words.some(isIndexed)) return []
  const { db } = await payload()
  const column = wordsColumn(locale)
  const conditions = words.map((word, at) => holds(column, word, at + 1)).join(' and ')
  const client = await db.pool.connect()
  let fault: unknown
  try {
    await client.query(`begin read only; set local statement_timeout = ${PATIENCE}; set local enable_seqscan = off; set local enable_indexscan = off`)
    const text = `select reference from property_search where ${conditions} limit ${MOST}`
    const { rows } = await client.query<Found>({ text, values: [...words], rowMode: 'array' })
    return rows.map(([reference]) => reference)
  } catch (error) {
    if (isTimeout(error)) return []
    fault = error
    throw error
  } finally {
    if (fault === undefined) await client.query('rollback')
    client.release(fault !== undefined)
  }
}
