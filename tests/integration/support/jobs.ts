import { Logger, runOnce, type TaskList } from 'graphile-worker'
import { Pool } from 'pg'

import { env } from '@/env'

export const quiet = new Logger(() => () => {})

/**
 * Works with connections that have ended when it returns. Those of a pool that the package makes for itself are not
 * waited for: their last question then meets a database that the test file has deleted.
 */
export async function withPool(work: (pgPool: Pool) => Promise<void>): Promise<void> {
  const pgPool = new Pool({ connectionString: env.DATABASE_URL })
  try {
    await work(pgPool)
  } finally {
    await pgPool.end()
  }
}

/** Runs the jobs that are due, once, and waits until the queue has noted them as done. */
export const runDueJobs = (taskList: TaskList, { concurrency = 1 } = {}): Promise<void> =>
  withPool((pgPool) =>
    runOnce({ pgPool, taskList, concurrency, logger: quiet, noHandleSignals: true }),
  )
