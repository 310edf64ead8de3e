import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

import { holder } from '../../scripts/lib/lock.mjs'
import { attach } from '../../scripts/lib/postgres.mjs'
import { signal, until } from '../../scripts/lib/processes.mjs'
import { print, Refusal } from '../../scripts/lib/say.mjs'
import { readSettings, root } from '../../scripts/lib/settings.mjs'
import { whenStopping } from '../../scripts/lib/shutdown.mjs'
import { spread } from './support/figures.mjs'
import { freePort } from './support/free-port.mjs'
import { memoryOf, memoryOfFamily } from './support/memory.mjs'

const RUNS = 3
const TIMEOUT_MS = 120_000
/** What every step of a start says when there was nothing left for it to do. */
const WARM = [
  /Packages +up to date/,
  /Build +up to date/,
  /Migrations +up to date/,
  /Content +there already/,
]

export const title = 'A warm start, and the memory it takes'

function refuseCold(settings) {
  if (process.platform !== 'linux')
    throw new Refusal('Memory is read from /proc, which only Linux has.')
  const running = holder(settings)
  if (running)
    throw new Refusal(`Hestia runs from this folder (process ${running.pid}): stop it first.`)
  const filled =
    settings.databaseUrl || fs.existsSync(path.join(settings.varDir, 'postgres', 'PG_VERSION'))
  if (!filled || fs.existsSync(path.join(settings.varDir, 'run', 'filling')))
    throw new Refusal('There is no content yet: run npm start once, until it is ready.')
  if (!fs.existsSync(path.join(settings.distDir, 'hestia-build')))
    throw new Refusal('There is no build yet: run npm start once, until it is ready.')
}

/** The launcher notes what it starts, to find it again after a crash. */
const pidOf = ({ varDir }, child) =>
  JSON.parse(fs.readFileSync(path.join(varDir, 'run', 'children.json'), 'utf8')).find(
    ({ name }) => name === child,
  ).pid

async function startOnce(settings, port) {
  let said = ''
  const since = performance.now()
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', LOG: 'file' },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let ended = false
  npm.once('exit', () => (ended = true)).once('error', () => (ended = true))
  const stop = async () => {
    const launcher = holder(settings)
    if (launcher) signal(launcher.pid, 'SIGTERM')
    await until(() => ended, TIMEOUT_MS)
  }
  whenStopping('programs', stop)
  const ready = new Promise((resolve, reject) => {
    const listen = (chunk) => {
      said += chunk
      if (said.includes('Hestia is ready')) resolve((performance.now() - since) / 1000)
    }
    npm.stdout.on('data', listen)
    npm.stderr.on('data', listen)
    npm.once('exit', () => reject(new Refusal(`The start failed:\n${said}`))).once('error', reject)
  })
  const seconds = await ready
  const postgres = await attach(settings)
  const memory = {
    launcher: memoryOf(holder(settings).pid),
    next: memoryOfFamily(pidOf(settings, 'site')),
    front: memoryOfFamily(pidOf(settings, 'front')) + memoryOfFamily(pidOf(settings, 'spare')),
    postgres: postgres && !settings.databaseUrl ? memoryOfFamily(postgres.pid) : 0,
  }
  await stop()
  if (!WARM.every((line) => line.test(said)))
    throw new Refusal(
      `This start still had work to do, so it was not a warm one; measure again now that it is done:\n${said}`,
    )
  return { seconds, ...memory, all: memory.launcher + memory.next + memory.front + memory.postgres }
}

export async function measure() {
  const settings = readSettings()
  refuseCold(settings)
  const runs = []
  for (let run = 1; run <= RUNS; run++) {
    runs.push(await startOnce(settings, await freePort()))
    print(`  run ${run} of ${RUNS}: ${runs.at(-1).seconds.toFixed(1)} s`)
  }
  const of = (key, digits) =>
    spread(
      runs.map((one) => one[key]),
      digits,
    )
  return {
    columns: ['', 'median (min–max)'],
    rows: [
      ['until the ready line, s', of('seconds', 1)],
      ['launcher, MB', of('launcher')],
      ['Next, MB', of('next')],
      ['page front, MB', of('front')],
      ['PostgreSQL, MB', of('postgres')],
      ['all four, MB', of('all')],
    ],
    notes: [
      `${RUNS} runs of npm start with packages, build, database and content in place.`,
      'Resident memory at the ready line; what the processes of PostgreSQL share is counted once.',
    ],
  }
}
