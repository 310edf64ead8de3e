import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type CollectionSlug,
  type File,
  type Payload,
  type PayloadRequest,
  type Where,
} from 'payload'

import { defaultLocale } from '@/i18n/locales'

import { inLanguage } from '../text'
import type { Refs } from './refs'
import { withAllLanguages } from './translations'

export type SeedContext = { payload: Payload; refs: Refs }
export type Data = Record<string, unknown>

type Entry = {
  collection: CollectionSlug
  key: Where
  data: Data
  /** The file of an upload: on disk, or in memory. */
  filePath?: string
  file?: File
}

/**
 * Runs all saves of a document in one transaction, so an interrupted run leaves nothing half
 * written.
 */
export async function inOneTransaction<T>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<T>,
): Promise<T> {
  // Nothing has been rendered yet, so no page must be invalidated.
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
 * Creates a document in all languages unless one with that key exists: staff may have changed it.
 * Returns the id either way.
 */
export async function createOnce(
  { payload }: Pick<SeedContext, 'payload'>,
  { collection, key, data, filePath, file }: Entry,
): Promise<string> {
  // The seed has no user, so every call of the Local API overrides access.
  const common = { collection, depth: 0, overrideAccess: true } as const
  const { docs } = await payload.find({
    ...common,
    where: key,
    limit: 1,
    pagination: false,
    locale: defaultLocale,
    select: {},
  })
  const existing = docs[0]
  if (existing) return String(existing.id)

  return inOneTransaction(payload, async (req) => {
    const { id } = await withAllLanguages(data, () =>
      payload.create({
        ...common,
        req,
        locale: defaultLocale,
        data: inLanguage(data, defaultLocale) as never,
        ...(filePath && { filePath }),
        ...(file && { file }),
      }),
    )
    return String(id)
  })
}

/** A condition on several fields together. */
export const allEqual = (fields: Record<string, unknown>): Where => ({
  and: Object.entries(fields).map(([name, equals]) => ({ [name]: { equals } })),
})

/** Processes a list with a few items at a time: enough to keep two cores and the database busy. */
export async function forEachConcurrent<T>(
  list: readonly T[],
  work: (item: T) => Promise<void>,
  concurrency = 4,
): Promise<void> {
  const queue = [...list]
  const processQueue = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: concurrency }, processQueue))
}
