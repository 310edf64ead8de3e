import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import {
  choicesOf,
  foldWord,
  isWordKind,
  NO_MEANING,
  type MappedWords,
  type WordKind,
} from '@/domain/feeds/mappedWords'
import { transactionOf } from '@/fields/transactionOf'
import type { Locale } from '@/i18n/locales'
import { factName, optionName } from '@/i18n/translate'
import { factKindOf, type FeedFact } from '@/domain/feeds/facts'

type MappedWord = { kind: WordKind; word: string; meaning: string }

const rowSchema = z.object({
  kind: z.string().refine(isWordKind),
  word: z.string(),
  meaning: z.string(),
})

async function readRows(req: PayloadRequest): Promise<MappedWord[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(
    sql`select kind, word, meaning from feed_words order by kind, word`,
  )
  // A fact that a release has dropped leaves words behind that nothing reads.
  return rows.flatMap((row) => rowSchema.safeParse(row).data ?? [])
}

const keyOf = (kind: WordKind, word: string): string => `${kind} ${foldWord(word)}`

/** Reads the words that staff have given a meaning, for feeds of every format. */
export async function readMappedWords(req: PayloadRequest): Promise<MappedWords> {
  const meanings = new Map(
    (await readRows(req)).map(({ kind, word, meaning }) => [keyOf(kind, word), meaning]),
  )
  return (kind, word) => meanings.get(keyOf(kind, word))
}

/** The name of a fact; the meaning itself for one that visitors never read. */
const nameOf = (locale: Locale, fact: FeedFact): string =>
  (factName as (locale: Locale, fact: string) => string | undefined)(locale, fact) ?? fact

type Choice = { value: string; label: string }

async function typesOf(req: PayloadRequest, locale: Locale): Promise<Choice[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<Choice>(sql`
    select t.web_id::int::text as value, coalesce(nullif(l.name, ''), n.name, '') as label from property_types t
      left join property_types_locales l on l._parent_id = t.id and l._locale = ${locale}::_locales
      left join property_types_locales n on n._parent_id = t.id and n._locale = 'nl'
    order by label`)
  return rows
}

/** What a word of this kind can mean, in the language of the colleague. */
async function choicesFor(req: PayloadRequest, kind: WordKind, locale: Locale): Promise<Choice[]> {
  if (kind === 'type') return typesOf(req, locale)
  const labelOf = (value: string): string => {
    if (kind === 'feature') return nameOf(locale, value as FeedFact)
    const fact = factKindOf(kind)
    return optionName(locale, (fact.is === 'choice' && fact.vocabulary) || kind, value)
  }
  return choicesOf(kind)
    .map((value) => ({ value, label: labelOf(value) }))
    .toSorted((a, b) => (kind === 'feature' ? a.label.localeCompare(b.label, locale) : 0))
}

/** A word of a run that has no meaning yet, with how many listings have it. */
export type UnknownWordRow = { kind: WordKind; word: string; listings: number }
export type MappedWordRow = MappedWord & { label: string }
export type FeedWords = {
  unknown: UnknownWordRow[]
  mapped: MappedWordRow[]
  choices: Partial<Record<WordKind, Choice[]>>
}

/** The most words of a run that are listed; the most frequent come first. */
const MAX_WORDS = 100

async function unknownWords(req: PayloadRequest, run: string): Promise<UnknownWordRow[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<UnknownWordRow>(sql`
    select w.kind, min(w.word) as word, count(distinct r.number)::int as listings
    from feed_rows r cross join jsonb_array_elements(r.reasons) e
      cross join jsonb_to_recordset(coalesce(e -> 'words', '[]')) as w(kind text, word text)
    where r.run = ${run}::uuid group by w.kind, lower(w.word)
    order by listings desc, w.kind, word limit ${MAX_WORDS}`)
  return rows.filter(({ kind }) => isWordKind(kind))
}

/** Returns the unknown words of a run, those that have a meaning, and what a word can mean. */
export async function findWords(
  req: PayloadRequest,
  run: string,
  locale: Locale,
): Promise<FeedWords> {
  const mapped = await readRows(req)
  const meaningOf = new Set(mapped.map(({ kind, word }) => keyOf(kind, word)))
  const unknown = (await unknownWords(req, run)).filter(
    ({ kind, word }) => !meaningOf.has(keyOf(kind, word)),
  )
  const kinds = [...new Set([...unknown, ...mapped].map(({ kind }) => kind))]
  const choices = Object.fromEntries(
    await Promise.all(
      kinds.map(async (kind) => [kind, await choicesFor(req, kind, locale)] as const),
    ),
  ) as FeedWords['choices']
  const labelOf = ({ kind, meaning }: MappedWord) =>
    choices[kind]?.find(({ value }) => value === meaning)?.label ?? ''
  return { unknown, mapped: mapped.map((one) => ({ ...one, label: labelOf(one) })), choices }
}

/**
 * Gives a word its meaning, for all later runs of all feeds; without a meaning it is forgotten. Returns
 * false when the word cannot mean this.
 */
export async function mapWord(
  req: PayloadRequest,
  { kind, word, meaning }: { kind: string; word: string; meaning: string | null },
): Promise<boolean> {
  const folded = foldWord(word)
  if (!isWordKind(kind) || folded === '') return false
  const db = await transactionOf(req)
  if (meaning === null) {
    await db.execute(sql`delete from feed_words where kind = ${kind} and word = ${folded}`)
    return true
  }
  const isOffered =
    meaning === NO_MEANING ||
    (await choicesFor(req, kind, 'nl')).some(({ value }) => value === meaning)
  if (!isOffered) return false
  await db.execute(sql`
    insert into feed_words (kind, word, meaning) values (${kind}, ${folded}, ${meaning})
    on conflict (kind, word) do update set meaning = excluded.meaning`)
  return true
}
