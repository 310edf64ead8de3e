import path from 'node:path'

import { archiveOf } from './archive/folder.mjs'
import { keepArchive } from './archive/keep.mjs'
import { keepMirror } from './archive/mirror.mjs'
import { storeOf } from './archive/objects.mjs'
import { ensureBuild } from './build.mjs'
import { claimFolder } from './claim.mjs'
import { FILLED, fillDatabase, loginLine } from './content.mjs'
import { connect, openDatabase, tryStandby } from './database.mjs'
import { requestFirstMap } from './first-map.mjs'
import { watchIslands } from './islands.mjs'
import { keepLogsSmall } from './logs.mjs'
import { keepAlive } from './keep-alive.mjs'
import { layOutMapWorker } from './map-worker.mjs'
import {
  alone,
  migrate,
  recordedMigrations,
  refusePending,
  refuseStrangeDatabase,
} from './migrations.mjs'
import { ensurePackages } from './packages.mjs'
import { recordParts } from './parts.mjs'
import { refuseFullDisk, refuseUsedPort } from './preflight.mjs'
import { program } from './program.mjs'
import { print, sinceStart, step, stepBeside } from './say.mjs'
import { readSettings } from './settings.mjs'
import { address, startSite } from './site.mjs'
import { refuseWrongSettings } from './validate.mjs'

/** Checks what must be true before anything is changed. */
async function check(settings, command) {
  await refuseWrongSettings(settings)
  archiveOf(settings)
  storeOf(settings)
  const orphans = await claimFolder(settings, { command, url: address(settings) })
  await refuseUsedPort(settings)
  const free = refuseFullDisk(settings)
  return `port ${settings.port}, ${Math.floor(free / 1024)} GB free${orphans ? ', leftovers of a killed start stopped' : ''}`
}

/** Returns the database, running, and fit for this version. */
async function prepareDatabase(settings) {
  const { url, cluster } = await openDatabase(settings)
  const client = await connect(url)
  try {
    await refuseStrangeDatabase(client)
    if (settings.env.MIGRATE === 'no') await refusePending(client)
    return { url, cluster, isEmpty: (await recordedMigrations(client)).length === 0 }
  } finally {
    await client.end()
  }
}

const describe = ({ cluster }) =>
  cluster
    ? `embedded PostgreSQL ${cluster.attached ? 'was running' : 'started'}`
    : 'your PostgreSQL answers'

/** Prepares what a build would: the worker of the map and the scripts of islands. */
async function prepareDevelopment({ distDir }) {
  layOutMapWorker()
  await watchIslands(path.join(distDir, 'development'))
}

/** @returns {Promise<boolean>} whether this start has filled the database */
async function prepareContent(settings, report = step) {
  const client = await connect(settings.env.DATABASE_URL)
  try {
    return await alone(client, async () => {
      await report('Migrations', () => migrate(settings, client), String)
      return (await report('Content', () => fillDatabase(settings, client), String)) !== FILLED
    })
  } finally {
    await client.end()
  }
}

const build = (settings, database, report = step) =>
  report('Build', () => ensureBuild(settings, database), String)

/**
 * Builds, then brings the database up to date: when the build fails, the version before still fits the database. An
 * empty one has no version before, so it is filled while the build runs.
 */
async function prepareSite(settings, database) {
  if (!database.isEmpty) {
    await build(settings, database)
    return prepareContent(settings)
  }
  print(
    '  The site is built and its content loaded, beside each other; a first start takes minutes.',
  )
  const [, isNew] = await Promise.all([
    build(settings, database, stepBeside),
    prepareContent(settings, stepBeside),
  ])
  return isNew
}

function announce(settings, isNew) {
  const site = address(settings)
  const login = loginLine(settings, { isNew })
  print(`\n  Site    ${site}/nl/\n  Studio  ${site}/admin`)
  if (login) print(`  Login   ${login}`)
  print(`\nHestia is ready: ${site}  (${sinceStart()})`)
}

async function prepareAndServe(mode) {
  const settings = readSettings(mode === 'dev' ? 'development' : 'production')
  await step('Checks', () => check(settings, mode === 'dev' ? 'run dev' : 'start'), String)
  // A container has none of what builds. A fresh clone gets it at once, with all others.
  const packages = mode === 'dev' ? { need: 'all' } : { need: 'serve', orElse: 'build' }
  await step('Packages', () => ensurePackages(settings, packages), String)
  // Before the packages of a fresh clone are installed, the rules cannot be loaded.
  await refuseWrongSettings(settings)
  await tryStandby(settings)
  const database = await step('Database', () => prepareDatabase(settings), describe)
  settings.env.DATABASE_URL = database.url
  keepLogsSmall(settings)
  if (mode === 'dev') await prepareDevelopment(settings)
  const isNew =
    mode === 'dev' ? await prepareContent(settings) : await prepareSite(settings, database)
  const site = await step(
    'Site',
    () => startSite(settings, mode),
    () => 'answers',
  )
  announce(settings, isNew)
  if (isNew) await requestFirstMap(settings)
  void keepArchive(settings, database.cluster)
  void keepMirror(settings, { archive: archiveOf(settings), url: database.cluster?.url })
  const record = recordParts(settings)
  await Promise.race([site.keep(record), keepAlive(settings, database.cluster, record)])
}

/** @param {'start' | 'dev'} mode */
export const start = (mode) =>
  program(() => {
    print(`Hestia on Node ${process.versions.node}`)
    return prepareAndServe(mode)
  })
