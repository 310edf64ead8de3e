import path from 'node:path'

import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { Pool } from 'pg'

import { asPublic, payload } from '@/data/core/payload'
import { measureStandby } from '@/data/core/standby/measure'
import {
  readChangesFromNow,
  readForVisitors,
  stopReadingFromStandby,
  visitorsPool,
} from '@/data/core/standby/visitorReads'
import { env } from '@/env'
import { standbyFamilies } from '@/server/front/monitoring/standbyFamilies'

import { until } from '../../scripts/lib/processes.mjs'
import { usePayload } from './support/payload'
import { startStandby } from './support/standby.mjs'

/** The standby copies the whole cluster of this run, also the databases of other test files. */
const TIMEOUT_MS = 120_000
jest.setTimeout(TIMEOUT_MS)
const WITHIN = 40_000

let standby: Awaited<ReturnType<typeof startStandby>>
let atStandby: Pool

beforeAll(async () => {
  const varDir = path.dirname(env.VAR_DIR)
  const folder = path.join(env.VAR_DIR, 'standby')
  standby = await startStandby({ varDir, url: env.DATABASE_URL }, { folder })
  atStandby = new Pool({ connectionString: standby.url, max: 2 })
  atStandby.on('error', () => undefined)
  Object.assign(env, { DATABASE_READ_URL: standby.url })
}, TIMEOUT_MS)
afterAll(async () => {
  await stopReadingFromStandby()
  await atStandby?.end()
  await standby?.stop()
})
// Its hooks run after these: the standby ends before the database does.
const site = usePayload()

const ask = (pool: Pool, text: string) => pool.query(text)
const pause = () => ask(atStandby, 'select pg_wal_replay_pause()')
const resume = () => ask(atStandby, 'select pg_wal_replay_resume()')
/** Tests do not wait for the disk (synchronous_commit=off): this commit does, and takes all before it along. */
const FLUSH = `begin; set local synchronous_commit = on; select pg_logical_emit_message(true, 'test', ''); commit`
async function rename(agencyName: string): Promise<void> {
  await site.payload.updateGlobal({
    slug: 'settings',
    locale: 'nl',
    data: { agencyName, email: 'bureau@example.test' },
  })
  await ask(site.payload.db.pool, FLUSH)
}

/** What Payload and our own SQL read for visitors, and whether it was the standby that they asked. */
const shown = () =>
  readForVisitors(async () => {
    const { agencyName } = await (
      await payload()
    ).findGlobal({ slug: 'settings', ...asPublic('nl') })
    const { rows } = await (
      await visitorsPool()
    ).query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
    return { agencyName, standby: rows[0]?.standby }
  })
const isShown = (expected: Awaited<ReturnType<typeof shown>>) =>
  until(async () => {
    const found = await shown()
    return found.agencyName === expected.agencyName && found.standby === expected.standby
  }, WITHIN)

async function figures(): Promise<Record<string, number | undefined>> {
  const families = await standbyFamilies(site.payload.db.pool, atStandby)
  return Object.fromEntries(families.map(({ name, samples }) => [name, samples[0]?.value]))
}

const problemOf = async (url: string) => {
  const other = new Pool({ connectionString: url, max: 1 })
  const { standby: found } = await measureStandby(site.payload.db.pool, other)
  await other.end()
  return found
}

describe('what visitors read', () => {
  it('comes from the standby as soon as it has all', async () => {
    await rename('Eerst')
    expect(await isShown({ agencyName: 'Eerst', standby: true })).toBe(true)
    expect(await figures()).toMatchObject({ hestia_standby_up: 1 })
  })

  it('shows a change that was announced, even while the standby does not have it', async () => {
    Object.assign(env, { DATABASE_READ_MAX_DELAY: 3600 })
    await pause()
    await rename('Daarna')
    expect((await shown()).agencyName).toBe('Eerst')
    await readChangesFromNow()
    expect(await shown()).toEqual({ agencyName: 'Daarna', standby: false })
    await resume()
    expect(await isShown({ agencyName: 'Daarna', standby: true })).toBe(true)
  })

  it('comes from the primary while the standby is further behind than allowed', async () => {
    Object.assign(env, { DATABASE_READ_MAX_DELAY: 1 })
    await pause()
    await rename('Later')
    expect(await isShown({ agencyName: 'Later', standby: false })).toBe(true)
    expect((await figures()).hestia_standby_delay_seconds).toBeGreaterThan(0)
    Object.assign(env, { DATABASE_READ_MAX_DELAY: 3600 })
    await resume()
    expect(await isShown({ agencyName: 'Later', standby: true })).toBe(true)
  })

  it('comes from the primary when the standby dies, and from the standby when it is back', async () => {
    await standby.kill()
    expect(await shown()).toEqual({ agencyName: 'Later', standby: false })
    expect(await figures()).toEqual({
      hestia_standby_up: 0,
      hestia_standby_delay_seconds: undefined,
    })
    await standby.restart()
    expect(await isShown({ agencyName: 'Later', standby: true })).toBe(true)
  })
})

describe('a standby that cannot be used', () => {
  it('is named with its cause', async () => {
    const wrongKey = new URL(standby.url)
    wrongKey.password = 'another'
    expect(await problemOf(wrongKey.href)).toEqual({ problem: 'it refuses this user and password' })
    expect(await problemOf(env.DATABASE_URL)).toEqual({ problem: 'it is no standby' })
    expect(await problemOf('postgres://nobody:x@127.0.0.1:9/none')).toEqual({
      problem: 'nothing listens there',
    })
  })

  it('measures for an account without special rights', async () => {
    const { pool } = site.payload.db
    await pool.query(`create role visitor_of_standby login password 'visitor'`)
    const url = new URL(env.DATABASE_URL)
    Object.assign(url, { username: 'visitor_of_standby', password: 'visitor' })
    const plain = new Pool({ connectionString: url.href, max: 1 })
    const { written } = await measureStandby(plain, atStandby).finally(() => plain.end())
    await pool.query('drop role visitor_of_standby')
    expect(written).toBeGreaterThan(0)
  })
})
