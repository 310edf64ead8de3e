import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { transactionOf } from '@/fields/transactionOf'

/** Returns the id under which PostgreSQL records how the transaction of this request ends. */
async function transactionIdOf(req: PayloadRequest): Promise<string> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`select pg_current_xact_id()::text as number`)
  return String(rows[0]?.number)
}

/**
 * Throws unless PostgreSQL recorded the transaction as committed. Payload does not report a commit
 * that fails, for example because the database is killed at that moment.
 */
async function assertCommitted({ payload }: PayloadRequest, transactionId: string): Promise<void> {
  const { rows } = await payload.db.drizzle.execute(
    sql`select pg_xact_status(${transactionId}::xid8) as ended`,
  )
  if (rows[0]?.ended !== 'committed') throw new Error('The transaction was not committed')
}

/**
 * Runs the work in a transaction of the request: all that it writes is committed, or nothing is.
 */
export async function transact<Result>(
  req: PayloadRequest,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const { db } = req.payload
  const id = await db.beginTransaction()
  if (id === null) throw new Error('The database started no transaction')
  req.transactionID = id
  try {
    const result = await work(req)
    const transactionId = await transactionIdOf(req)
    await db.commitTransaction(id)
    await assertCommitted(req, transactionId)
    return result
  } catch (error) {
    await db.rollbackTransaction(id).catch(() => undefined)
    throw error
  } finally {
    delete req.transactionID
  }
}
