import type { JobHelpers, Task } from 'graphile-worker'
import { z } from 'zod'

import { dueAt, type Frequency } from '@/domain/matching/due'
import { eventOf, type Market } from '@/domain/matching/events'

import { ALERTS } from '../channels'
import { askOf, type Ask } from './ask'
import { demandsFor, findDemand, type MatchedDemand } from './demands'
import { findOffer, offersFor } from './offers'

const property = z.object({ reference: z.number().int() })
const demand = z.object({ id: z.uuid() })

const inOneStep = ({ withPgClient }: JobHelpers, work: (ask: Ask) => Promise<void>): Promise<void> =>
  withPgClient(async (client) => {
    await client.query('begin')
    try {
      await work(askOf(client))
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  })

/** Whoever heard of the listing hears what happened to it; whoever did not, that it is there. */
const KEEP_DEMANDS = `
  insert into demand_matches (demand, property, kind, mark, score, is_near, due_at)
  select found.demand, $1::uuid, case when known then $2 else 'new' end, case when known then $3 else '' end, found.score, found.is_near, found.due_at
  from unnest($4::uuid[], $5::smallint[], $6::boolean[], $7::timestamptz[]) found (demand, score, is_near, due_at)
    cross join lateral (select $2 <> 'new' and exists (select from demand_matches m where m.demand = found.demand and m.property = $1) as known) heard
    join demand_search d on d.id = found.demand
  on conflict do nothing`

async function keepDemands(ask: Ask, id: string, found: readonly MatchedDemand[], { kind, mark }: { kind: string; mark: string }): Promise<void> {
  const now = new Date()
  const due: Record<Frequency, Date> = { instant: now, daily: dueAt('daily', now), weekly: dueAt('weekly', now) }
  const lists = [found.map((one) => one.id), found.map(({ score }) => score), found.map(({ isNear }) => isNear), found.map(({ frequency }) => due[frequency])]
  await ask(KEEP_DEMANDS, [id, kind, mark, ...lists])
}

/** What was found and not yet told, and is no longer so. */
const forget = (ask: Ask, id: string, found: readonly { id: string }[]) =>
  ask('delete from demand_matches where property = $1 and sent_at is null and demand <> all($2::uuid[])', [id, found.map((one) => one.id)])

type MarketRow = [isOffered: boolean, price: number | null, returns: number]

async function lookAt(ask: Ask, id: string, now: Omit<Market, 'returns'>) {
  const [row] = await ask<MarketRow>('select is_offered, price, returns from property_market where property = $1 for update', [id])
  const { event, market } = eventOf(row && { isOffered: row[0], price: row[1], returns: row[2] }, now)
  await ask(
    `insert into property_market (property, is_offered, price, returns) values ($1, $2, $3, $4)
     on conflict (property) do update set is_offered = excluded.is_offered, price = excluded.price, returns = excluded.returns`,
    [id, market.isOffered, market.price, market.returns],
  )
  return event
}

/** After a listing changed: who looks for it, and what is there to tell. */
export const matchProperty: Task = async (told, helpers) => {
  const { reference } = property.parse(told)
  await inOneStep(helpers, async (ask) => {
    const known = await findOffer(ask, reference)
    const [gone] = known ? [] : await ask<[string]>('select id from properties where reference = $1', [reference])
    const id = known?.id ?? gone?.[0]
    if (id === undefined) return
    const event = await lookAt(ask, id, { isOffered: known?.isOffered === true, price: known?.offer.price ?? null })
    const found = known && event ? await demandsFor(ask, known.offer) : []
    await forget(ask, id, found)
    if (event && found.length > 0) await keepDemands(ask, id, found, event)
  })
  await alertDemands({}, helpers)
}

const KEEP_OFFERS = `
  insert into demand_matches (demand, property, kind, mark, score, is_near, due_at)
  select $1::uuid, found.property, 'new', '', found.score, found.is_near, $2::timestamptz
  from unnest($3::uuid[], $4::smallint[], $5::boolean[]) found (property, score, is_near)
  on conflict do nothing`

/** After a demand was confirmed or changed: what is there for it already. */
export const matchDemand: Task = async (told, helpers) => {
  const { id } = demand.parse(told)
  await inOneStep(helpers, async (ask) => {
    const known = await findDemand(ask, id)
    if (!known?.isActive) return
    const found = await offersFor(ask, known.demand)
    const due = dueAt(known.frequency, new Date())
    await ask('delete from demand_matches where demand = $1 and sent_at is null and property <> all($2::uuid[])', [id, found.map((one) => one.id)])
    await ask('update demand_matches set due_at = $2 where demand = $1 and sent_at is null', [id, due])
    await ask(KEEP_OFFERS, [id, due, found.map((one) => one.id), found.map(({ score }) => score), found.map(({ isNear }) => isNear)])
  })
  await alertDemands({}, helpers)
}

/** Mails are written where cards and languages are known: a site hears that some are due. The clock asks again every minute. */
export const alertDemands: Task = async (_, { query }) => {
  await query(
    `select pg_notify($1, '') where exists (
      select from demand_matches m join demand_search d on d.id = m.demand where m.sent_at is null and m.due_at <= now() and d.is_active)`,
    [ALERTS],
  )
}
