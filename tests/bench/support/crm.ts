// A process of its own, in one of several roles: `serve` plays both CRMs with many estates, the others do what the site does.
import { sql } from '@payloadcms/db-postgres'
import config from '@payload-config'
import { getPayload } from 'payload'

import { importRun } from '@/data/feeds/apply'
import type { Surroundings } from '@/data/feeds/crm/client'
import { dryRunFromAddress } from '@/data/feeds/importRun'
import { recordShownOf } from '@/data/legal/recordShown'

import {
  LOGIN,
  SECRET,
  estate,
  estateId,
  startFakeSweepbright,
} from '../../integration/support/fakeSweepbright'
import {
  CLIENT,
  PASSWORD,
  USER,
  estate as whiseEstate,
  startFakeWhise,
} from '../../integration/support/fakeWhise'

const [mode = '', argument = '', address = '', count = '0'] = process.argv.slice(2)
const say = (value: unknown) => process.stdout.write(`${JSON.stringify(value)}\n`)
const numbers = Array.from({ length: Number(count) }, (_, n) => n + 1)
/** One request in a thousand is told to come back. */
const BUSY_SHARE = 1_000

/** Plays both CRMs until the process is ended. */
async function serve() {
  const [sweepbright, whise] = await Promise.all([startFakeSweepbright(), startFakeWhise()])
  sweepbright.put(...numbers.map((n) => estate(n)))
  whise.put(...numbers.map((n) => whiseEstate(n)))
  for (const crm of [sweepbright, whise])
    crm.setFault(({ path }) =>
      crm.asked.length % BUSY_SHARE === 0 && !path.includes('token')
        ? { status: 429, headers: { 'retry-after': '1' } }
        : undefined,
    )
  say({ sweepbright: sweepbright.base, whise: whise.base })
}

const surroundings: Surroundings = { isAllowed: (one) => one === '127.0.0.1' }

const open = async () => {
  const payload = await getPayload({ config })
  payload.logger.level = 'error'
  return payload
}

/** Makes a feed; SweepBright has told of all its estates. */
async function make() {
  const payload = await open()
  const isWhise = argument === 'whise'
  const { id } = await payload.create({
    collection: 'feeds',
    data: {
      name: argument,
      format: isWhise ? 'whise' : 'sweepbright',
      address,
      schedule: 'none',
      share: 10,
      publish: true,
      login: isWhise ? USER : LOGIN,
      secret: isWhise ? PASSWORD : SECRET,
      ...(isWhise && { whiseClient: CLIENT }),
    },
  })
  if (!isWhise)
    await payload.db.drizzle.execute(sql`
      insert into crm_estates (feed, key, deleted, happened_at)
      select ${id}::uuid, value, false, now() from jsonb_array_elements_text(${JSON.stringify(numbers.map(estateId))}::jsonb)`)
  say({ id })
}

const seconds = async <Result>(work: Promise<Result>) => {
  const since = performance.now()
  return { result: await work, seconds: (performance.now() - since) / 1000 }
}

/** Goes on with an approved run if there is one; else asks by the clock, and imports. */
async function ask() {
  const payload = await open()
  const feed = await payload.findByID({ collection: 'feeds', id: argument, depth: 0 })
  const { docs } = await payload.find({
    collection: 'feed-runs',
    where: { feed: { equals: feed.id }, state: { equals: 'approved' } },
    depth: 0,
  })
  const read = docs[0]
    ? { result: docs[0].id, seconds: 0 }
    : await seconds(dryRunFromAddress(payload, feed, true, surroundings))
  const applied = await seconds(importRun(payload, read.result, feed))
  const run = await payload.findByID({ collection: 'feed-runs', id: read.result, depth: 0 })
  say({ read: read.seconds, applied: applied.seconds, own: await ownSeconds(read.result), ...run })

  /** From the beginning to the end of a run as its own record has them, without the start of the process. */
  async function ownSeconds(id: string): Promise<number> {
    const { rows } = await payload.db.drizzle.execute<{ seconds: number }>(
      sql`select extract(epoch from ended_at - created_at)::float8 as seconds from feed_runs where id = ${id}::uuid`,
    )
    return rows[0]?.seconds ?? 0
  }
}

/** Properties whose record of what was shown is written together, as an import does. */
const RECORDED_TOGETHER = 500

/** Writes the record of what is shown of all properties again, in the batches of an import. */
async function recordAll() {
  const payload = await open()
  const { rows } = await payload.db.drizzle.execute<{ id: string }>(
    sql`select id from properties order by id`,
  )
  await payload.db.drizzle.execute(sql`delete from shown_states`)
  const ids = rows.map(({ id }) => id)
  const record = async () => {
    for (let at = 0; at < ids.length; at += RECORDED_TOGETHER)
      await recordShownOf(payload.db.drizzle, ids.slice(at, at + RECORDED_TOGETHER))
  }
  const first = await seconds(record())
  const again = await seconds(record())
  say({ count: ids.length, first: first.seconds, again: again.seconds })
}

if (mode === 'serve') await serve()
else {
  await (mode === 'make' ? make() : mode === 'record' ? recordAll() : ask())
  process.exit(0)
}
