import { unwatchFile, watchFile } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

import { Client } from 'pg'

import { EVERYTHING, MAP_FILE_TAG } from '@/data/core/cacheTags'
import { mapPointer } from '@/data/map/mapPointer'
import { env } from '@/env'
import { SITE_CHANNEL } from '@/jobs/channels'
import { readSiteMessage } from '@/jobs/job'
import { catchUp, revalidate, siteJobs } from '@/jobs/siteJobs'

import { createDelivery, Refused } from './siteDelivery'

const RECONNECT_DELAY_MS = 1000
/** A connection that broke without a word looks open: it is asked this often, and given this long. */
const HEARTBEAT_MS = 30_000
const ANSWER_WITHIN_MS = 10_000
/** How often to look whether another map file is in use: commands switch it without the database. */
const MAP_FILE_INTERVAL_MS = 3000

const warn = (error: unknown): void => {
  process.stderr.write(`changes: ${error instanceof Error ? error.message : String(error)}\n`)
}

/** Calls this instance through its front, whose edge cache reacts to the call. */
async function post(site: string, job: string, payloads: readonly string[]): Promise<void> {
  const { ok, status } = await fetch(`${site}/api/internal/${job}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${env.PAYLOAD_SECRET}`, 'content-type': 'application/json' },
    body: `[${payloads.join(',')}]`,
  })
  if (!ok) throw new Refused(`The site did not do ${job}: ${status}`)
}

const isKnown = (job: string): boolean => Object.values(siteJobs).some(({ name }) => name === job)

const isPeriodic = (job: string): boolean =>
  Object.values(siteJobs).some(({ name, schedule }) => name === job && schedule !== undefined)

/**
 * Listens to the notifications of all processes. At the start, and after a lost connection,
 * everything is invalidated because notifications may have been missed. Also watches which map file
 * is in use. Returns a function that ends it.
 */
export function hearChanges({
  connectionString = env.DATABASE_URL,
  site = env.INTERNAL_URL,
  heartbeat = HEARTBEAT_MS,
  answerWithin = ANSWER_WITHIN_MS,
} = {}): () => void {
  const deliver = createDelivery({
    post: (job, payloads) => post(site, job, payloads),
    isPeriodic,
    pause,
    warn,
  })
  watchFile(mapPointer, { interval: MAP_FILE_INTERVAL_MS, persistent: false }, () =>
    deliver(revalidate.name, { tags: [MAP_FILE_TAG] }),
  )
  let hasStopped = false
  let stopClient = (): void => {}
  const connect = async (): Promise<void> => {
    const client = new Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: answerWithin,
      query_timeout: answerWithin,
    })
    const beat = setInterval(
      () => void client.query('select 1').catch(reconnect),
      heartbeat,
    ).unref()
    let hasEnded = false
    const reconnect = (error?: unknown): void => {
      if (hasEnded) return
      hasEnded = true
      clearInterval(beat)
      if (error) warn(error)
      client.end().catch(() => {})
      if (!hasStopped) setTimeout(() => void connect(), RECONNECT_DELAY_MS).unref()
    }
    stopClient = reconnect
    client.on('error', reconnect).on('end', () => reconnect())
    client.on('notification', (notification) => {
      const { job, payload } = readSiteMessage(notification.payload)
      // A newer instance beside this one, during an update, announces jobs that this one cannot do.
      if (isKnown(job)) deliver(job, payload)
    })
    try {
      await client.connect()
      await client.query(`listen ${SITE_CHANNEL}`)
      deliver(revalidate.name, { tags: [EVERYTHING] })
      deliver(catchUp.name, {})
    } catch (error) {
      reconnect(error)
    }
  }
  void connect()
  return () => {
    hasStopped = true
    unwatchFile(mapPointer)
    stopClient()
  }
}
