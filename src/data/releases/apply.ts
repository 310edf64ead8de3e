import { randomUUID } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { refusalOf, refusedFieldsOf } from '@/data/core/refusal'
import { transact } from '@/data/core/transaction'
import { keyOf, type ReleaseDocument } from '@/domain/releases/release'
import { ownRequest } from '@/fields/ownRequest'
import { transactionOf } from '@/fields/transactionOf'
import { validationMessage } from '@/fields/validationMessage'
import { defaultLocale } from '@/i18n/locales'

/**
 * Who publishes: the colleague of the request, with what they may do, or the site at a moment that
 * staff chose, and for a preview.
 */
export type By = 'colleague' | 'site'

/** Reasons why documents were refused, by their keys. */
export type Refusals = Map<string, string>

/** Rolls back what was done with a release, and says why. */
export class ReleaseRefused extends Error {
  constructor(readonly refusals: Refusals) {
    super('The release was refused')
  }
}

/**
 * Runs the work in a transaction of its own, one at a time for each release: two colleagues who press
 * at once, or a colleague and the site, wait for each other.
 */
export const withRelease = <Result>(
  req: PayloadRequest,
  release: string,
  by: By,
  work: (own: PayloadRequest) => Promise<Result>,
): Promise<Result> =>
  transact(ownRequest(req, by === 'colleague' ? req.user : null), async (own) => {
    const db = await transactionOf(own)
    await db.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`release ${release}`}, 0))`,
    )
    return work(own)
  })

/**
 * Gives one save of several a name of its own for their transaction. A save that Payload refuses ends
 * the transaction that it knows by name: here only the name ends.
 */
async function joinTransaction(own: PayloadRequest): Promise<{ id: string; leave: () => void }> {
  const { sessions } = own.payload.db
  const session = sessions?.[(await own.transactionID) ?? '']
  if (!sessions || !session) throw new Error('The transaction has ended')
  const id = randomUUID()
  const nothing = () => Promise.resolve()
  sessions[id] = { db: session.db, resolve: nothing, reject: nothing }
  return { id, leave: () => delete sessions[id] }
}

const saveOptions = (
  own: PayloadRequest,
  by: By,
  transactionID: string,
  context: Record<string, boolean>,
) => ({
  depth: 0,
  locale: defaultLocale,
  fallbackLocale: false as const,
  overrideAccess: by === 'site',
  user: own.user,
  req: {
    i18n: own.i18n,
    t: own.t,
    user: own.user,
    payloadAPI: own.payloadAPI,
    // No colleague is logged in at a moment that was chosen; the rules of publishing apply all the same.
    context: { ...context, decidedBefore: by === 'site' },
    transactionID,
  },
})
export type SaveOptions = ReturnType<typeof saveOptions>

/**
 * Runs one save of several in the transaction of the request. When it is refused, what it wrote is
 * undone and the reason is returned.
 */
export async function attempt(
  own: PayloadRequest,
  by: By,
  save: (options: SaveOptions) => Promise<unknown>,
  context: Record<string, boolean> = {},
): Promise<string | undefined> {
  const db = await transactionOf(own)
  const { id, leave } = await joinTransaction(own)
  await db.execute(sql`savepoint release_document`)
  try {
    await save(saveOptions(own, by, id, context))
    await db.execute(sql`release savepoint release_document`)
    return undefined
  } catch (error) {
    await db.execute(sql`rollback to savepoint release_document`)
    const reason = refusalOf(error)
    if (reason === undefined) throw error
    const fields = refusedFieldsOf(error)
    // The same sentence for each of many fields is not read: the fields alone are.
    return fields.length > 1
      ? validationMessage(own, 'fieldsRefused', { fields: fields.join(', ') })
      : reason
  } finally {
    leave()
  }
}

/** Publishes the newest drafts in the transaction of the request. What is refused is left as it was. */
export async function publishDrafts(
  own: PayloadRequest,
  documents: readonly ReleaseDocument[],
  by: By,
): Promise<Refusals> {
  const refusals: Refusals = new Map()
  for (const { collection, id } of documents) {
    const reason = await attempt(own, by, (options) =>
      own.payload.update({ collection, id, data: { _status: 'published' }, ...options }),
    )
    if (reason !== undefined) refusals.set(keyOf({ collection, id }), reason)
  }
  return refusals
}

/** Publishes the drafts and takes it all back, to learn what would be refused. */
export async function rehearse(
  req: PayloadRequest,
  release: string,
  documents: readonly ReleaseDocument[],
): Promise<Refusals> {
  if (documents.length === 0) return new Map()
  try {
    return await withRelease(req, release, 'colleague', async (own) => {
      throw new ReleaseRefused(await publishDrafts(own, documents, 'colleague'))
    })
  } catch (error) {
    if (error instanceof ReleaseRefused) return error.refusals
    throw error
  }
}
