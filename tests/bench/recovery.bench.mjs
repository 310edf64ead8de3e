import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { copyBase } from '../../scripts/lib/archive/base.mjs'
import { walOf } from '../../scripts/lib/archive/folder.mjs'
import { restoreAt } from '../../scripts/lib/archive/restore-at.mjs'
import { openCluster } from '../../scripts/lib/database.mjs'
import { dataDirOf } from '../../scripts/lib/postgres-data.mjs'
import { attach } from '../../scripts/lib/postgres.mjs'
import { signal, until } from '../../scripts/lib/processes.mjs'
import { print, Refusal } from '../../scripts/lib/say.mjs'
import { root } from '../../scripts/lib/settings.mjs'
import { whenStopping } from '../../scripts/lib/shutdown.mjs'
import { fillListings } from './support/listings.mjs'
import { openScratch, withClient } from './support/scratch.mjs'

const LISTINGS = Number(process.env.RECOVERY_LISTINGS ?? 100_000)
/** Long enough for two pieces that are archived by time; each is, at the latest, after a minute. */
const SECONDS = Number(process.env.RECOVERY_SECONDS ?? 150)
const EVERY_MS = 200
const GOALS = { point: 60, time: 300 }
const archive = path.join(root, 'var', 'bench-archive')

export const title = `Recovery: the machine is lost, ${LISTINGS} listings come back from the archive`

/** Writes the time again and again, as visitors and staff write. Returns the last one. */
async function write(client) {
  await client.query('create table heartbeats (at timestamptz)')
  const end = Date.now() + SECONDS * 1000
  while (Date.now() < end) {
    await client.query('insert into heartbeats values (clock_timestamp())')
    await pause(EVERY_MS)
  }
}

const sizeOf = (folder) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + fs.statSync(path.join(entry.parentPath, entry.name)).size, 0)

/** Ends the database as a power cut does, and deletes its disk. */
async function lose(settings) {
  const cluster = await attach(settings)
  signal(cluster.pid, 'SIGKILL')
  const at = new Date()
  await until(() => !cluster.runs(), 30_000)
  await pause(500)
  fs.rmSync(dataDirOf(settings), { recursive: true, force: true })
  return at
}

const megabytes = (bytes) => Math.round(bytes / 1024 ** 2)
const inSeconds = (milliseconds) => (milliseconds / 1000).toFixed(1)
const holds = (seconds, goal) => (seconds <= goal ? 'yes' : 'NO')

export async function measure() {
  process.env.ARCHIVE_DIR = archive
  fs.rmSync(archive, { recursive: true, force: true })
  whenStopping('files', () => fs.rmSync(archive, { recursive: true, force: true }))
  const scratch = await openScratch({ demo: true, isServed: false })
  const settings = await scratch.copy('recovered', (client) => fillListings(client, LISTINGS))
  const { DATABASE_URL: url } = settings.env
  const copying = performance.now()
  const base = await withClient(url, (client) => copyBase(settings, client, archive))
  const copied = performance.now() - copying
  print(`  copied in ${inSeconds(copied)} s; ${SECONDS} s of writing`)
  await withClient(url, write)
  const lostAt = await lose(settings)
  const since = performance.now()
  await restoreAt(settings, undefined)
  const restored = performance.now() - since
  const cluster = await openCluster(settings)
  const port = new URL(cluster.url).port
  const found = await withClient(
    Object.assign(new URL(url), { port }).href,
    async (client) =>
      (
        await client.query(
          `select (select count(*)::int from properties) as listings, (select max(at) from heartbeats) as last`,
        )
      ).rows[0],
  )
  const answered = performance.now() - since
  if (found.listings < LISTINGS) throw new Refusal(`Only ${found.listings} listings came back.`)
  const lost = (lostAt - found.last) / 1000
  return {
    columns: ['', 'measured', 'goal', 'holds'],
    rows: [
      [
        'written before the end and lost, s',
        lost.toFixed(1),
        GOALS.point,
        holds(lost, GOALS.point),
      ],
      [
        'from the order to the first answer of the database, s',
        inSeconds(answered),
        GOALS.time,
        holds(answered / 1000, GOALS.time),
      ],
      ['… of which copying, reading back and counting, s', inSeconds(restored), '', ''],
      ['a copy of all of it while it runs, s', inSeconds(copied), '', ''],
      [
        'size of the copy, of the pieces, MB',
        `${megabytes(sizeOf(base.folder))}, ${megabytes(sizeOf(walOf(archive)))}`,
        '',
        '',
      ],
    ],
    notes: [
      `${found.listings} properties. A row was written every ${EVERY_MS} ms for ${SECONDS} s, then PostgreSQL was killed and its folder deleted.`,
      'Restored with npm run restore -- --at latest from the folder of ARCHIVE_DIR alone. A warm start of the site comes on top (bench start).',
    ],
  }
}
