import { Logger, runOnce, type TaskList } from 'graphile-worker'
import { Pool } from 'pg'

import { env } from '@/env'

export const quiet = new Logger(() => () => {})

/**
 * Runs the jobs that are due, once, and waits until the queue has noted them as done. A pool that the package makes
 * for itself is not waited for: its last question then meets a database that the test file has deleted.
 */
export async function runDueJobs(taskList: TaskList): Promise<void> {
  const pgPool = new Pool({ connectionString: env.DATABASE_URL })
  try {
    await runOnce({ pgPool, taskList, logger: quiet, noHandleSignals: true })
  } finally {
    await pgPool.end()
  }
}
