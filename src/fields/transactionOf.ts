import type { PayloadRequest } from 'payload'

type Database = PayloadRequest['payload']['db']['drizzle']
type Runs = Pick<Database, 'execute'>

const runs = (value: unknown): value is Runs => typeof value === 'object' && value !== null && 'execute' in value

/** Where SQL of a hook runs: in the transaction of the request, so that it stands or falls with the save. */
export async function transactionOf(req: PayloadRequest): Promise<Runs> {
  const { db } = req.payload
  const id = await req.transactionID
  const session = id === undefined || id === null ? undefined : db.sessions?.[id]?.db
  return runs(session) ? session : db.drizzle
}
