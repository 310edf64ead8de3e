import { watchFile } from 'node:fs'
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
/** How often to look whether another map file is in use: commands switch it without the database. */
const MAP_FILE_INTERVAL_MS = 3000

const warn = (error: unknown): void => {
  process.stderr.write(`changes: ${error instanceof Error ? error.message : String(error)}\n`)
}

/** Calls this instance through its front, whose edge cache reacts to the call. */
async function post(job: string, payloads: readonly string[]): Promise<void> {
  const { ok, status } = await fetch(`${env.INTERNAL_URL}/api/internal/${job}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${env.PAYLOAD_SECRET}`, 'content-type': 'application/json' },
    body: `[${payloads.join(',')}]`,
  })
  if (!ok) throw new Refused(`The site did not do ${job}: ${status}`)
}

const isPeriodic = (job: string): boolean =>
  Object.values(siteJobs).some(({ name, schedule }) => name === job && schedule !== undefined)

/**
 * Listens to the notifications of all processes. At the start, and after a lost connection,
 * everything is invalidated because notifications may have been missed. Also watches which map file
 * is in use.
 */
export function hearChanges(): void {
  const deliver = createDelivery({ post, isPeriodic, pause, warn })
  watchFile(mapPointer, { interval: MAP_FILE_INTERVAL_MS, persistent: false }, () =>
    deliver(revalidate.name, { tags: [MAP_FILE_TAG] }),
  )
  const connect = async (): Promise<void> => {
    const client = new Client({ connectionString: env.DATABASE_URL, keepAlive: true })
    let hasEnded = false
    const reconnect = (error?: unknown): void => {
      if (hasEnded) return
      hasEnded = true
      if (error) warn(error)
      client.end().catch(() => {})
      setTimeout(() => void connect(), RECONNECT_DELAY_MS).unref()
    }
    client.on('error', reconnect).on('end', () => reconnect())
    client.on('notification', (notification) => {
      const { job, payload } = readSiteMessage(notification.payload)
      deliver(job, payload)
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
}
