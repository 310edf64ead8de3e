import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Client } from 'pg'

import { readRestoreCheck } from '@/domain/dashboard/restoreCheck'
import { env } from '@/env'

import { copyBase } from '../../scripts/lib/archive/base.mjs'
import { checkArchive } from '../../scripts/lib/archive/check.mjs'
import { listBases, missingPiece, thinArchive, walOf } from '../../scripts/lib/archive/folder.mjs'
import { renewArchive } from '../../scripts/lib/archive/keep.mjs'
import { connect } from '../../scripts/lib/database.mjs'
import { startPostgres } from '../../scripts/lib/postgres.mjs'
import { until } from '../../scripts/lib/processes.mjs'
import { siblingUrl } from './support/cluster.mjs'
import { command } from './support/command'

/** An installation with an embedded database of its own, which is archived. */
const varDir = path.join(env.VAR_DIR, 'archived')
const archive = path.join(env.VAR_DIR, 'archive')
const secrets = { POSTGRES_PASSWORD: randomBytes(16).toString('hex') }
const settings = { varDir, secrets, env: { ARCHIVE_DIR: archive } }
const elsewhere = { VAR_DIR: varDir, ARCHIVE_DIR: archive, DATABASE_URL: '' }
const ARCHIVED_WITHIN = 60_000
/** Each restore starts a PostgreSQL of its own. */
const TIMEOUT_MS = 240_000
jest.setTimeout(TIMEOUT_MS)

async function open<Result>(
  work: (client: Client) => Promise<Result>,
  database = 'hestia',
): Promise<Result> {
  const cluster = await startPostgres(settings, { fast: true })
  const client = await connect(siblingUrl(cluster.url, database))
  try {
    return await work(client)
  } finally {
    await client.end()
    await cluster.stop()
  }
}

const restore = (time: string, more: Record<string, string> = {}) =>
  command('restore', ['--at', time], { ...elsewhere, ...more })
const rows = () =>
  open(async (client) => (await client.query('select what from diary order by what')).rows)

/** Ends the piece that is being written, and waits until it is archived. */
async function archived(client: Client): Promise<string> {
  const { rows: switched } = await client.query<{ piece: string }>(
    'select pg_walfile_name(pg_switch_wal()) as piece',
  )
  const piece = switched[0]?.piece ?? ''
  const isThere = () => fs.existsSync(path.join(walOf(archive), `${piece}.gz`))
  expect(await until(isThere, ARCHIVED_WITHIN)).toBe(true)
  return piece
}

async function write(client: Client, what: string): Promise<string> {
  const { rows: written } = await client.query<{ at: Date }>(
    'insert into diary values ($1) returning clock_timestamp() as at',
    [what],
  )
  return (written[0]?.at ?? new Date(0)).toISOString()
}

let afterFirst = ''
let pieces: string[] = []

beforeAll(async () => {
  fs.mkdirSync(path.join(varDir, 'log'), { recursive: true })
  fs.writeFileSync(path.join(varDir, 'secrets.json'), JSON.stringify(secrets))
  await open((client) => client.query('create database hestia'), 'postgres')
  await open(async (client) => {
    await client.query('create table diary (what text)')
    await copyBase(settings, client, archive)
    await write(client, 'first')
    const second = await archived(client)
    // A commit is in a millisecond of its own, so that a moment between two can be named.
    const { rows: now } = await client.query<{ at: Date }>(
      `select date_trunc('milliseconds', clock_timestamp()) + interval '1 millisecond' as at, pg_sleep(0.005)`,
    )
    afterFirst = (now[0]?.at ?? new Date(0)).toISOString()
    await write(client, 'second')
    pieces = [second, await archived(client)]
    await write(client, 'third')
    pieces.push(await archived(client))
  })
})
afterAll(() => fs.rmSync(env.VAR_DIR, { recursive: true, force: true }))

describe('the archive of the embedded database', () => {
  it('names the part that is missing, and leaves the database alone', async () => {
    const [, lost = ''] = pieces
    const place = path.join(walOf(archive), `${lost}.gz`)
    const dataDir = path.join(varDir, 'postgres')
    fs.renameSync(place, `${place}.away`)
    // On the machine that wrote it the part may still be in the folder of the database.
    fs.renameSync(dataDir, `${dataDir}.away`)
    const [base] = listBases(archive)
    expect(base && missingPiece(archive, base)).toBe(lost)
    const { code, said } = await restore(new Date().toISOString())
    fs.renameSync(`${place}.away`, place)
    expect(fs.existsSync(dataDir)).toBe(false)
    fs.renameSync(`${dataDir}.away`, dataDir)
    expect(code).toBe(1)
    expect(said.trim().split('\n').at(-1)).toMatch(
      new RegExp(`^A part of the archive is missing \\(${lost}\\).+nothing was restored\\.$`),
    )
    expect(await rows()).toHaveLength(3)
  })

  it('is what npm run restore -- --at gives back a moment from', async () => {
    const { code, said } = await restore(afterFirst)
    expect([code, said]).toEqual([0, expect.stringContaining(`as it was at ${afterFirst}`)])
    expect(await rows()).toEqual([{ what: 'first' }])
    // The database of before is kept.
    expect(fs.readdirSync(varDir).filter((name) => name.startsWith('postgres.before-'))).toHaveLength(1) // prettier-ignore
  })

  it.each([
    ['yesterday', '"yesterday" is no time'],
    ['2999-01-01T00:00Z', 'is not over yet'],
    ['2001-01-01T00:00Z', 'The archive begins at'],
  ])('refuses %s in a sentence', async (time, sentence) => {
    const { code, said } = await restore(time)
    expect(code).toBe(1)
    expect(said.trim().split('\n').at(-1)).toContain(sentence)
    expect(await rows()).toEqual([{ what: 'first' }])
  })

  it('is refused for a database of DATABASE_URL, and without a folder', async () => {
    expect((await restore('latest', { DATABASE_URL: env.DATABASE_URL })).said).toContain(
      'ARCHIVE_DIR archives the embedded database',
    )
    expect((await restore('latest', { ARCHIVE_DIR: '' })).said).toContain('ARCHIVE_DIR is not set')
  })

  it(
    'is copied again after a restore and after a week, and tried',
    async () => {
      const cluster = await startPostgres(settings, { fast: true })
      const client = await connect(cluster.url)
      const renew = (at?: number) => renewArchive(settings, archive, cluster.url, at)
      try {
        await client.query('create table pages as select 1 as id')
        expect(await renew()).toMatchObject({ ok: true, rows: 1, reason: '' })
        expect(await renew()).toBeUndefined()
        expect(await renew(Date.now() + 8 * 24 * 60 * 60 * 1000)).toMatchObject({ ok: true })
        await write(client, 'later')
        await archived(client)
        const lost = path.join(walOf(archive), `${listBases(archive).at(-1)?.firstWal}.gz`)
        fs.renameSync(lost, `${lost}.away`)
        const failed = await checkArchive(settings, archive, cluster.url)
        fs.renameSync(`${lost}.away`, lost)
        expect(failed.ok).toBe(false)
        const noted = fs.readFileSync(path.join(varDir, 'run', 'restore-check.json'), 'utf8')
        expect(readRestoreCheck(noted)).toEqual(failed)
      } finally {
        await client.end()
        await cluster.stop()
      }
    },
    TIMEOUT_MS,
  )

  it('keeps the last copies and what they need', async () => {
    const count = () => fs.readdirSync(walOf(archive)).length
    const before = count()
    thinArchive(archive, 1)
    expect(listBases(archive)).toHaveLength(1)
    expect(count()).toBeLessThan(before)
    expect(await restore('latest')).toMatchObject({ code: 0 })
    expect(await rows()).toEqual([{ what: 'first' }, { what: 'later' }])
  })
})
