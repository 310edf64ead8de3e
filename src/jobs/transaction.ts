import type { JobHelpers } from 'graphile-worker'
import type { PoolClient } from 'pg'

/** Runs the work in one transaction of the worker: all that it writes is committed, or nothing is. */
export const inTransaction = <Result>(
  { withPgClient }: JobHelpers,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> =>
  withPgClient(async (client) => {
    await client.query('begin')
    try {
      const result = await work(client)
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  })
