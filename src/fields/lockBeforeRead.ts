import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, Plugin } from 'payload'

import { roleOf } from '@/access/roles'
import { z } from '@/domain/lib/zodWithoutEval'

import { extendAll } from './extend'
import { transactionOf } from './transactionOf'

const uuid = z.uuid()

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
  await db.execute(sql`select 1 from ${tableOf(slug)} ${condition} for no key update`)
}

/**
 * Locks a document before Payload reads it, until it is saved. Payload reads all of it and writes all of it back, so of
 * two saves in the same moment the second would undo the first without a word, and take back what an import brings.
 * With the lock the second finds the first, and `refuseStaleSaves` refuses it.
 */
export const lockBeforeRead: Plugin = (config) =>
  extendAll(config, {
    collection: ({ slug }) => ({
      hooks: {
        beforeOperation: [
          async ({ args, operation, req }) => {
            const { id, overrideAccess } = args as { id?: unknown; overrideAccess?: unknown }
            const { data: one } = uuid.safeParse(id)
            if (operation === 'update' && one !== undefined)
              await lock(req, { slug, id: one, overrideAccess })
          },
        ],
      },
    }),
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
