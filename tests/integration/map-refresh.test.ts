import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { run } from 'graphile-worker'

import { findMapStatus } from '@/data/map/mapStatus'
import { env } from '@/env'
import { taskListOf } from '@/jobs/job'
import { refreshMap } from '@/jobs/refreshMap'

import { requestFirstMap } from '../../scripts/lib/first-map.mjs'
import { makeFromExtract } from '../../scripts/lib/map/from-extract.mjs'
import { inventedVillage, VILLAGE_BOUNDS, VILLAGE_CENTRE } from '../support/inventedVillage.mjs'
import { osmExtract } from '../support/osmExtract.mjs'
import { startRangeServer } from '../support/rangeServer'
import { createTown } from './support/fixtures'
import { ask, logIn } from './support/http'
import { quiet, runDueJobs, withPool } from './support/jobs'
import { usePayload } from './support/payload'
import { PASSWORD, settle } from './support/people'

const site = usePayload()
const folder = path.join(env.VAR_DIR, 'map')
let build: Awaited<ReturnType<typeof startRangeServer>>
let root = ''
let cookies: Record<'admin' | 'editor', string>

beforeAll(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'hestia-build-'))
  const extract = path.join(root, 'village.osm.pbf')
  fs.writeFileSync(extract, osmExtract(inventedVillage(), { bounds: VILLAGE_BOUNDS }))
  const { file } = await makeFromExtract({ folder: root, file: extract })
  build = await startRangeServer(fs.readFileSync(path.join(root, file)))
  process.env.MAP_SOURCE = build.address
  const { payload } = site
  const [longitude, latitude] = VILLAGE_CENTRE
  const village = await createTown(payload, { latitude, longitude })
  await payload.db.pool.query(
    `insert into properties (id, city_id) values (gen_random_uuid(), $1)`,
    [village.id],
  )
  await settle(payload)
  const log = (role: string) => logIn(payload, 'users', `${role}@people.test`, PASSWORD)
  cookies = { admin: await log('admin'), editor: await log('editor') }
})
afterAll(async () => {
  await build.stop()
  fs.rmSync(root, { recursive: true, force: true })
})
beforeEach(() => void build.answerWell())
afterEach(() =>
  site.payload.db.pool.query(
    `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs`,
  ),
)

const taskList = taskListOf([refreshMap])
const press = (as: keyof typeof cookies = 'admin') =>
  ask(site.payload, '/globals/settings/map', { method: 'POST', cookie: cookies[as] })
const jobs = async (): Promise<number> =>
  (
    await site.payload.db.pool.query(
      `select from graphile_worker.jobs where task_identifier = 'refreshMap' and locked_at is null`,
    )
  ).rowCount ?? 0
const status = () => findMapStatus(new Date())

describe('the button that renews the map', () => {
  it('is for administrators, and asks the worker once however often it is pressed', async () => {
    expect((await press('editor')).status).toBe(403)
    const reading = await ask(site.payload, '/globals/settings/map', { cookie: cookies.editor })
    expect(reading.status).toBe(403)
    expect(await jobs()).toBe(0)
    expect((await press()).status).toBe(200)
    expect((await press()).status).toBe(200)
    expect(await jobs()).toBe(1)
  })

  it('brings the streets of the towns into use, and says from where and how large they are', async () => {
    expect((await status()).file).toBeUndefined()
    await press()
    await runDueJobs(taskList)
    const { file, work } = await status()
    expect(work).toMatchObject({ state: 'done' })
    expect(file).toMatchObject({
      source: build.address,
      layers: 'hestia',
      places: 1,
      isOld: false,
      attribution: '© OpenStreetMap',
    })
    expect(file?.bytes).toBeGreaterThan(1000)
  })

  it.each([
    ['noRanges', 200],
    ['wrongAnswer', 500],
  ])('keeps the map in use when the source fails: %s', async (problem, code) => {
    const before = (await status()).file
    build.answer((_, response) => void response.writeHead(code).end('no'))
    await press()
    await runDueJobs(taskList)
    const { file, work } = await status()
    expect(work).toMatchObject({ state: 'failed', problem })
    expect(file).toEqual(before)
    expect(await jobs()).toBe(0)
    expect(fs.existsSync(path.join(folder, 'work'))).toBe(false)
  })

  it('names a source that cannot be reached, as without a network', async () => {
    process.env.MAP_SOURCE = 'http://127.0.0.1:9/build.pmtiles'
    await press()
    await runDueJobs(taskList)
    process.env.MAP_SOURCE = build.address
    expect((await status()).work).toMatchObject({ state: 'failed', problem: 'unreachable' })
  })

  it('ends with the worker, leaves nothing half, and begins again with it', async () => {
    const before = (await status()).file
    build.answerThen(1, () => {})
    await press()
    const preset = { worker: { gracefulShutdownAbortTimeout: 100 } }
    await withPool(async (pgPool) => {
      const runner = await run({ pgPool, taskList, logger: quiet, noHandleSignals: true, preset })
      await build.nextRequest()
      await build.nextRequest()
      await runner.stop()
    })
    const { file, work } = await status()
    expect(work).toMatchObject({ state: 'failed', problem: 'stopped' })
    expect(file).toEqual(before)
    expect(fs.existsSync(path.join(folder, 'work'))).toBe(false)
    expect(await jobs()).toBe(1)
  })
})

describe('the first start of the demo', () => {
  const start = (own: Record<string, string> = {}, varDir = root) =>
    requestFirstMap({ varDir, env: { DATABASE_URL: env.DATABASE_URL, ...own } })

  it('asks for the streets of its towns, unless MAP=none, without a demo, or with a map', async () => {
    const empty = fs.mkdtempSync(path.join(root, 'var-'))
    await start({ MAP: 'none' }, empty)
    await start({ HESTIA_DEMO: 'none' }, empty)
    await start({ MAP_FILE: '/srv/map.pmtiles' }, empty)
    await start({}, env.VAR_DIR)
    expect(await jobs()).toBe(0)
    await start({}, empty)
    expect(await jobs()).toBe(1)
  })
})
