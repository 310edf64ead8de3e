import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { z } from 'zod'

import { writtenIn, type AdvertisedCollection, type WrittenText } from '@/domain/legal/writtenTexts'
import { textIn } from '@/domain/legal/promise'
import { defaultLocale } from '@/i18n/locales'

import { transactionOf } from './transactionOf'
import { writtenTextsSql } from './writtenTextsSql'

/**
 * A stored document, whose texts in other languages count too: those of the newest draft, of the site, or
 * of the version that is restored.
 */
export type Stored = { id: string; from: 'draft' | 'site'; version?: string }

/** A text and the language that it is in. */
export type TextInLanguage = WrittenText & { locale: string }

/** Keeps which version is restored, because its texts in every language come back with it. */
export const noteRestoredVersion: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'restoreVersion') req.context.restoredVersion = String(args.id)
}

/** What a save keeps of the document in the other languages; a new one has none. */
export function storedBefore(
  req: PayloadRequest,
  original: { id?: unknown } | undefined,
): Stored | undefined {
  if (typeof original?.id !== 'string') return undefined
  const { restoredVersion } = req.context
  return {
    id: original.id,
    from: 'draft',
    ...(typeof restoredVersion === 'string' && { version: restoredVersion }),
  }
}

const storedRows = z.array(
  z.object({
    locale: z.string(),
    list: z.string().nullable(),
    rowId: z.string().nullable(),
    texts: z.record(z.string(), z.unknown()),
  }),
)

const rowsSchema = z.array(z.looseObject({ id: z.string().nullish() })).catch([])

/** Reads what a stored document says in the languages other than that of the save. */
async function otherTexts(
  req: PayloadRequest,
  collection: AdvertisedCollection,
  doc: object,
  { id, from, version }: Stored,
): Promise<TextInLanguage[]> {
  const db = await transactionOf(req)
  const owner =
    from === 'site'
      ? sql`select ${id}::uuid as id`
      : sql`select v.id from ${sql.raw(`_${collection}_v`)} v
          where v.parent_id = ${id}::uuid and (v.latest or v.id = ${version ?? null}::uuid)
          order by v.id = ${version ?? null}::uuid desc nulls last, v.created_at desc limit 1`
  const texts = sql.raw(writtenTextsSql(collection, from === 'draft', 'o.id'))
  const { rows } = await db.execute(sql`
    select w.* from (${owner}) o, lateral (${texts}) w where w.locale <> ${req.locale ?? defaultLocale}`)
  const values = new Map<string, unknown>(Object.entries(doc))
  return storedRows.parse(rows).flatMap(({ locale, list, rowId, texts: inRow }) => {
    const at = list && rowsSchema.parse(values.get(list)).findIndex((row) => row.id === rowId)
    // A row that the save takes out goes in every language.
    if (at === -1) return []
    const prefix = list ? `${list}.${at}.` : ''
    return Object.entries(inRow).map(([path, value]) => ({
      path: `${prefix}${path}`,
      locale,
      text: textIn(value),
    }))
  })
}

/**
 * Returns all that staff wrote in a document, in every language: what is saved, and what is stored in the
 * languages that the save leaves as they are.
 */
export async function findWrittenTexts(
  req: PayloadRequest,
  collection: AdvertisedCollection,
  doc: object,
  stored: Stored | undefined,
): Promise<TextInLanguage[]> {
  const locale = req.locale ?? defaultLocale
  const own = writtenIn(collection, doc).map((text) => ({ ...text, locale }))
  const others = stored ? await otherTexts(req, collection, doc, stored) : []
  return [...own, ...others].filter(({ text }) => text.trim() !== '')
}
