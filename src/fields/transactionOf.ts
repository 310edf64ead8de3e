import type { PayloadRequest } from 'payload'

type Database = PayloadRequest['payload']['db']['drizzle']
type SqlRunner = Pick<Database, 'execute'>

const isSqlRunner = (value: unknown): value is SqlRunner =>
  typeof value === 'object' && value !== null && 'execute' in value

/**
 * Returns the connection for the SQL of a hook: the transaction of the request, so that both commit
 * or roll back together.
 */
export async function transactionOf(req: PayloadRequest): Promise<SqlRunner> {
  const { db } = req.payload
  const id = await req.transactionID
  const session = id === undefined || id === null ? undefined : db.sessions?.[id]?.db
  return isSqlRunner(session) ? session : db.drizzle
}
