import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { transactionOf } from '@/fields/transactionOf'

/** The number under which the database remembers how the transaction of this request ends. */
async function numberOf(req: PayloadRequest): Promise<string> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`select pg_current_xact_id()::text as number`)
  return String(rows[0]?.number)
}

/**
 * Payload does not say when a commit fails, such as when the database is killed right then. So the database is asked:
 * only what it remembers as committed stands.
 */
async function mustStand({ payload }: PayloadRequest, number: string): Promise<void> {
  const { rows } = await payload.db.drizzle.execute(sql`select pg_xact_status(${number}::xid8) as ended`)
  if (rows[0]?.ended !== 'committed') throw new Error('What was written did not come to stand')
}

/** All of it or nothing: what is written with this request meanwhile stands only once all of it does. */
export async function transact<Result>(req: PayloadRequest, work: (req: PayloadRequest) => Promise<Result>): Promise<Result> {
  const { db } = req.payload
  const id = await db.beginTransaction()
  if (id === null) throw new Error('The database gives no transaction')
  req.transactionID = id
  try {
    const result = await work(req)
    const number = await numberOf(req)
    await db.commitTransaction(id)
    await mustStand(req, number)
    return result
  } catch (error) {
    await db.rollbackTransaction(id).catch(() => undefined)
    throw error
  } finally {
    delete req.transactionID
  }
}
