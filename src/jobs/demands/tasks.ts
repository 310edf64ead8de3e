import { z } from 'zod'

import { dueAt, type Frequency } from '@/domain/demands/alertTime'
import { eventOf, type MarketState } from '@/domain/demands/events'

import { inWorker, notifySite } from '../job'
import { alertDemands } from '../siteJobs'
import { inTransaction } from '../transaction'
import { runQueryWith, type RunQuery } from './queries'
import { demandsFor, findDemand, type MatchedDemand } from './demands'
import { findOffer, offersFor } from './offers'

const ATTEMPTS = 10
/** Longer than a change of the studio can be taken back: what was never meant is not sent. */
const SETTLED_SECONDS = 120

/**
 * A demand that was told of the listing before is told what happened to it; any other, that the
 * listing is new.
 */
const INSERT_DEMANDS_QUERY = `
  insert into demand_matches (demand, property, kind, mark, score, is_near, due_at)
  select found.demand, $1::uuid, case when known then $2 else 'new' end, case when known then $3 else '' end, found.score, found.is_near, found.due_at
  from unnest($4::uuid[], $5::smallint[], $6::boolean[], $7::timestamptz[]) found (demand, score, is_near, due_at)
    cross join lateral (select $2 <> 'new' and exists (select from demand_matches m where m.demand = found.demand and m.property = $1) as known) heard
    join demand_search d on d.id = found.demand
  on conflict do nothing`

async function saveMatches(
  ask: RunQuery,
  id: string,
  matches: readonly MatchedDemand[],
  { kind, mark }: { kind: string; mark: string },
): Promise<void> {
  const now = new Date()
  const due: Record<Frequency, Date> = {
    instant: now,
    daily: dueAt('daily', now),
    weekly: dueAt('weekly', now),
  }
  const columns = [
    matches.map((one) => one.id),
    matches.map(({ score }) => score),
    matches.map(({ isNear }) => isNear),
    matches.map(({ frequency }) => due[frequency]),
  ]
  await ask(INSERT_DEMANDS_QUERY, [id, kind, mark, ...columns])
}

/** Deletes matches that were not sent yet and no longer hold. */
const deleteUnsent = (ask: RunQuery, id: string, matches: readonly { id: string }[]) =>
  ask(
    'delete from demand_matches where property = $1 and sent_at is null and demand <> all($2::uuid[])',
    [id, matches.map((one) => one.id)],
  )

/** Deletes the news of a price below the present one: it was taken back before it was told. */
const deleteRevokedPriceCuts = (ask: RunQuery, id: string, price: number | null) =>
  ask(
    `delete from demand_matches where property = $1 and sent_at is null and kind = 'price' and ($2::float8 is null or mark::float8 < $2)`,
    [id, price],
  )

type MarketRow = [isOffered: boolean, price: number | null, returns: number]

async function updateMarket(ask: RunQuery, id: string, current: Omit<MarketState, 'returns'>) {
  const [row] = await ask<MarketRow>(
    'select is_offered, price, returns from property_market where property = $1 for update',
    [id],
  )
  const { event, market } = eventOf(
    row && { isOffered: row[0], price: row[1], returns: row[2] },
    current,
  )
  await ask(
    `insert into property_market (property, is_offered, price, returns) values ($1, $2, $3, $4)
     on conflict (property) do update set is_offered = excluded.is_offered, price = excluded.price, returns = excluded.returns`,
    [id, market.isOffered, market.price, market.returns],
  )
  return event
}

async function matchListing(ask: RunQuery, reference: number): Promise<void> {
  const known = await findOffer(ask, reference)
  const [gone] = known
    ? []
    : await ask<[string]>('select id from properties where reference = $1', [reference])
  const id = known?.id ?? gone?.[0]
  if (id === undefined) return
  const event = await updateMarket(ask, id, {
    isOffered: known?.isOffered === true,
    price: known?.offer.price ?? null,
  })
  const matches = known && event ? await demandsFor(ask, known.offer) : []
  await deleteUnsent(ask, id, matches)
  await deleteRevokedPriceCuts(ask, id, known?.offer.price ?? null)
  if (event && matches.length > 0) await saveMatches(ask, id, matches, event)
}

/** Matches a changed listing with all demands, once it has not been saved for some time. */
export const matchProperty = inWorker(
  {
    name: 'matchProperty',
    payload: z.object({ reference: z.number().int() }),
    attempts: ATTEMPTS,
    key: ({ reference }) => `property:${reference}`,
    delaySeconds: SETTLED_SECONDS,
  },
  async ({ reference }, helpers) => {
    await inTransaction(helpers, (client) => matchListing(runQueryWith(client), reference))
    await notifySite(helpers.query, alertDemands, {})
  },
)

const INSERT_OFFERS_QUERY = `
  insert into demand_matches (demand, property, kind, mark, score, is_near, due_at)
  select $1::uuid, found.property, 'new', '', found.score, found.is_near, $2::timestamptz
  from unnest($3::uuid[], $4::smallint[], $5::boolean[]) found (property, score, is_near)
  on conflict do nothing`

async function matchOffers(ask: RunQuery, id: string): Promise<void> {
  const known = await findDemand(ask, id)
  if (!known?.isActive) return
  const matches = await offersFor(ask, known.demand)
  const due = dueAt(known.frequency, new Date())
  await ask(
    'delete from demand_matches where demand = $1 and sent_at is null and property <> all($2::uuid[])',
    [id, matches.map((one) => one.id)],
  )
  await ask('update demand_matches set due_at = $2 where demand = $1 and sent_at is null', [
    id,
    due,
  ])
  await ask(INSERT_OFFERS_QUERY, [
    id,
    due,
    matches.map((one) => one.id),
    matches.map(({ score }) => score),
    matches.map(({ isNear }) => isNear),
  ])
}

/** Matches a confirmed or changed demand with the listings on offer. */
export const matchDemand = inWorker(
  {
    name: 'matchDemand',
    payload: z.object({ id: z.uuid() }),
    attempts: ATTEMPTS,
    key: ({ id }) => `demand:${id}`,
  },
  async ({ id }, helpers) => {
    await inTransaction(helpers, (client) => matchOffers(runQueryWith(client), id))
    await notifySite(helpers.query, alertDemands, {})
  },
)
