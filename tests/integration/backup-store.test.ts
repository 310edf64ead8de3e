import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { Client } from 'pg'

import { env } from '@/env'

import { copyBase } from '../../scripts/lib/archive/base.mjs'
import { basesOf, listBases, walOf } from '../../scripts/lib/archive/folder.mjs'
import { keepMirror, mirrorArchive } from '../../scripts/lib/archive/mirror.mjs'
import { superfluousObjects } from '../../scripts/lib/archive/objects.mjs'
import { connect } from '../../scripts/lib/database.mjs'
import { startPostgres } from '../../scripts/lib/postgres.mjs'
import { until } from '../../scripts/lib/processes.mjs'
import { openStore } from '../../scripts/lib/store.mjs'
import { startS3 } from '../support/s3.mjs'
import { siblingUrl } from './support/cluster.mjs'
import { command } from './support/command'
import { usePayload } from './support/payload'

const site = usePayload()
const ACCOUNT = { bucket: 'agency', id: 'backup', secret: 'the key of the store' }
const WITHIN = 40_000
const TIMEOUT_MS = 240_000
jest.setTimeout(TIMEOUT_MS)

let s3: Awaited<ReturnType<typeof startS3>>
let inStore: Record<string, string> = {}

beforeAll(async () => {
  s3 = await startS3(ACCOUNT)
  inStore = {
    S3_ENDPOINT: s3.url,
    S3_ACCESS_KEY_ID: ACCOUNT.id,
    S3_SECRET_ACCESS_KEY: ACCOUNT.secret,
    S3_FORCE_PATH_STYLE: 'true',
  }
})
beforeEach(() => {
  Object.assign(s3.trouble, { status: 0, isSilent: false, isFor: () => true })
})
afterAll(() => s3?.stop())

const lastLine = (said: string) => said.trim().split('\n').at(-1)
const noted = (name: string, varDir = env.VAR_DIR) =>
  JSON.parse(fs.readFileSync(path.join(varDir, 'run', name), 'utf8'))

describe('a backup in an S3 store', () => {
  const place = 's3://agency/nightly'
  const key = { BACKUP_KEY: 'the key of the backups' }
  const other = `${new URL(env.DATABASE_URL).pathname.slice(1)}_fetched`
  const otherUrl = siblingUrl(env.DATABASE_URL, other)
  const folder = path.join(env.VAR_DIR, 'fetched')
  const elsewhere = {
    DATABASE_URL: otherUrl,
    VAR_DIR: folder,
    MEDIA_DIR: path.join(folder, 'media'),
    DOCUMENTS_DIR: path.join(folder, 'documents'),
  }
  const administer = (text: string) => site.payload.db.pool.query(text)
  beforeAll(() => administer(`create database "${other}"`))
  afterAll(() => administer(`drop database if exists "${other}" with (force)`))

  it('is written as a stream, thinned, and restored from there', async () => {
    const old = ['2020-01-01T01-00', '2020-01-01T02-00'].map((at) => `nightly/hestia-${at}.backup`)
    for (const name of old) s3.objects.set(name, { body: Buffer.alloc(0), type: '' })
    const written = await command('backup', ['--into', place], { ...inStore, ...key })
    expect([written.code, written.said]).toEqual([0, expect.stringContaining('are in s3://')])
    const names = [...s3.objects.keys()]
    expect(names).toHaveLength(1)
    expect(noted('backup.json')).toMatchObject({
      hasFailed: false,
      bytes: s3.objects.get(names[0] ?? '')?.body.length,
    })
    const restored = await command('restore', [`s3://agency/${names[0]}`], {
      ...inStore,
      ...key,
      ...elsewhere,
    })
    expect([restored.code, restored.said]).toEqual([0, expect.stringContaining('are restored')])
  })

  it.each([
    [500, 'PUT', /^The store http:\S+ fails \(500\)\.$/],
    [500, 'GET', /^The store http:\S+ fails \(500\)\.$/],
    [403, 'PUT', /^The store http:\S+ refuses the key of S3_ACCESS_KEY_ID\.$/],
  ])(
    'that answers %s to %s is named in a sentence; nothing of it is left',
    async (status, method, sentence) => {
      const before = [...s3.objects.keys()]
      const isFor = (request: { method?: string }) => method === 'GET' || request.method !== 'GET'
      Object.assign(s3.trouble, { status, isFor })
      const { code, said } = await command('backup', [`${place}/extra.backup`], inStore)
      expect([code, lastLine(said)]).toEqual([1, expect.stringMatching(sentence)])
      expect([...s3.objects.keys()]).toEqual(before)
      expect(noted('backup.json')).toMatchObject({ hasFailed: true, bytes: expect.any(Number) })
    },
  )

  it('keeps nothing of what breaks off in the middle, and says where it broke', async () => {
    const store = await openStore({ env: inStore }, place)
    const megabytes = (count: number, fault?: string) =>
      store.write('half', (into) => {
        const source = async function* () {
          for (let at = 0; at < count; at++) yield randomBytes(1024 ** 2)
          if (fault) throw new Error(fault)
        }
        return pipeline(source, into)
      })
    await expect(megabytes(18, 'the table broke')).rejects.toThrow('the table broke')
    expect([s3.objects.has('nightly/half'), s3.uploads.size]).toEqual([false, 0])
    const isFor = ({ method }: { method?: string }) => method === 'PUT'
    Object.assign(s3.trouble, { status: 500, isFor })
    await expect(megabytes(40)).rejects.toThrow(/^The store http:\S+ fails \(500\)\.$/)
    expect([s3.objects.has('nightly/half'), s3.uploads.size]).toEqual([false, 0])
    Object.assign(s3.trouble, { status: 0 })
    await megabytes(20)
    expect(s3.objects.get('nightly/half')?.body.length).toBe(20 * 1024 ** 2)
    await store.remove(['half'])
    store.close()
  })

  it('is written in parts, of which few are in memory while the store does not take them', async () => {
    const isFor = ({ method }: { method?: string }) => method === 'PUT'
    Object.assign(s3.trouble, { isSilent: true, isFor })
    const store = await openStore({ env: inStore }, place, { timeoutMs: 200 })
    let taken = 0
    const source = async function* () {
      for (; taken < 100; taken++) yield randomBytes(1024 ** 2)
    }
    await expect(
      store.write('large', (into) => pipeline(source, into)).finally(() => store.close()),
    ).rejects.toThrow(/does not answer in time\.$/)
    expect(taken).toBeLessThan(30)
    expect(s3.uploads.size).toBe(0)
  })

  it('that never answers is given up in a sentence', async () => {
    Object.assign(s3.trouble, { isSilent: true })
    const store = await openStore({ env: inStore }, place, { timeoutMs: 200 })
    await expect(store.list().finally(() => store.close())).rejects.toThrow(
      /^The store http:\S+ does not answer in time\.$/,
    )
  })

  it('is refused with a wrong key, a bucket that is not there, and a place that is none', async () => {
    const wrong = { ...inStore, S3_SECRET_ACCESS_KEY: 'another' }
    const said = async (to: string, settings = inStore) =>
      lastLine((await command('backup', [to], settings)).said)
    expect(await said(`${place}/a.backup`, wrong)).toMatch(/refuses the key of S3_ACCESS_KEY_ID\.$/)
    expect(await said('s3://elsewhere/a.backup')).toMatch(/has no bucket elsewhere\.$/)
    expect(await said('s3://AGENCY/a.backup')).toMatch(/^"s3:\/\/AGENCY" is no place in an S3/)
    expect(lastLine((await command('restore', [`${place}/none.backup`], inStore)).said)).toMatch(
      /has no none\.backup\.$/,
    )
  })
})

describe('the archive in an S3 store', () => {
  const varDir = path.join(env.VAR_DIR, 'archived')
  const archive = path.join(env.VAR_DIR, 'archive')
  const secrets = { POSTGRES_PASSWORD: randomBytes(16).toString('hex') }
  const key = { BACKUP_KEY: 'the key of the archive' }
  const settings = () => ({
    varDir,
    secrets,
    env: { ...inStore, ...key, ARCHIVE_DIR: archive, ARCHIVE_S3: 's3://agency/archive' },
  })
  /** Another machine, with nothing but the settings and the secrets. */
  const elsewhere = path.join(env.VAR_DIR, 'elsewhere')
  const restoreElsewhere = (more: Record<string, string> = {}) =>
    command('restore', ['--at', 'latest'], {
      ...settings().env,
      DATABASE_URL: '',
      VAR_DIR: elsewhere,
      ARCHIVE_DIR: path.join(elsewhere, 'archive'),
      ...more,
    })
  const objects = () => [...s3.objects.keys()].filter((name) => name.startsWith('archive/'))

  async function archived(client: Client) {
    const { rows } = await client.query<{ piece: string }>(
      'select pg_walfile_name(pg_switch_wal()) as piece',
    )
    const file = path.join(walOf(archive), `${rows[0]?.piece}.gz`)
    expect(await until(() => fs.existsSync(file), WITHIN)).toBe(true)
    return path.basename(file)
  }

  async function mirror() {
    const store = await openStore(settings(), 's3://agency/archive')
    const known = new Set(await store.list())
    await mirrorArchive(settings(), { archive, store, known }).finally(() => store.close())
  }

  it(
    'gives the database back on a machine that has nothing but the store',
    async () => {
      for (const folder of [varDir, elsewhere]) {
        fs.mkdirSync(path.join(folder, 'log'), { recursive: true })
        fs.writeFileSync(path.join(folder, 'secrets.json'), JSON.stringify(secrets))
      }
      const cluster = await startPostgres(settings(), { fast: true })
      try {
        const first = await connect(siblingUrl(cluster.url, 'postgres'))
        await first.query('create database hestia').finally(() => first.end())
        const client = await connect(cluster.url)
        try {
          await client.query('create table pages as select 1 as id')
          await copyBase(settings(), client, archive)
          await client.query('insert into pages values (2)')
          await archived(client)
          await mirror()
          await client.query('insert into pages values (3)')
          await archived(client)
          await mirror()
        } finally {
          await client.end()
        }
      } finally {
        await cluster.stop()
      }
      expect(objects().some((name) => name.startsWith('archive/base/'))).toBe(true)
      const wrong = await restoreElsewhere({ BACKUP_KEY: 'not the key of the archive' })
      expect([wrong.code, lastLine(wrong.said)]).toEqual([
        1,
        expect.stringContaining('is not the key'),
      ])
      const { code, said } = await restoreElsewhere()
      expect([code, said]).toEqual([0, expect.stringContaining('3 pages')])
    },
    TIMEOUT_MS,
  )

  it('says that the store fails, how far it is behind, and goes on when it is back', async () => {
    const piece = fs.readdirSync(walOf(archive)).sort().at(-1) ?? ''
    s3.objects.delete(`archive/wal/${piece}`)
    Object.assign(s3.trouble, { status: 500 })
    const signal = new AbortController()
    // Which database it is does not matter here, only that it is the same one.
    const of = { archive, url: env.DATABASE_URL }
    const kept = keepMirror(settings(), of, { pauseMs: 50, signal: signal.signal })
    const state = () => {
      try {
        return noted('archive-copy.json', varDir)
      } catch {
        return undefined
      }
    }
    try {
      expect(await until(() => state()?.ok === false, WITHIN)).toBe(true)
      expect(state()).toMatchObject({ reason: expect.stringMatching(/fails \(500\)\.$/) })
      expect(state().behindSeconds).toBeGreaterThan(0)
      Object.assign(s3.trouble, { status: 0 })
      expect(await until(() => state()?.ok === true, WITHIN)).toBe(true)
      expect(s3.objects.has(`archive/wal/${piece}`)).toBe(true)
      expect(state()).toMatchObject({ behindSeconds: 0, reason: '' })
      const [owner = ''] = objects().filter((name) => name.startsWith('archive/system/'))
      s3.objects.delete(owner)
      s3.objects.set('archive/system/1', { body: Buffer.alloc(0), type: '' })
      // The store is opened again after a failure.
      Object.assign(s3.trouble, { status: 500 })
      fs.rmSync(path.join(walOf(archive), piece))
      fs.writeFileSync(path.join(walOf(archive), '0000000A.history.gz'), '')
      const isOther = () => /holds the archive of another database/.test(state()?.reason ?? '')
      expect(await until(() => state()?.ok === false, WITHIN)).toBe(true)
      Object.assign(s3.trouble, { status: 0 })
      expect(await until(isOther, WITHIN)).toBe(true)
    } finally {
      signal.abort()
      await kept
    }
  })

  it('names an object that is damaged, and restores nothing', async () => {
    const [base = ''] = objects().filter((name) => name.startsWith('archive/base/'))
    const whole = s3.objects.get(base)
    const bytes = Buffer.from(whole?.body ?? [])
    bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1)
    s3.objects.set(base, { body: bytes, type: '' })
    fs.rmSync(path.join(elsewhere, 'archive'), { recursive: true, force: true })
    const { code, said } = await restoreElsewhere()
    expect([code, lastLine(said)]).toEqual([
      1,
      expect.stringMatching(/^base\/\S+ in the store is damaged \(.+\): nothing was restored\.$/),
    ])
    expect(listBases(path.join(elsewhere, 'archive'))).toEqual([])
    expect(fs.existsSync(basesOf(archive))).toBe(true)
  })

  it('keeps the last copies and what they need', () => {
    const piece = (number: number) =>
      `wal/${number.toString(16).toUpperCase().padStart(24, '0')}.gz`
    const base = (day: number, first: number) =>
      `base/2027-01-0${day}.${first.toString(16).toUpperCase().padStart(24, '0')}.tar.gz`
    const names = [base(1, 3), base(2, 5), base(3, 9), ...[3, 4, 5, 6, 9].map(piece)]
    expect(superfluousObjects(names)).toEqual([base(1, 3), piece(3), piece(4)])
    expect(superfluousObjects([piece(3)])).toEqual([])
  })
})
