// Of a scratch database: a million visits through the counter against a plain count, and what the portal asks at ten million rows.
import { randomInt } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'

import { Client } from 'pg'

import { AUDIENCE_QUERY } from '@/data/audience/periods'
import { dailyViewsFrom } from '@/domain/audience/audience'
import { clockOf } from '@/domain/viewings/times'
import { createWriter } from '@/server/audience/writer'

import { countPlainly, countThem, looks } from '../../integration/support/audience'

const [, , url = '', what = '', size = '0'] = process.argv

const client = new Client({ connectionString: url })
await client.connect()

type Row = { reference: number; day: string; visits: number; visitors: number }

/** Every listing, every day: what the site counted and what a plain count says. */
async function compare(many: number) {
  await client.query('truncate property_visits, audience_salts, audience_visitors')
  const { rows: listings } = await client.query<{ reference: number }>(
    'select reference from property_search order by reference',
  )
  const from = Date.parse('2026-08-22T00:00:00Z')
  const to = Date.parse('2026-11-20T00:00:00Z')
  const all = () =>
    looks({
      many,
      references: listings.map(({ reference }) => reference),
      people: 60_000,
      from,
      to,
    })
  const plain = [...countPlainly(all())].flatMap(([reference, days]) =>
    [...days].map(([day, seen]) => ({ reference, day, ...seen })),
  )
  const writer = createWriter(url)
  const since = performance.now()
  await countThem(all(), writer.write, { every: 20_000 })
  const seconds = (performance.now() - since) / 1000
  await writer.end()
  const { rows } = await client.query<Row>(
    `select s.reference, v.day::text, v.visits, v.visitors from property_visits v join property_search s on s.id = v.property`,
  )
  const inOrder = (list: Row[]) =>
    list.sort((a, b) => a.reference - b.reference || a.day.localeCompare(b.day))
  const visits = rows.reduce((sum, one) => sum + one.visits, 0)
  return {
    seconds,
    rows: rows.length,
    visits,
    isSame: isDeepStrictEqual(inOrder(rows), inOrder(plain)),
  }
}

/** The question for the page of an owner, about listings in no order. */
async function ask(rounds: number) {
  const { rows } = await client.query<{ property: string }>(
    'select distinct property from property_visits',
  )
  const from = dailyViewsFrom(clockOf(new Date()).day)
  const times: number[] = []
  for (let round = -200; round < rounds; round++) {
    const property = rows[randomInt(rows.length)]?.property
    const since = performance.now()
    await client.query(AUDIENCE_QUERY, [property, from])
    if (round >= 0) times.push(performance.now() - since)
  }
  return times
}

const told = what === 'compare' ? await compare(Number(size)) : await ask(Number(size))
await client.end()
process.stdout.write(JSON.stringify(told))
