import { Logger, run, type Runner } from 'graphile-worker'

import { env } from '@/env'

import { tasks } from './tasks'

/** Errors and warnings are worth a line; that a job ran is not. */
const logger = new Logger(() => (level, message) => {
  if (level === 'error' || level === 'warning') process.stderr.write(`worker: ${message}\n`)
})

export const startWorker = (options: { ownProcess: boolean }): Promise<Runner> =>
  run({ connectionString: env.DATABASE_URL, concurrency: 3, taskList: tasks, logger, noHandleSignals: !options.ownProcess })
