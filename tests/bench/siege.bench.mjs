import fs from 'node:fs'
import path from 'node:path'

import { fault, launch } from '../../scripts/lib/children.mjs'
import { claimFolder } from '../../scripts/lib/claim.mjs'
import { until } from '../../scripts/lib/processes.mjs'
import { print, step } from '../../scripts/lib/say.mjs'
import { readSettings, root } from '../../scripts/lib/settings.mjs'
import { whenStopping } from '../../scripts/lib/shutdown.mjs'
import {
  deepJson,
  hugeHeaders,
  manyPrints,
  packedBodies,
  pipelining,
  ranges,
  slowBodies,
} from '../siege/killers.mjs'
import { besiege } from '../siege/run.mjs'
import { openSessions } from '../siege/sessions.mjs'
import { readWorld } from '../siege/world.mjs'
import { freePort } from './support/free-port.mjs'
import { memoryOf } from './support/memory.mjs'

const REQUESTS = Number(process.env.SIEGE_REQUESTS ?? 100_000)
const SEED = Number(process.env.SIEGE_SEED ?? 20_261_122)
const SLOWEST = 2_000
const TIMEOUT_MS = 400_000
const ADMIN = { email: 'admin@siege.example', password: 'een lang wachtwoord voor de belegering' }
const SHOWN = 25

export const title = `Siege: ${REQUESTS} generated requests of five roles, and what is known to kill servers`

/** A whole installation of its own in var/siege/site, as `npm start` makes it: launcher, front, Next, worker, database. */
async function startInstallation() {
  const outside = path.join(root, 'var', 'siege')
  fs.rmSync(outside, { recursive: true, force: true })
  process.env.VAR_DIR = outside
  const outer = readSettings()
  await claimFolder(outer, { command: 'run bench' })
  const folder = path.join(outside, 'site')
  const port = await freePort()
  const env = { VAR_DIR: folder, PORT: String(port), SITE_URL: `http://localhost:${port}`, DATABASE_URL: '', HESTIA_ADMIN_EMAIL: ADMIN.email, HESTIA_ADMIN_PASSWORD: ADMIN.password } // prettier-ignore
  const launcher = launch(outer, 'siege', [path.join('scripts', 'start.mjs')], { env })
  whenStopping('files', () => fs.rmSync(outside, { recursive: true, force: true }))
  let end
  launcher.exited.then((result) => (end = result))
  const isReady = () =>
    fs.readFileSync(launcher.log.file, 'utf8').slice(launcher.log.start).includes('Hestia is ready')
  await until(() => end !== undefined || isReady(), TIMEOUT_MS, 500)
  if (end) throw fault(launcher, end, 'The installation')
  const children = () =>
    JSON.parse(fs.readFileSync(path.join(folder, 'run', 'children.json'), 'utf8'))
  return {
    port,
    host: `localhost:${port}`,
    folder,
    children,
    launcher,
    hasEnded: () => end !== undefined,
  }
}

const pidOf = (children, name) => children.find((child) => child.name === name)?.pid

/** Prints what went wrong, with the number that makes the request again. */
function tell(kind, faults) {
  for (const { number, role, method, target, status, milliseconds, excerpt } of faults.slice(0, SHOWN)) print(`  ${kind} #${number} ${role} ${method} ${target} → ${status} in ${milliseconds} ms: ${JSON.stringify(excerpt)}`)
  if (faults.length > SHOWN) print(`  … and ${faults.length - SHOWN} more`)
} // prettier-ignore

async function generated(site, world, renew) {
  const onProgress = (done) => print(`  ${done} of ${REQUESTS}`)
  const { failed, inside, silent, slowest, statuses } = await besiege({
    ...site,
    seed: SEED,
    from: 0,
    count: REQUESTS,
    world,
    renew,
    onProgress,
  })
  tell('5xx', failed)
  tell('inner words', inside)
  tell('no answer', silent)
  if (failed.length > 0) {
    const log = fs.readFileSync(path.join(site.folder, 'log', 'front.log'), 'utf8').split('\n')
    for (const line of log.filter((one) => one.startsWith('front:')).slice(-SHOWN))
      print(`  ${line}`)
  }
  if (slowest && slowest.milliseconds > SLOWEST) tell('slowest', [slowest])
  const counted = statuses
    .map(([status, times]) => `${times} × ${status || 'no answer'}`)
    .join(', ')
  return [
    {
      what: `${REQUESTS} generated requests (seed ${SEED}): answers`,
      counted,
      holds: silent.length === 0,
    },
    { what: '… of them 5xx', counted: String(failed.length), holds: failed.length === 0 },
    {
      what: '… that tell of the inside',
      counted: String(inside.length),
      holds: inside.length === 0,
    },
    {
      what: '… the slowest',
      counted: `${slowest?.milliseconds} ms`,
      holds: (slowest?.milliseconds ?? 0) <= SLOWEST,
    },
  ]
}

/** The addresses of the brochures of listings. */
const brochuresOf = (world) =>
  world.pages.flatMap((page) =>
    /^\/nl\/te-koop\/.+\/(\d{6})\/$/.exec(page)?.[1]
      ? [`/api/brochure/nl/${/(\d{6})\/$/.exec(page)?.[1]}.pdf`]
      : [],
  )

async function killers(site, world) {
  const verdicts = []
  for (const kill of [
    hugeHeaders,
    packedBodies,
    pipelining,
    (one) => ranges(one, world.files),
    slowBodies,
    (one) => manyPrints(one, brochuresOf(world)),
    deepJson,
  ]) {
    const verdict = await kill(site)
    print(`  ${verdict.holds ? 'holds' : 'FAILS'}: ${verdict.what}: ${verdict.counted}`)
    verdicts.push(verdict)
  }
  return verdicts
}

export async function measure() {
  const site = await step('Installation', startInstallation)
  const origin = `http://${site.host}`
  const world = await step('World', () => readWorld(origin))
  const { renew, ids } = await step('Accounts', () =>
    openSessions(origin, ADMIN, path.join(site.folder, 'outbox')),
  )
  world.ids = ids
  const before = site.children()
  const memory = () =>
    ['site', 'front'].map((name) => Math.round(memoryOf(pidOf(site.children(), name)))).join(' + ')
  const atFirst = memory()
  const verdicts = [
    ...(await step('Killers', () => killers(site, world))),
    ...(await step('Requests', () => generated(site, world, renew))),
  ]
  const restarts = ['site', 'front'].filter(
    (name) => pidOf(before, name) !== pidOf(site.children(), name),
  )
  const rows = [
    ...verdicts,
    {
      what: 'Restarts of Next and the front',
      counted: restarts.join(', ') || 'none',
      holds: restarts.length === 0 && !site.hasEnded(),
    },
    {
      what: 'Memory of Next + the front in MB, before and after',
      counted: `${atFirst}; ${memory()}`,
      holds: true,
    },
  ]
  await site.launcher.stop()
  return {
    columns: ['what', 'counted', 'holds'],
    rows: rows.map(({ what, counted, holds }) => [what, counted, holds ? 'yes' : 'NO']),
    notes: [
      'Every request comes from one of a million addresses of the loopback network, so that limits per address do not hide what stands behind them.',
      'Goal: no 5xx, no inner words, nothing over 2 s, no restart; the killers are refused with 4xx or an honest 429/503 with Retry-After.',
    ],
  }
}
