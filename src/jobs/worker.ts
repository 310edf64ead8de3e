import { setTimeout as pause } from 'node:timers/promises'

import { Logger, parseCronItems, run, type Runner } from 'graphile-worker'
import { Pool } from 'pg'

import { env } from '@/env'

import { WORKER_NAME } from './channels'
import { taskListOf, type RegisteredJob } from './job'
import { mail } from './mail'
import { registry } from './registry'

/** Logs errors and warnings only, not every job that ran. */
const logger = new Logger(() => (level, message) => {
  if (level === 'error' || level === 'warning') process.stderr.write(`worker: ${message}\n`)
})

type Jobs = readonly RegisteredJob[]

/**
 * The periodic jobs. They find out themselves what is due in the agency's time zone, because the
 * schedule of the queue is in UTC.
 */
const cronItemsOf = (jobs: Jobs) =>
  parseCronItems(
    jobs.flatMap(({ name, schedule, backfillMs = 0 }) =>
      schedule === undefined
        ? []
        : [{ task: name, match: schedule, options: { backfillPeriod: backfillMs } }],
    ),
  )

/** The name under which the database lists the worker's connections; `/readyz` looks for it. */
const databaseUrl = new URL(env.DATABASE_URL)
databaseUrl.searchParams.set('application_name', WORKER_NAME)

const start = (pgPool: Pool, jobs: Jobs): Promise<Runner> =>
  run({
    pgPool,
    concurrency: 3,
    taskList: taskListOf(jobs),
    parsedCronItems: cronItemsOf(jobs),
    logger,
    noHandleSignals: true,
  })

/**
 * Emails have places of their own: a mail server that does not answer holds each for twenty seconds,
 * and nothing else may wait for it.
 */
const startAll = (pgPool: Pool, jobs: Jobs): Promise<Runner[]> => {
  const isMail = ({ name }: RegisteredJob) => name === mail.name
  return Promise.all([
    start(pgPool, jobs.filter(isMail)),
    start(
      pgPool,
      jobs.filter((job) => !isMail(job)),
    ),
  ])
}

/** Milliseconds until the worker starts again after an error. */
const RESTART_DELAY_MS = 2000
/** Milliseconds that running jobs have to end before they are given back to the queue. */
const STOP_TIMEOUT_MS = 15_000
/** Milliseconds for the queue to note the last jobs as done, before its connections are given up. */
const CLOSE_TIMEOUT_MS = 5000

let runners: Promise<Runner[]> | undefined
let isStopping = false

/** Stops those that still run: when one fails, the other begins again with it. */
const stopAll = async (): Promise<unknown> =>
  Promise.allSettled(((await runners?.catch(() => undefined)) ?? []).map((one) => one.stop()))

/**
 * Works until the worker is stopped or the database fails. The pool is not one of the package's own: that is not waited
 * for when it ends, and a job that was done just then would run again.
 */
async function work(jobs: Jobs): Promise<void> {
  const pgPool = new Pool({ connectionString: databaseUrl.href })
  // The package hears of lost connections while it works; one that is lost after it must not end the process.
  pgPool.on('error', () => undefined)
  try {
    runners = startAll(pgPool, jobs)
    await Promise.all((await runners).map(({ promise }) => promise))
  } finally {
    const isStopped = stopAll()
    await Promise.race([isStopped, pause(CLOSE_TIMEOUT_MS, undefined, { ref: false })])
    await Promise.race([pgPool.end(), pause(CLOSE_TIMEOUT_MS, undefined, { ref: false })])
  }
}

/**
 * Runs the worker until it is stopped. A job that was running when the database failed ends the
 * worker, because it cannot be given back; it starts again as soon as there is a database.
 */
export async function keepWorking(jobs: Jobs = registry): Promise<void> {
  while (!isStopping) {
    try {
      await work(jobs)
    } catch (error) {
      logger.error(`Begins again: ${error instanceof Error ? error.message : String(error)}`)
      await pause(RESTART_DELAY_MS)
    }
  }
}

/** Takes no new jobs and lets running ones end; those that take too long go back to the queue. */
export async function stopWorking(): Promise<void> {
  isStopping = true
  const current = await runners?.catch(() => undefined)
  if (!current) return
  const abort = new AbortController()
  const killLater = pause(STOP_TIMEOUT_MS, undefined, { signal: abort.signal }).then(() =>
    Promise.all(current.map((one) => one.kill())),
  )
  await Promise.race([stopAll(), killLater]).catch(() => undefined)
  abort.abort()
}
