import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

import { isCrm } from '@/domain/feeds/formats'
import { MAX_ATTEMPTS, pauseAfter, type Outcome } from '@/domain/feeds/leads'
import { FeedStopped } from '@/domain/feeds/reasons'
import type { Locale } from '@/i18n/locales'
import type { Feed } from '@/payload-types'

import type { Surroundings } from '../crm/client'
import { leadOf, type LeadRow } from './leadOf'
import { leadSenders, type LeadSender } from './senders'

/** Leads of one feed in one go; the next minute goes on. */
const MAX_LEADS = 60
/** Milliseconds between two leads, so that a CRM is never asked for many at once. */
const PAUSE_MS = 250
/** Seconds for which a feed rests when its login is refused: a person has to change it. */
const LOGIN_PAUSE = 1800
/** The class of the advisory locks of feeds whose leads are being sent. */
const LOCK_CLASS = 862_114

type Claimed = LeadRow & { attempts: number }
type Work = { payload: Payload; feed: Feed; sender: LeadSender; locale: Locale }

const run = (payload: Payload, query: ReturnType<typeof sql>) =>
  payload.db.drizzle.execute<Claimed>(query)

/** Marks the next lead as being sent. One that follows another of the same enquiry waits for it. */
async function claim(payload: Payload, feed: string): Promise<Claimed | undefined> {
  const { rows } = await run(
    payload,
    sql`
    update crm_leads set state = 'sending', attempts = attempts + 1, touched_at = now() where id = (
      select l.id from crm_leads l where l.feed = ${feed}::uuid and l.state = 'waiting' and l.next_at <= now()
        and not exists (select from crm_leads e where e.thread = l.thread and e.seq < l.seq and e.state in ('waiting', 'sending'))
      order by l.seq limit 1 for update skip locked)
    returning id, kind, estate, enquiry, appointment, attempts`,
  )
  return rows[0]
}

/** What a lead becomes after an attempt. */
function after(outcome: Outcome, attempts: number): ReturnType<typeof sql> {
  switch (outcome.is) {
    case 'taken':
      return sql`state = 'sent', sent_at = now(), problem = null, said = null`
    case 'refused':
      return sql`state = 'refused', problem = ${outcome.problem}, said = ${outcome.said}`
    case 'unsure':
      return sql`state = 'unsure', problem = ${outcome.problem}, said = null`
    case 'later': {
      if (attempts >= MAX_ATTEMPTS) return sql`state = 'refused', problem = 'gaveUp', said = null`
      const minSeconds = outcome.problem === 'login' ? LOGIN_PAUSE : outcome.seconds
      return sql`state = 'waiting', problem = ${outcome.problem}, next_at = now() + make_interval(secs => ${pauseAfter(attempts, minSeconds)})`
    }
  }
}

/** Writes what became of an attempt, unless another process has decided about it meanwhile. */
const mark = (payload: Payload, { id, attempts }: Claimed, outcome: Outcome) =>
  run(
    payload,
    sql`update crm_leads set ${after(outcome, attempts)}, touched_at = now()
      where id = ${id}::uuid and state = 'sending' and attempts = ${attempts}`,
  )

/** A CRM that is busy, away or refuses the login is left alone: all its leads wait. */
const rest = (payload: Payload, feed: string, outcome: Outcome & { is: 'later' }) =>
  run(
    payload,
    sql`update crm_leads set problem = ${outcome.problem},
        next_at = greatest(next_at, now() + make_interval(secs => ${outcome.problem === 'login' ? LOGIN_PAUSE : pauseAfter(1, outcome.seconds)}))
      where feed = ${feed}::uuid and state = 'waiting'`,
  )

/**
 * Decides about leads that a process was sending when it ended. What the CRM recognises is sent
 * again; of all others it is unknown whether it has them, and a person is asked.
 */
async function recover({ payload, feed, sender, locale }: Work): Promise<void> {
  const { rows: left } = await run(
    payload,
    sql`select id, kind, estate, enquiry, appointment, attempts from crm_leads where feed = ${feed.id}::uuid and state = 'sending' order by seq`,
  )
  for (const row of left) {
    const lead = await leadOf(payload, row, locale)
    const outcome: Outcome =
      lead && sender.isRepeatable(lead)
        ? { is: 'later', problem: 'stopped' }
        : { is: 'unsure', problem: 'stopped' }
    await mark(payload, row, outcome)
  }
}

async function deliverFeed(work: Work, wait: (milliseconds: number) => Promise<void>) {
  const { payload, feed, sender, locale } = work
  await recover(work)
  for (let count = 0; count < MAX_LEADS; count += 1) {
    const row = await claim(payload, feed.id)
    if (!row) return
    const lead = await leadOf(payload, row, locale)
    if (!lead) {
      await run(payload, sql`delete from crm_leads where id = ${row.id}::uuid`)
      continue
    }
    const outcome = await sender.send(lead)
    await mark(payload, row, outcome)
    if (outcome.is === 'later') {
      await rest(payload, feed.id, outcome)
      return
    }
    await wait(PAUSE_MS)
  }
}

/** Works on a feed in one process at a time. The lock is released with its connection. */
async function withLock(payload: Payload, feed: string, work: () => Promise<void>): Promise<void> {
  const client = await payload.db.pool.connect()
  try {
    const { rows } = await client.query<{ mine: boolean }>(
      'select pg_try_advisory_lock($1, hashtext($2)) as mine',
      [LOCK_CLASS, feed],
    )
    if (rows[0]?.mine !== true) return
    try {
      await work()
    } finally {
      await client.query('select pg_advisory_unlock($1, hashtext($2))', [LOCK_CLASS, feed])
    }
  } finally {
    client.release()
  }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** A feed without a login rests like one whose login is refused. */
async function deliverTo(
  payload: Payload,
  id: string,
  locale: Locale,
  surroundings: Surroundings,
): Promise<void> {
  const feed = await payload.findByID({ collection: 'feeds', id, depth: 0, overrideAccess: true })
  if (!isCrm(feed.format)) return
  const open = leadSenders[feed.format]
  const sender = await open(payload, feed, surroundings).catch((error: unknown) => {
    if (!(error instanceof FeedStopped)) throw error
  })
  if (sender) await deliverFeed({ payload, feed, sender, locale }, surroundings.wait ?? pause)
  else await rest(payload, id, { is: 'later', problem: 'login' })
}

/** Sends the leads that wait to their CRMs, in the words of the agency's main language. */
export async function deliverLeads(
  payload: Payload,
  locale: Locale,
  surroundings: Surroundings = {},
): Promise<void> {
  const { rows: feeds } = await payload.db.drizzle.execute<{ id: string }>(
    sql`select f.id from feeds f where f.sends_leads and exists (
      select from crm_leads l where l.feed = f.id and (l.state = 'sending' or (l.state = 'waiting' and l.next_at <= now())))`,
  )
  for (const { id } of feeds)
    await withLock(payload, id, () => deliverTo(payload, id, locale, surroundings)).catch(
      // The CRM of another feed is told all the same; what was being sent is decided about next time.
      (error: unknown) => payload.logger.error({ msg: 'Leads could not be sent', err: error }),
    )
}
