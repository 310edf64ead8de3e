import { ensureBuild } from './build.mjs'
import { fault } from './children.mjs'
import { claimFolder } from './claim.mjs'
import { fillDatabase, loginLine } from './content.mjs'
import { connect, openDatabase } from './database.mjs'
import { keepAlive } from './keep-alive.mjs'
import { layOutMapWorker } from './map-worker.mjs'
import { alone, migrate, refuseStrangeDatabase } from './migrations.mjs'
import { ensurePackages } from './packages.mjs'
import { refuseFullDisk, refuseUsedPort } from './preflight.mjs'
import { program } from './program.mjs'
import { print, sinceStart, step } from './say.mjs'
import { readSettings } from './settings.mjs'
import { isStopping } from './shutdown.mjs'
import { address, startSite } from './site.mjs'

/** What has to hold before anything is touched. */
async function check(settings, command) {
  const orphans = await claimFolder(settings, { command, url: address(settings) })
  await refuseUsedPort(settings)
  const free = refuseFullDisk(settings)
  return `port ${settings.port}, ${Math.floor(free / 1024)} GB free${orphans ? ', leftovers of a killed start stopped' : ''}`
}

/** The database, up and fit to go on with. */
async function prepareDatabase(settings) {
  const { url, cluster } = await openDatabase(settings)
  const client = await connect(url)
  try {
    await refuseStrangeDatabase(client)
  } finally {
    await client.end()
  }
  return { url, cluster }
}

const describe = ({ cluster }) => (cluster ? `embedded PostgreSQL ${cluster.attached ? 'was running' : 'started'}` : 'your PostgreSQL answers')

async function prepareContent(settings) {
  const client = await connect(settings.env.DATABASE_URL)
  try {
    await alone(client, async () => {
      await step('Migrations', () => migrate(settings, client), String)
      await step('Content', () => fillDatabase(settings, client), String)
    })
  } finally {
    await client.end()
  }
}

function announce(settings) {
  const site = address(settings)
  const login = loginLine(settings)
  print(`\n  Site    ${site}/nl/\n  Studio  ${site}/admin`)
  if (login) print(`  Login   ${login}`)
  print(`\nHestia is ready: ${site}  (${sinceStart()})`)
}

async function prepareAndServe(mode) {
  const settings = readSettings(mode === 'dev' ? 'development' : 'production')
  await step('Checks', () => check(settings, mode === 'dev' ? 'run dev' : 'start'), String)
  await step('Packages', () => ensurePackages(settings), String)
  const database = await step('Database', () => prepareDatabase(settings), describe)
  settings.env.DATABASE_URL = database.url
  if (mode === 'start') await step('Build', () => ensureBuild(settings, database), String)
  else layOutMapWorker()
  await prepareContent(settings)
  const site = await step(
    'Site',
    () => startSite(settings, mode),
    () => 'answers',
  )
  announce(settings)
  const { child, end, what } = await Promise.race([site.ended, keepAlive(settings, database.cluster)])
  if (!isStopping()) throw fault(child, end, what)
}

/** @param {'start' | 'dev'} mode */
export const start = (mode) =>
  program(() => {
    print(`Hestia on Node ${process.versions.node}`)
    return prepareAndServe(mode)
  })
