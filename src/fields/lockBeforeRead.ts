import { sql } from '@payloadcms/db-postgres'
import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type PayloadRequest,
  type Plugin,
  type Where,
} from 'payload'

import { roleOf } from '@/access/roles'
import { accountKinds, oneOf } from '@/domain/accounts/accounts'
import { z } from '@/domain/lib/zodWithoutEval'

import { extendAll } from './extend'
import { transactionOf } from './transactionOf'
import { validationMessage } from './validationMessage'

const uuid = z.uuid()

/**
 * How long a save waits for another. Each holds a connection meanwhile: without an end, many of them would keep the one
 * that they wait for from the connection that it needs.
 */
const LOCK_TIMEOUT = '8s'
const LOCK_NOT_AVAILABLE = '55P03'
const CONFLICT = 409

const codeOf = (error: unknown): unknown =>
  error instanceof Error && (error.cause ? codeOf(error.cause) : 'code' in error && error.code)

/** The table of a collection or global. */
export const tableOf = (slug: string) => sql.identifier(slug.replaceAll('-', '_'))

/**
 * Locks rows as an update does: rows that refer to them can be added meanwhile. Two saves of several lock them in the
 * same order, so that neither waits for the other.
 */
async function lock(
  req: PayloadRequest,
  slug: string,
  condition: ReturnType<typeof sql>,
): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`select set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`)
  try {
    await db.execute(sql`select 1 from ${tableOf(slug)} ${condition} order by id for no key update`)
    // What the save waits for afterwards, such as an import, is waited for to its end.
    await db.execute(sql`set local lock_timeout to default`)
  } catch (error) {
    if (codeOf(error) !== LOCK_NOT_AVAILABLE) throw error
    throw new APIError(validationMessage(req, 'notSaved'), CONFLICT, undefined, true)
  }
}

/** A stranger may not hold a row, however shortly. */
const mayLock = (req: PayloadRequest, overrideAccess: unknown): boolean =>
  overrideAccess === true || roleOf(req) !== undefined

/** The documents that a save of several changes: Payload reads them by a condition. */
async function findIds(
  req: PayloadRequest,
  collection: CollectionSlug,
  where: Where,
): Promise<string[]> {
  const { db } = req.payload
  const { locale } = req
  const options = { collection, where, req, limit: 0, pagination: false, select: {} }
  const { docs } = await db.find({ ...options, ...(locale && { locale }) })
  return docs.map(({ id }) => String(id))
}

type UpdateArgs = { id?: unknown; where?: Where; overrideAccess?: unknown }

const lockCollection =
  (slug: CollectionSlug): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    const { id, where, overrideAccess } = args as UpdateArgs
    if (operation !== 'update' || !mayLock(req, overrideAccess)) return
    const { data: one } = uuid.safeParse(id)
    const ids = one !== undefined ? [one] : where ? await findIds(req, slug, where) : []
    if (ids.length > 0) await lock(req, slug, sql`where id = any(${`{${ids.join(',')}}`}::uuid[])`)
  }

/**
 * Locks documents before Payload reads them, until they are saved. Payload reads all of each and
 * writes all of it back, so of two saves in the same moment the second would undo the first without
 * a word, and take back what an import brings. With the lock the second finds the first, and
 * `refuseStaleSaves` refuses it. Accounts have locks of their own, taken once the password is checked
 * (`lockAccount`).
 */
export const lockBeforeRead: Plugin = (config) =>
  extendAll(config, {
    collection: ({ slug }) =>
      oneOf(accountKinds, slug)
        ? undefined
        : { hooks: { beforeOperation: [lockCollection(slug as CollectionSlug)] } },
    global: ({ slug }) => ({
      hooks: {
        beforeOperation: [
          async ({ operation, overrideAccess, req }) => {
            if (operation === 'update' && mayLock(req, overrideAccess)) await lock(req, slug, sql``)
          },
        ],
      },
    }),
  })
