import { randomUUID } from 'node:crypto'
import { mkdtempSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import { Pool } from 'pg'

import { env } from '@/env'
import { databaseFamilies } from '@/server/front/monitoring/databaseFamilies'
import { exposition } from '@/server/front/monitoring/exposition'
import { machineFamilies } from '@/server/front/monitoring/machineFamilies'
import { standbyFamilies } from '@/server/front/monitoring/standbyFamilies'
import { createTraffic } from '@/server/front/monitoring/traffic'
import { trafficFamilies } from '@/server/front/monitoring/trafficFamilies'

import { makeFeed } from './support/feeds'
import { usePayload } from './support/payload'

const pool = new Pool({ connectionString: env.DATABASE_URL, max: 1 })
const gone = new Pool({ connectionString: 'postgres://nobody:x@127.0.0.1:9/none', max: 1 })
afterAll(() => Promise.all([pool.end(), gone.end()]))
const site = usePayload()

/** The figures by name, and by state where there is one. */
async function figures(of: Pool): Promise<Record<string, number>> {
  const families = await databaseFamilies(of)
  return Object.fromEntries(
    families.flatMap(({ name, samples }) =>
      samples.map(({ labels, value }) => [[name, labels?.state].filter(Boolean).join(' '), value]),
    ),
  )
}

const queue = (status: 'queued' | 'sent' | 'failed', minutes: number) =>
  site.payload.db.drizzle.execute(
    sql`insert into mails (id, status, kind, queued_at, "to", subject, message_id)
      values (${randomUUID()}, ${status}, 'staff_notice', now() - make_interval(mins => ${minutes}), 'a@example.com', 'a', ${randomUUID()})`,
  )

const addJob = (minutes: number, attempts: number) =>
  site.payload.db.drizzle.execute(
    sql`select graphile_worker.add_job('nothing', '{}', run_at := now() - make_interval(mins => ${minutes}), max_attempts := ${attempts})`,
  )

describe('the figures of the database', () => {
  it('say what waits, since when, and what was given up', async () => {
    const before = await figures(pool)
    await queue('queued', 7)
    await queue('queued', 3)
    await queue('failed', 60)
    await queue('sent', 60)
    await addJob(5, 25)
    // A job in the future is waiting, but not overdue.
    await addJob(-90, 25)
    const { id: feed } = await makeFeed(site.payload)
    for (const state of ['ready', 'failed', 'done'] as const)
      await site.payload.create({ collection: 'feed-runs', data: { feed, state } })
    const after = await figures(pool)
    const more = (name: string) => (after[name] ?? NaN) - (before[name] ?? NaN)
    expect(after.hestia_database_up).toBe(1)
    expect(more('hestia_mails waiting')).toBe(2)
    expect(more('hestia_mails failed')).toBe(1)
    expect(more('hestia_jobs waiting')).toBe(2)
    expect(more('hestia_feed_runs_waiting')).toBe(1)
    expect(more('hestia_feed_runs_failed')).toBe(1)
    expect(after.hestia_mails_oldest_seconds).toBeGreaterThanOrEqual(7 * 60)
    expect(after.hestia_jobs_oldest_seconds).toBeGreaterThanOrEqual(5 * 60)
    expect(after.hestia_jobs_oldest_seconds).toBeLessThan(90 * 60)
    expect(after.hestia_database_bytes).toBeGreaterThan(1_000_000)
  })

  it('say only that the database does not answer, when it does not', async () => {
    expect(await figures(gone)).toEqual({ hestia_database_up: 0 })
  })
})

describe('the figures of the machine', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hestia-metrics-'))
  const writeRun = (name: string, text: string) =>
    writeFileSync(path.join(folder, 'run', name), text)

  it('are read from what the launcher and a backup wrote; broken files are no figures', async () => {
    mkdirSync(path.join(folder, 'run'))
    const at = new Date().toISOString()
    writeRun('parts.json', JSON.stringify({ site: { state: 'down', restarts: [at, at] } }))
    writeRun(
      'backup.json',
      JSON.stringify({ madeAt: '2026-01-02T03:04:05.000Z', bytes: 12, hasFailed: true }),
    )
    writeRun('archive-copy.json', JSON.stringify({ ok: false, behindSeconds: 90 }))
    writeRun(
      'restore-check.json',
      JSON.stringify({
        at: '2026-01-02T03:04:05.000Z',
        ok: false,
        rows: 0,
        seconds: 3,
        reason: '',
      }),
    )
    expect(exposition(await machineFamilies(folder)).split('\n')).toEqual(
      expect.arrayContaining([
        'hestia_part_up{part="site"} 0',
        'hestia_part_restarts{part="site"} 2',
        'hestia_backup_timestamp_seconds 1767323045',
        'hestia_backup_bytes 12',
        'hestia_backup_ok 0',
        'hestia_archive_copy_ok 0',
        'hestia_archive_copy_behind_seconds 90',
        'hestia_restore_check_ok 0',
      ]),
    )
    writeRun('parts.json', '{"site":')
    writeRun('backup.json', '{}')
    writeRun('restore-check.json', '{"ok":true}')
    writeRun('archive-copy.json', '{}')
    const broken = exposition(await machineFamilies(folder))
    expect(broken).not.toMatch(/hestia_(?:part|backup|restore|archive)/)
    expect(broken).toContain('hestia_front_memory_bytes')
  })

  it('have the names that alerts, dashboard and guide speak of', async () => {
    const families = [
      ...(await databaseFamilies(pool)),
      ...(await machineFamilies(folder)),
      ...trafficFamilies(createTraffic(() => 0)),
      ...(await standbyFamilies(pool, gone)),
    ]
    const known = new Set([
      ...families.map(({ name }) => name),
      'hestia_cache_entries',
      'hestia_cache_bytes',
    ])
    const named = [
      'docker/monitoring/alerts.yml',
      'docker/monitoring/dashboard.json',
      'docs/operations.md',
    ]
      .flatMap((file) => readFileSync(file, 'utf8').match(/hestia_[a-z_]+/g) ?? [])
      .map((name) => name.replace(/_bucket$/, ''))
    expect(named.length).toBeGreaterThan(40)
    expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([])
  })
})
