import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { print, Refusal } from '../../scripts/lib/say.mjs'
import { readSettings, root } from '../../scripts/lib/settings.mjs'
import { whenStopping } from '../../scripts/lib/shutdown.mjs'
import { median, spread } from './support/figures.mjs'
import { ask, findSite, startFront } from './support/front.mjs'
import { memoryOf } from './support/memory.mjs'
import { processorMsOf } from './support/processor.mjs'
import { needWrk, wrk } from './support/wrk.mjs'

const ROUNDS = Number(process.env.ROUNDS ?? 9)
const SECONDS = Number(process.env.SECONDS ?? 5)
const CONNECTIONS = 32
const MAP_BYTES = Number(process.env.MAP_MB ?? 200) * 1024 ** 2
const HASH = '0123456789abcdef'
const GOAL_PER_SECOND = 3_000
const GOAL_RATIO = 1.5
const PAGES_PER_SECOND = 300
const PAGES = { connections: 8, headers: { 'accept-encoding': 'br' } }
/** Milliseconds between two requests of one connection for a steady rate of all. */
const delayFor = (connections, perSecond) => (connections * 1000) / perSecond
const supportFile = (name) => path.join(root, 'tests', 'bench', 'support', name)

export const title =
  'The map file: byte ranges from the front, its memory, and kept pages beside them'

/** A folder of data with a map file of random bytes. */
function makeFolder() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hestia-ranges-'))
  whenStopping('files', () => fs.rmSync(folder, { recursive: true, force: true }))
  fs.mkdirSync(path.join(folder, 'map'))
  const file = fs.openSync(path.join(folder, 'map', `${HASH}.pmtiles`), 'w')
  const part = randomBytes(1024 ** 2)
  for (let written = 0; written < MAP_BYTES; written += part.length) fs.writeSync(file, part)
  fs.closeSync(file)
  return folder
}

const askPages = ({ url }) =>
  wrk(`${url}/nl/`, {
    ...PAGES,
    seconds: SECONDS,
    script: supportFile('pace.lua'),
    delay: delayFor(PAGES.connections, PAGES_PER_SECOND),
  })

/** Ranges at a rate; without one as many as there are. */
const askRanges = ({ url }, perSecond) =>
  wrk(`${url}/map/${HASH}.pmtiles`, {
    seconds: SECONDS,
    connections: CONNECTIONS,
    script: supportFile('ranges.lua'),
    delay: perSecond ? delayFor(CONNECTIONS, perSecond) : 0,
  })

/**
 * Pages of a front at a steady rate, while a front, the same or another one, sends ranges at a rate;
 * without one as many as there are.
 */
async function pagesBeside(front, busyFront, perSecond) {
  const [pages, ranges] = await Promise.all([askPages(front), askRanges(busyFront, perSecond)])
  return { pages, ranges }
}

/** As many ranges as there are, and the microseconds of processor time that each takes. */
async function askAll(front) {
  const before = processorMsOf(front.pid)
  const { perSecond, p99 } = await askRanges(front)
  const spent = processorMsOf(front.pid) - before
  return { perSecond, p99, microseconds: (spent * 1000) / (perSecond * SECONDS) }
}

/**
 * What is compared: pages alone twice, which says how much the machine differs from itself; pages
 * beside ranges of the same front; and beside ranges of another front, where machine, programs that
 * measure and bytes are the same and only the front is not shared. Beside a flood: more ranges than
 * the goal, as many as the front can send.
 */
const measurements = {
  quiet: ({ front }) => askPages(front),
  beside: ({ front }) => pagesBeside(front, front, GOAL_PER_SECOND),
  again: ({ front }) => askPages(front),
  control: ({ front, other }) => pagesBeside(front, other, GOAL_PER_SECOND),
  flood: ({ front }) => pagesBeside(front, front),
}

/** One round: each measurement once, beginning with another one in each round. */
async function measureRound(fronts, at) {
  const names = Object.keys(measurements)
  const round = {}
  for (let step = 0; step < names.length; step++) {
    const name = names[(at + step) % names.length]
    round[name] = await measurements[name](fronts)
  }
  return round
}

function rowsOf(rounds, alone, { before, after }) {
  const quiet = rounds.map((round) => round.quiet.p99)
  const again = rounds.map((round) => round.again.p99)
  const beside = rounds.map((round) => round.beside.pages.p99)
  const control = rounds.map((round) => round.control.pages.p99)
  const flood = rounds.map((round) => round.flood)
  const ratio = (ones, others) => ones.map((one, at) => one / others[at])
  // Of the two quiet measurements of a round the mean stands for the round.
  const still = quiet.map((one, at) => (one + again[at]) / 2)
  const noise = quiet.map((one, at) => Math.max(one, again[at]) / Math.min(one, again[at]))
  const toControl = ratio(beside, control)
  const verdict = (holds) => (holds ? 'yes' : 'NO')
  const reached = rounds.map((round) => round.beside.ranges.perSecond)
  return [
    ['ranges/s, as many as there are', spread(alone.map(({ perSecond }) => perSecond)), verdict(median(alone.map(({ perSecond }) => perSecond)) >= GOAL_PER_SECOND)], // prettier-ignore
    ['… p99 in ms', spread(alone.map(({ p99 }) => p99), 2), '–'], // prettier-ignore
    ['… µs of processor time each', spread(alone.map(({ microseconds }) => microseconds)), '–'], // prettier-ignore
    ['ranges/s beside pages', spread(reached), '–'],
    ['kept page, p99 in ms, quiet', spread(still, 2), '–'],
    ['… beside ranges of the same front', spread(beside, 2), '–'],
    ['… beside ranges of another front', spread(control, 2), '–'],
    ['… beside as many as there are', spread(flood.map(({ pages }) => pages.p99), 2), '–'], // prettier-ignore
    ['… which are, ranges/s', spread(flood.map(({ ranges }) => ranges.perSecond)), '–'], // prettier-ignore
    ['same front : quiet', spread(ratio(beside, still), 2), verdict(median(ratio(beside, still)) <= GOAL_RATIO)], // prettier-ignore
    ['another front : quiet (the machine)', spread(ratio(control, still), 2), '–'],
    ['same front : another front', spread(toControl, 2), verdict(median(toControl) <= GOAL_RATIO)],
    ['noise: quiet : quiet', spread(noise, 2), '–'],
    ['front: MB before → after', `${before.toFixed(0)} → ${after.toFixed(0)}`, '–'],
  ]
}

export async function measure() {
  if (process.platform !== 'linux')
    throw new Refusal('Memory is read from /proc, which only Linux has.')
  needWrk()
  const settings = readSettings()
  const { upstream } = findSite(settings)
  process.env.MAP_BYTES = String(MAP_BYTES)
  const env = { ...settings.env, VAR_DIR: makeFolder(), MAP_FILE: '', TRUSTED_PROXIES: '127.0.0.1' }
  const front = await startFront({ ...settings, env }, upstream)
  const other = await startFront({ ...settings, env }, upstream)
  for (const { url } of [front, other]) await ask(`${url}/nl/`, { headers: PAGES.headers })
  const before = memoryOf(front.pid)
  const rounds = []
  const alone = []
  for (let at = 0; at < ROUNDS; at++) {
    rounds.push(await measureRound({ front, other }, at))
    alone.push(await askAll(front))
    print(`  round ${at + 1} of ${ROUNDS}: ${Math.round(alone.at(-1).perSecond)} ranges/s`)
  }
  const after = memoryOf(front.pid)
  await front.stop()
  await other.stop()
  return {
    columns: ['', 'median (min–max)', 'holds'],
    rows: rowsOf(rounds, alone, { before, after }),
    notes: [
      `A map file of ${MAP_BYTES / 1024 ** 2} MB, ranges of 10–40 kB at random places over ${CONNECTIONS} connections, from many addresses; ${PAGES_PER_SECOND} pages a second over ${PAGES.connections}.`,
      `${ROUNDS} rounds of ${SECONDS} s for each measurement, in an order that turns; ratios are taken within a round. Beside pages, ranges come at ${GOAL_PER_SECOND} a second, which is below what the front can send. "Another front" is a second process with the same file: pages and measuring programs share the machine with it, but not the process.`,
      'Maps of the site ask for tiles by their own addresses; ranges serve other programs, and films and documents.',
    ],
  }
}
