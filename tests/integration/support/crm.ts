import { sql } from '@payloadcms/db-postgres'
import type { Payload, RequiredDataFromCollectionSlug } from 'payload'

import { importRun } from '@/data/feeds/apply'
import { dryRunFromAddress } from '@/data/feeds/importRun'
import type { Surroundings } from '@/data/feeds/crm/client'
import type { Feed } from '@/payload-types'

import { approve, makeFeed, runOf } from './feeds'

/** The pauses that a run asked for, none of which is waited. */
export const pauses: number[] = []

/** The fake servers are the only ones inside that may be asked, and they answer at once. */
export const nearby: Surroundings = {
  isAllowed: (address) => address === '127.0.0.1',
  wait: (milliseconds) => {
    pauses.push(milliseconds)
    return Promise.resolve()
  },
}

export const makeCrmFeed = (
  payload: Payload,
  data: Partial<RequiredDataFromCollectionSlug<'feeds'>> & { secret: string },
): Promise<Feed> => makeFeed(payload, { name: 'CRM', share: 10, publish: true, ...data })

/** Asks a CRM once, by the clock or by hand, and imports what it found if no one has to agree. */
export async function ask(payload: Payload, feed: Feed, byClock = true) {
  const id = await dryRunFromAddress(payload, feed, byClock, nearby)
  await importRun(payload, id, feed)
  return runOf(payload, id)
}

/** A person reads everything and agrees. */
export async function askAndAgree(payload: Payload, feed: Feed) {
  const id = await dryRunFromAddress(payload, feed, false, nearby)
  await approve(payload, id)
  await importRun(payload, id, feed)
  return runOf(payload, id)
}

export const query = async (payload: Payload, text: ReturnType<typeof sql>) =>
  (await payload.db.drizzle.execute(text)).rows

/** The state of each property by its file number. */
export async function statesOf(payload: Payload): Promise<Record<string, string>> {
  const rows = await query(
    payload,
    sql`select record_file as file, status::text as status from properties order by record_file`,
  )
  return Object.fromEntries(rows.map(({ file, status }) => [String(file), String(status)]))
}

/** Forgets all properties and feeds. */
export async function forget(payload: Payload): Promise<void> {
  for (const { id } of (await payload.find({ collection: 'feeds', pagination: false })).docs)
    await payload.delete({ collection: 'feeds', id })
  for (const table of ['activities', 'properties', '_properties_v'])
    await query(payload, sql.raw(`delete from ${table}`))
  pauses.length = 0
}
