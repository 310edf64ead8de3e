import { sql } from '@payloadcms/db-postgres'
import {
  APIError,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  type Plugin,
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
const PATIENCE = '8s'
const LOCK_NOT_AVAILABLE = '55P03'
const CONFLICT = 409

const codeOf = (error: unknown): unknown =>
  error instanceof Error && (error.cause ? codeOf(error.cause) : 'code' in error && error.code)

/** The table of a collection or global. */
export const tableOf = (slug: string) => sql.identifier(slug.replaceAll('-', '_'))

/** Locks rows as an update does: rows that refer to them can be added meanwhile. */
async function lock(
  req: PayloadRequest,
  { slug, id, overrideAccess }: { slug: string; id?: string; overrideAccess: unknown },
): Promise<void> {
  // A stranger may not hold a row, however shortly.
  if (overrideAccess !== true && roleOf(req) === undefined) return
  const db = await transactionOf(req)
  const condition = id === undefined ? sql`` : sql`where id = ${id}::uuid`
  await db.execute(sql`select set_config('lock_timeout', ${PATIENCE}, true)`)
  try {
    await db.execute(sql`select 1 from ${tableOf(slug)} ${condition} for no key update`)
    // What the save waits for afterwards, such as an import, is waited for to its end.
    await db.execute(sql`set local lock_timeout to default`)
  } catch (error) {
    if (codeOf(error) !== LOCK_NOT_AVAILABLE) throw error
    throw new APIError(validationMessage(req, 'notSaved'), CONFLICT, undefined, true)
  }
}

const lockCollection =
  (slug: string): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    const { id, overrideAccess } = args as { id?: unknown; overrideAccess?: unknown }
    const { data: one } = uuid.safeParse(id)
    if (operation === 'update' && one !== undefined)
      await lock(req, { slug, id: one, overrideAccess })
  }

/**
 * Locks a document before Payload reads it, until it is saved. Payload reads all of it and writes all of it back, so of
 * two saves in the same moment the second would undo the first without a word, and take back what an import brings.
 * With the lock the second finds the first, and `refuseStaleSaves` refuses it. Accounts have locks of their own, taken
 * once the password is checked (`lockAccount`).
 */
export const lockBeforeRead: Plugin = (config) =>
  extendAll(config, {
    collection: ({ slug }) =>
      oneOf(accountKinds, slug)
        ? undefined
        : { hooks: { beforeOperation: [lockCollection(slug)] } },
    global: ({ slug }) => ({
      hooks: {
        beforeOperation: [
          async ({ operation, overrideAccess, req }) => {
            if (operation === 'update') await lock(req, { slug, overrideAccess })
          },
        ],
      },
    }),
  })
