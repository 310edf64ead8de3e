import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterLogoutHook, CollectionBeforeOperationHook } from 'payload'

import { z } from '@/domain/lib/zodWithoutEval'
import type { AccountKind } from '@/domain/accounts/accounts'
import { transactionOf } from '@/fields/transactionOf'

const table = { users: sql.raw('users'), owners: sql.raw('owners') }
const uuid = z.uuid()

type Hooks = {
  beforeOperation: CollectionBeforeOperationHook
  afterLogout: CollectionAfterLogoutHook
}

/**
 * Hooks that lock an account before Payload reads it, until it is saved. Payload reads all of it and
 * writes all of it back, with sessions, password and role: what was ended or changed in between
 * would be undone, without a word in the log.
 */
export function accountLocks(kind: AccountKind): Hooks {
  const lock: (req: Parameters<typeof transactionOf>[0], id?: unknown) => Promise<void> = async (
    req,
    id,
  ) => {
    const { data: one } = uuid.safeParse(id)
    const db = await transactionOf(req)
    // Several accounts that are saved by a query are locked in one order, so that none waits in a circle.
    await db.execute(
      sql`select 1 from ${table[kind]} ${one ? sql`where id = ${one}::uuid` : sql``} order by id for update`,
    )
  }
  return {
    beforeOperation: async ({ args, operation, req }) => {
      if (operation === 'update') await lock(req, 'id' in args ? args.id : undefined)
      if (operation === 'refresh' && req.user) await lock(req, req.user.id)
    },
    afterLogout: async ({ req }) => {
      if (req.user) await lock(req, req.user.id)
    },
  }
}
