import { spawn, execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { until } from '../../scripts/lib/processes.mjs'
import { print, Refusal, step } from '../../scripts/lib/say.mjs'
import { root } from '../../scripts/lib/settings.mjs'
import { whenStopping } from '../../scripts/lib/shutdown.mjs'
import { spread } from './support/figures.mjs'
import { freePort } from './support/free-port.mjs'

const ROUNDS = Number(process.env.ROUNDS ?? 1)
const GOAL = 90
const STOP_TIMEOUT_MS = 60_000
/** The steps of a start that take seconds, by the word they print. */
const STEPS = ['Packages', 'Database', 'Migrations', 'Content', 'Build', 'Site']

export const title = 'A first start: from a fresh clone to the ready line, with the demo'

const secondsOf = (said, name) => {
  const [, seconds] = new RegExp(`^  ${name} .*\\(([\\d.]+) s\\)`, 'm').exec(said) ?? []
  return seconds === undefined ? NaN : Number(seconds)
}

/** Clones what is committed, as a newcomer does, into a folder that goes with the process. */
function clone() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hestia-cold-'))
  whenStopping('files', () => fs.rmSync(folder, { recursive: true, force: true }))
  execFileSync('git', ['clone', '--quiet', root, folder])
  return folder
}

async function startOnce(folder) {
  const port = String(await freePort())
  const since = performance.now()
  const npm = spawn('npm', ['start'], {
    cwd: folder,
    // What the caller has set for this bench is not for the clone; the map would be fetched.
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: port,
      HOST: '127.0.0.1',
      MAP: 'none',
    },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  let ended = false
  npm.once('exit', () => (ended = true))
  const stop = async () => {
    if (!ended) process.kill(-npm.pid, 'SIGINT')
    await until(() => ended, STOP_TIMEOUT_MS)
  }
  whenStopping('programs', stop)
  const seconds = await new Promise((resolve, reject) => {
    const listen = (chunk) => {
      said += chunk
      if (said.includes('Hestia is ready')) resolve((performance.now() - since) / 1000)
    }
    npm.stdout.on('data', listen)
    npm.stderr.on('data', listen)
    npm.once('exit', () => reject(new Refusal(`The start failed:\n${said}`)))
  })
  await stop()
  return { seconds, ...Object.fromEntries(STEPS.map((name) => [name, secondsOf(said, name)])) }
}

export async function measure() {
  const runs = []
  for (let round = 1; round <= ROUNDS; round++) {
    const folder = clone()
    runs.push(await step(`Start ${round} of ${ROUNDS}`, () => startOnce(folder)))
    fs.rmSync(folder, { recursive: true, force: true })
  }
  const of = (key) =>
    spread(
      runs.map((one) => one[key]),
      1,
    )
  print(runs.every(({ seconds }) => seconds <= GOAL) ? '  Goal reached' : '  Goal missed')
  return {
    columns: ['s', 'median (min–max)'],
    rows: [...STEPS.map((name) => [name, of(name)]), ['until the ready line', of('seconds')]],
    notes: [
      `${ROUNDS} of npm start in a fresh clone; npm has fetched the packages before, so that they come from its cache and not from the network. Migrations and content run beside the build.`,
      `Goal: ${GOAL} s.`,
    ],
  }
}
