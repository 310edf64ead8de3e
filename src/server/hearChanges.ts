import { Client } from 'pg'
import { z } from 'zod'

import { EVERYTHING } from '@/data/changes/tags'
import { env } from '@/env'
import { ALERTS, CATCH_UP, CHANGES, FEEDS, REMINDERS, REPORTS, SCHEDULE } from '@/jobs/channels'

const heard = z.array(z.string())
const PATIENCE = 1000
/** A server that is just starting does not answer yet. */
const WORTH_A_LINE = 10
const LONGEST = 200

const call = (name: string, told: unknown): Promise<Response> =>
  fetch(`${env.INTERNAL_URL}/api/internal/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${env.PAYLOAD_SECRET}`, 'content-type': 'application/json' },
    body: JSON.stringify(told),
  })

/** Next drops what it keeps only from inside a request, and what stands before it listens to the same call. */
async function forget(tags: string[]): Promise<void> {
  const answer = await call('revalidate', { tags: tags.length > LONGEST ? [EVERYTHING] : tags })
  if (!answer.ok) throw new Error(`The server refused to renew pages: ${answer.status}`)
}

const warn = (error: unknown): void => {
  process.stderr.write(`changes: ${error instanceof Error ? error.message : String(error)}\n`)
}

/** However often it is asked for meanwhile, it is done once at a time, and once more at the end. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let [isAtWork, isAskedAgain] = [false, false]
  return async () => {
    isAskedAgain = true
    if (isAtWork) return
    isAtWork = true
    while (isAskedAgain) {
      isAskedAgain = false
      await work().catch(warn)
    }
    isAtWork = false
  }
}

/** Whoever is not told now is told a little later. */
const writing = (what: 'alerts' | 'reminders' | 'reports' | 'catch-up' | 'feeds' | 'schedule') =>
  oneAtATime(async () => {
    const answer = await call(what, {})
    if (!answer.ok) throw new Error(`The server refused to write ${what}: ${answer.status}`)
  })

const tell = {
  [ALERTS]: writing('alerts'),
  [REMINDERS]: writing('reminders'),
  [REPORTS]: writing('reports'),
  [CATCH_UP]: writing('catch-up'),
  [FEEDS]: writing('feeds'),
  [SCHEDULE]: writing('schedule'),
}

const isTold = (channel: string): channel is keyof typeof tell => channel in tell

/** Passes changes on one call after the other; what is heard meanwhile goes together, and a call that fails is made again. */
function messenger(): (tags: string[]) => void {
  const waiting = new Set<string>()
  let busy = false
  let failures = 0
  const work = async (): Promise<void> => {
    busy = true
    while (waiting.size > 0) {
      const tags = [...waiting]
      waiting.clear()
      try {
        await forget(tags)
        failures = 0
      } catch (error) {
        failures += 1
        if (failures % WORTH_A_LINE === 0) warn(error)
        for (const tag of tags) waiting.add(tag)
        await new Promise((resolve) => setTimeout(resolve, PATIENCE))
      }
    }
    busy = false
  }
  return (tags) => {
    for (const tag of tags) waiting.add(tag)
    if (!busy) void work()
  }
}

/** Hears every committed change, whichever process made it. Before a connection, and while one was lost, anything may have changed unheard. */
export function hearChanges(): void {
  const pass = messenger()
  const connect = async (): Promise<void> => {
    const client = new Client({ connectionString: env.DATABASE_URL, keepAlive: true })
    let isOver = false
    const again = (error?: unknown): void => {
      if (isOver) return
      isOver = true
      if (error) warn(error)
      client.end().catch(() => {})
      setTimeout(() => void connect(), PATIENCE).unref()
    }
    client.on('error', again).on('end', () => again())
    client.on('notification', ({ channel, payload }) => {
      if (isTold(channel)) void tell[channel]()
      else pass(heard.parse(JSON.parse(payload ?? '[]')))
    })
    try {
      await client.connect()
      await client.query(`listen ${CHANGES}; listen ${ALERTS}; listen ${REMINDERS}; listen ${REPORTS}; listen ${CATCH_UP}; listen ${FEEDS}; listen ${SCHEDULE}`)
      pass([EVERYTHING])
      void tell[CATCH_UP]()
    } catch (error) {
      again(error)
    }
  }
  void connect()
}
