import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { matchKinds } from '@/domain/demands/events'
import { transactionOf } from '@/fields/transactionOf'
import { translate } from '@/i18n/translate'
import type { Demand } from '@/payload-types'

import { unsubscribeLink } from '../enquiries/unsubscribeLinks'
import { queueMail } from '../mail/queue'
import { inTransaction } from '../core/payload'
import { alertCards, newsOf, type DemandMatch } from './alertCards'
import { pauseIfAddressGone } from './refusedAlerts'
import { demandAccess, demandEmail } from './register'

/** The most listings in one email; the page it links to shows the rest. */
const MAX_CARDS = 10
/** The least time between two emails of one demand: what an import brings meanwhile comes together. */
const PAUSE = '15 minutes'
/** The most demands per call; the worker calls again within a minute. */
const MAX_DEMANDS = 500

/**
 * Finds and locks the next demand with matches that are due, unless it was told of others just now.
 * Other instances skip it and take another.
 */
async function nextDemand(
  req: PayloadRequest,
  tried: readonly string[],
): Promise<string | undefined> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ id: string }>(sql`
    select d.id from demand_search d
    where d.is_active and d.id <> all(${`{${tried.join(',')}}`}::uuid[])
      and exists (select from demand_matches m where m.demand = d.id and m.sent_at is null and m.due_at <= now())
      and not exists (select from demand_matches m where m.demand = d.id and m.sent_at > now() - ${PAUSE}::interval)
    order by d.id limit 1 for update skip locked`)
  return rows[0]?.id
}

/**
 * Marks the due matches of a demand as sent and returns them. Those of listings that are sold, let or
 * no longer shown by now are deleted: no one was told, so the listing is new to them once it is back.
 */
async function takeMatches(req: PayloadRequest, demand: string): Promise<DemandMatch[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<DemandMatch>(sql`
    with due as (select m.property, m.kind, m.mark, m.score, s.reference, s.published, coalesce(s.listed and s.is_offered, false) as is_offered
        from demand_matches m left join property_search s on s.id = m.property where m.demand = ${demand} and m.sent_at is null and m.due_at <= now()),
      gone as (delete from demand_matches m using due where not due.is_offered and m.demand = ${demand} and (m.property, m.kind, m.mark) = (due.property, due.kind, due.mark)),
      told as (update demand_matches m set sent_at = now() from due where due.is_offered and m.demand = ${demand} and (m.property, m.kind, m.mark) = (due.property, due.kind, due.mark))
    select reference, kind from due where is_offered order by score desc, published desc`)
  // A listing that is new to the person is reported as new, whatever happened to it since.
  const byReference = new Map(rows.map((row) => [row.reference, row]))
  for (const row of rows) if (row.kind === 'new') byReference.set(row.reference, row)
  return [...byReference.values()]
}

/** Deletes what this transaction has marked as sent of listings that the email does not show. */
async function forgetUntold(
  req: PayloadRequest,
  demand: string,
  references: readonly number[],
): Promise<void> {
  if (references.length === 0) return
  const db = await transactionOf(req)
  await db.execute(sql`
    delete from demand_matches m using property_search s
    where m.demand = ${demand} and m.sent_at = now() and s.id = m.property
      and s.reference in (select value::numeric from jsonb_array_elements_text(${JSON.stringify(references)}::jsonb))`)
}

async function queueAlert(
  req: PayloadRequest,
  demand: Demand,
  matches: readonly DemandMatch[],
): Promise<void> {
  if (!demand.email) return
  const cards = await alertCards(req, demand.id, matches, demand.language)
  const references = matches.map(({ reference }) => reference)
  const isShown = (reference: number) => cards.some((one) => one.reference === reference)
  await forgetUntold(
    req,
    demand.id,
    references.filter((reference) => !isShown(reference)),
  )
  if (cards.length === 0) return
  const t = translate(demand.language)
  const counted = matchKinds.flatMap((kind) => {
    const count = cards.filter((one) => one.kind === kind).length
    return count > 0 ? [t(`demand.counted.${kind}`, { count })] : []
  })
  const base = await demandEmail(demand, demand.email)
  await queueMail(req, {
    kind: 'demand_matches',
    ...base,
    lines: [],
    cards: cards.slice(0, MAX_CARDS).map(({ card }) => card),
    placeholders: {
      ...base.placeholders,
      count: t('demand.homes', { count: cards.length }),
      matches: counted.join(' · '),
      news: newsOf(cards, counted.join(', '), demand.language),
    },
    unsubscribe: unsubscribeLink({ purpose: 'demand', id: demand.id }, demand.language),
  })
}

/**
 * Alerts the next person. The matches are marked and the email is queued in one transaction, so
 * that no person gets the same alert twice.
 */
const alertNext = (tried: string[]): Promise<boolean> =>
  inTransaction(async (req) => {
    const id = await nextDemand(req, tried)
    if (id === undefined) return false
    tried.push(id)
    const demand = await req.payload.findByID({ ...demandAccess, id, disableErrors: true, req })
    if (demand && (await pauseIfAddressGone(req, demand))) return true
    const matches = await takeMatches(req, id)
    if (demand) await queueAlert(req, demand, matches)
    return true
  })

/**
 * Queues the alerts of all demands with matches that are due. A failure for one demand does not
 * stop the others.
 */
export async function sendAlerts(): Promise<void> {
  const tried: string[] = []
  let hasMore = true
  while (hasMore && tried.length < MAX_DEMANDS) {
    const before = tried.length
    hasMore = await alertNext(tried).catch((error: unknown) => {
      process.stderr.write(
        `alerts: ${tried.at(-1) ?? ''} ${error instanceof Error ? error.message : String(error)}\n`,
      )
      return tried.length > before
    })
  }
}
