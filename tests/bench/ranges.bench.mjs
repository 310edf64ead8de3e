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
import { needWrk, wrk } from './support/wrk.mjs'

const ROUNDS = 3
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

/**
 * One round: pages at a steady rate, as many ranges as the front gives, then pages beside ranges at
 * the rate of the goal.
 */
async function round(url) {
  const pages = () =>
    wrk(`${url}/nl/`, {
      ...PAGES,
      seconds: SECONDS,
      script: supportFile('pace.lua'),
      delay: delayFor(PAGES.connections, PAGES_PER_SECOND),
    })
  const ranges = (delay) =>
    wrk(`${url}/map/${HASH}.pmtiles`, {
      seconds: SECONDS,
      connections: CONNECTIONS,
      script: supportFile('ranges.lua'),
      delay,
    })
  const quiet = await pages()
  const alone = await ranges(0)
  const [beside, together] = await Promise.all([
    pages(),
    ranges(delayFor(CONNECTIONS, GOAL_PER_SECOND)),
  ])
  return { quiet, alone, beside, together }
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
  await ask(`${front.url}/nl/`, { headers: PAGES.headers })
  const before = memoryOf(front.pid)
  const rounds = []
  for (let at = 1; at <= ROUNDS; at++) {
    rounds.push(await round(front.url))
    print(`  round ${at} of ${ROUNDS}: ${Math.round(rounds.at(-1).alone.perSecond)} ranges/s`)
  }
  const after = memoryOf(front.pid)
  await front.stop()
  const perSecond = rounds.map(({ alone }) => alone.perSecond)
  const ratios = rounds.map(({ quiet, beside }) => beside.p99 / quiet.p99)
  const verdict = (holds) => (holds ? 'yes' : 'NO')
  return {
    columns: ['', 'median (min–max)', 'holds'],
    rows: [
      ['ranges/s', spread(perSecond), verdict(median(perSecond) >= GOAL_PER_SECOND)],
      ['ranges, p99 in ms', spread(rounds.map(({ alone }) => alone.p99), 2), '–'], // prettier-ignore
      ['ranges/s beside pages', spread(rounds.map(({ together }) => together.perSecond)), '–'],
      ['kept page, p99 in ms, quiet', spread(rounds.map(({ quiet }) => quiet.p99), 2), '–'], // prettier-ignore
      ['kept page, p99 in ms, beside ranges', spread(rounds.map(({ beside }) => beside.p99), 2), '–'], // prettier-ignore
      ['… beside : quiet', spread(ratios, 2), verdict(median(ratios) <= GOAL_RATIO)],
      ['front: MB before → after', `${before.toFixed(0)} → ${after.toFixed(0)}`, '–'],
    ],
    notes: [
      `A map file of ${MAP_BYTES / 1024 ** 2} MB, ranges of 10–40 kB at random places over ${CONNECTIONS} connections, from many addresses; ${PAGES_PER_SECOND} pages a second over ${PAGES.connections}.`,
      `${ROUNDS} rounds of ${SECONDS} s; ratios are taken within a round. Beside pages, ranges come at up to ${GOAL_PER_SECOND} a second.`,
    ],
  }
}
