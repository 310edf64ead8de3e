import { setTimeout as pause } from 'node:timers/promises'

import { Logger, run, type Runner } from 'graphile-worker'

import { env } from '@/env'

import { tasks } from './tasks'

/** Errors and warnings are worth a line; that a job ran is not. */
const logger = new Logger(() => (level, message) => {
  if (level === 'error' || level === 'warning') process.stderr.write(`worker: ${message}\n`)
})

/**
 * The clock of the queue is that of UTC: who is to be reminded or told of his month now is found out each time. What a night missed because
 * nothing ran is made up for within the next day.
 */
const CLOCK = [
  '* * * * * sweepMails',
  '* * * * * alertDemands',
  '* * * * * sweepFeeds',
  '* * * * * publishScheduled',
  '*/5 * * * * remindVisitors',
  '*/20 * 1-5 * * sendReports',
  '*/5 * * * * catchUp',
  '10 2 * * * forgetOld ?fill=1d',
].join('\n')

type Options = { ownProcess: boolean }

const start = ({ ownProcess }: Options): Promise<Runner> =>
  run({ connectionString: env.DATABASE_URL, concurrency: 3, taskList: tasks, crontab: CLOCK, logger, noHandleSignals: !ownProcess })

/** Between two beginnings, in milliseconds. */
const PAUSE = 2000

/**
 * Works until it is told to stop. A job that was under way when the database died takes the worker along, because it cannot be
 * given back: it begins again as soon as there is a database.
 */
export async function keepWorking(options: Options): Promise<void> {
  for (;;) {
    try {
      await (
        await start(options)
      ).promise
      return
    } catch (error) {
      logger.error(`Begins again: ${error instanceof Error ? error.message : String(error)}`)
      await pause(PAUSE)
    }
  }
}
