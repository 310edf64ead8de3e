import path from 'node:path'

import { archiveOf } from './archive/folder.mjs'
import { keepArchive } from './archive/keep.mjs'
import { ensureBuild } from './build.mjs'
import { claimFolder } from './claim.mjs'
import { FILLED, fillDatabase, loginLine } from './content.mjs'
import { connect, openDatabase } from './database.mjs'
import { requestFirstMap } from './first-map.mjs'
import { watchIslands } from './islands.mjs'
import { keepAlive } from './keep-alive.mjs'
import { layOutMapWorker } from './map-worker.mjs'
import { alone, migrate, refusePending, refuseStrangeDatabase } from './migrations.mjs'
import { ensurePackages } from './packages.mjs'
import { recordParts } from './parts.mjs'
import { refuseFullDisk, refuseUsedPort } from './preflight.mjs'
import { program } from './program.mjs'
import { print, sinceStart, step } from './say.mjs'
import { readSettings } from './settings.mjs'
import { address, startSite } from './site.mjs'
import { refuseWrongSettings } from './validate.mjs'

/** Checks what must be true before anything is changed. */
async function check(settings, command) {
  await refuseWrongSettings(settings)
  archiveOf(settings)
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
  } finally {
    await client.end()
  }
  return { url, cluster }
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
async function prepareContent(settings) {
  const client = await connect(settings.env.DATABASE_URL)
  try {
    return await alone(client, async () => {
      await step('Migrations', () => migrate(settings, client), String)
      return (await step('Content', () => fillDatabase(settings, client), String)) !== FILLED
    })
  } finally {
    await client.end()
  }
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
  const forBuild = mode === 'dev'
  await step('Packages', () => ensurePackages(settings, { forBuild }), String)
  // Before the packages of a fresh clone are installed, the rules cannot be loaded.
  await refuseWrongSettings(settings)
  const database = await step('Database', () => prepareDatabase(settings), describe)
  settings.env.DATABASE_URL = database.url
  if (mode === 'start') await step('Build', () => ensureBuild(settings, database), String)
  else await prepareDevelopment(settings)
  const isNew = await prepareContent(settings)
  const site = await step(
    'Site',
    () => startSite(settings, mode),
    () => 'answers',
  )
  announce(settings, isNew)
  if (isNew) await requestFirstMap(settings)
  void keepArchive(settings, database.cluster)
  const record = recordParts(settings)
  await Promise.race([site.keep(record), keepAlive(settings, database.cluster, record)])
}

/** @param {'start' | 'dev'} mode */
export const start = (mode) =>
  program(() => {
    print(`Hestia on Node ${process.versions.node}`)
    return prepareAndServe(mode)
  })
