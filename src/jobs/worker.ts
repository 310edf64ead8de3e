import { Logger, run, type Runner } from 'graphile-worker'

import { env } from '@/env'

import { tasks } from './tasks'

/** Errors and warnings are worth a line; that a job ran is not. */
const logger = new Logger(() => (level, message) => {
  if (level === 'error' || level === 'warning') process.stderr.write(`worker: ${message}\n`)
})

/**
 * The clock of the queue is that of UTC: who is to be reminded now is found out each time. What a night missed because
 * nothing ran is made up for within the next day.
 */
const CLOCK = ['* * * * * sweepMails', '* * * * * alertDemands', '*/5 * * * * remindVisitors', '10 2 * * * forgetOld ?fill=1d'].join('\n')

export const startWorker = (options: { ownProcess: boolean }): Promise<Runner> =>
  run({ connectionString: env.DATABASE_URL, concurrency: 3, taskList: tasks, crontab: CLOCK, logger, noHandleSignals: !options.ownProcess })
