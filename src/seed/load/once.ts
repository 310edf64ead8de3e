import { randomBytes } from 'node:crypto'

import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type CollectionSlug,
  type Payload,
  type PayloadRequest,
  type Where,
} from 'payload'

import { defaultLocale } from '@/i18n/locales'

import { inLanguage, otherLocales, translated } from '../text'
import type { Refs } from './refs'

export type Seeding = { payload: Payload; refs: Refs }
export type Data = Record<string, unknown>

type Entry = { collection: CollectionSlug; key: Where; data: Data; filePath?: string }

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Rows keep their identity through the saves of all languages; otherwise each save would replace the rows of the one before. */
export function withRowIds(value: unknown, isRow = false): unknown {
  if (Array.isArray(value)) return value.map((one) => withRowIds(one, isData(one)))
  if (!isData(value)) return value
  const data = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withRowIds(one)]))
  return isRow ? { id: randomBytes(12).toString('hex'), ...data } : data
}

/** A document and its four languages appear together or not at all, so a cut-off run leaves nothing half written. */
export async function together<T>(payload: Payload, work: (req: PayloadRequest) => Promise<T>): Promise<T> {
  // Nothing has been rendered yet, so no page has to be told of what is written here.
  const req = await createLocalReq({ context: { quiet: true } }, payload)
  await initTransaction(req)
  try {
    const result = await work(req)
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/**
 * Creates a document in all languages unless one with that key is there: what exists may have been changed by staff and
 * is left alone. Answers the id either way.
 */
export async function once({ payload }: Pick<Seeding, 'payload'>, { collection, key, data, filePath }: Entry): Promise<string> {
  // The seed acts before anybody can log in, so every call of the Local API overrides access.
  const common = { collection, depth: 0, overrideAccess: true } as const
  const { docs } = await payload.find({ ...common, where: key, limit: 1, pagination: false, locale: defaultLocale, select: {} })
  const found = docs[0]
  if (found) return String(found.id)

  return together(payload, async (req) => {
    const whole = withRowIds(data) as Data
    const created = await payload.create({
      ...common,
      req,
      locale: defaultLocale,
      data: inLanguage(whole, defaultLocale) as never,
      ...(filePath && { filePath }),
    })
    const texts = translated(whole)
    if (Object.keys(texts).length === 0) return String(created.id)
    for (const locale of otherLocales) {
      await payload.update({ ...common, id: created.id, req, locale, data: inLanguage(texts, locale) as never })
    }
    return String(created.id)
  })
}

/** Names a record by several of its fields together. */
export const allOf = (fields: Record<string, unknown>): Where => ({ and: Object.entries(fields).map(([name, equals]) => ({ [name]: { equals } })) })

/** Works through a list with a few at a time: enough to keep two cores and the database busy, not more. */
export async function each<T>(list: readonly T[], work: (one: T) => Promise<void>, atOnce = 4): Promise<void> {
  const queue = [...list]
  const next = async (): Promise<void> => {
    for (let one = queue.shift(); one !== undefined; one = queue.shift()) await work(one)
  }
  await Promise.all(Array.from({ length: atOnce }, next))
}
