import { setTimeout as pause } from 'node:timers/promises'

import { Logger, parseCronItems, run, type Runner } from 'graphile-worker'

import { env } from '@/env'

import { WORKER_NAME } from './channels'
import { taskListOf } from './job'
import { registry } from './registry'

/** Logs errors and warnings only, not every job that ran. */
const logger = new Logger(() => (level, message) => {
  if (level === 'error' || level === 'warning') process.stderr.write(`worker: ${message}\n`)
})

/**
 * The periodic jobs. They find out themselves what is due in the agency's time zone, because the
 * schedule of the queue is in UTC.
 */
const cronItems = parseCronItems(
  registry.flatMap(({ name, schedule, backfillMs = 0 }) =>
    schedule === undefined
      ? []
      : [{ task: name, match: schedule, options: { backfillPeriod: backfillMs } }],
  ),
)

/** The name under which the database lists the worker's connections; `/readyz` looks for it. */
const databaseUrl = new URL(env.DATABASE_URL)
databaseUrl.searchParams.set('application_name', WORKER_NAME)

const start = (): Promise<Runner> =>
  run({
    connectionString: databaseUrl.href,
    concurrency: 3,
    taskList: taskListOf(registry),
    parsedCronItems: cronItems,
    logger,
    noHandleSignals: true,
  })

/** Milliseconds until the worker starts again after an error. */
const RESTART_DELAY_MS = 2000
/** Milliseconds that running jobs have to end before they are given back to the queue. */
const STOP_TIMEOUT_MS = 15_000

let runner: Promise<Runner> | undefined
let isStopping = false

/**
 * Runs the worker until it is stopped. A job that was running when the database failed ends the
 * worker, because it cannot be given back; it starts again as soon as there is a database.
 */
export async function keepWorking(): Promise<void> {
  while (!isStopping) {
    try {
      runner = start()
      await (
        await runner
      ).promise
    } catch (error) {
      logger.error(`Begins again: ${error instanceof Error ? error.message : String(error)}`)
      await pause(RESTART_DELAY_MS)
    }
  }
}

/** Takes no new jobs and lets running ones end; those that take too long go back to the queue. */
export async function stopWorking(): Promise<void> {
  isStopping = true
  const current = await runner?.catch(() => undefined)
  if (!current) return
  const abort = new AbortController()
  const killLater = pause(STOP_TIMEOUT_MS, undefined, { signal: abort.signal }).then(() =>
    current.kill(),
  )
  await Promise.race([current.stop(), killLater]).catch(() => undefined)
  abort.abort()
}
