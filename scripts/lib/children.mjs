import fs from 'node:fs'
import path from 'node:path'

import { outputOf, PRIVATE, spawnMasked } from './child-output.mjs'
import { holder } from './lock.mjs'
import { lastLines } from './logs.mjs'
import { identityOf, signal, stillRuns, until } from './processes.mjs'
import { print, Refusal } from './say.mjs'
import { root, writePrivately } from './settings.mjs'
import { isStopping } from './shutdown.mjs'

/**
 * The order in which children are stopped, and how long each has: the front finishes its requests,
 * then Next and its jobs finish, then all others. Each ends itself sooner than this.
 */
const ORDER = ['front', 'site', 'other']
const GRACE = { front: 30_000, site: 30_000, other: 15_000 }
const FORCED = 5000

/** @type {Map<number, { name: string, stage: string, pid: number, identity: string | null }>} */
const living = new Map()

const rollCall = (settings) => path.join(settings.varDir, 'run', 'children.json')

/**
 * Only the process with the lock notes its children, so this list has one writer: a command beside a
 * running server must not replace the list. A full disk must not prevent a child from starting.
 */
function remember(settings) {
  const working = holder(settings)
  if (working && working.pid !== process.pid) return
  try {
    writePrivately(rollCall(settings), JSON.stringify([...living.values()]))
  } catch (error) {
    print(`  ${rollCall(settings)} could not be written: ${error.code ?? error.message}`)
  }
}

async function stopProcess({ pid, stage }, runs) {
  signal(pid, 'SIGTERM', { group: true })
  if (!(await until(() => !runs(), GRACE[stage] ?? GRACE.other)))
    signal(pid, 'SIGKILL', { group: true })
  await until(() => !runs(), FORCED)
}

/** Stops one stage after the other; children of the same stage stop at the same time. */
async function stopInOrder(children, runs) {
  for (const stage of ORDER) {
    const ofStage = children.filter((child) => (child.stage ?? 'other') === stage)
    await Promise.all(ofStage.map((child) => stopProcess(child, () => runs(child))))
  }
}

/**
 * Ends the processes that a killed launcher left behind: a server still on its port, a build still
 * writing.
 */
export async function stopOrphans(settings) {
  const file = rollCall(settings)
  if (!fs.existsSync(file)) return 0
  let left = []
  try {
    left = JSON.parse(fs.readFileSync(file, 'utf8')).filter(stillRuns)
  } catch {
    // An incomplete file names no process.
  }
  await stopInOrder(left, stillRuns)
  fs.rmSync(file, { force: true })
  return left.length
}

/**
 * Starts a child in its own process group: a Ctrl-C reaches only the launcher, which stops
 * everything in order.
 * @param {string} name its log is var/log/NAME.log
 * @param {string[]} args of this Node
 * @param {{
 *   env?: Record<string, string>, onScreen?: boolean, command?: string,
 *   stage?: 'front' | 'site' | 'other', role?: string, channel?: boolean, umask?: number
 * }} [options]
 *   role: its name in var/run/children.json; channel: it can be sent messages
 */
export function launch(
  settings,
  name,
  args,
  {
    env = {},
    onScreen = false,
    command = process.execPath,
    stage = 'other',
    role = name,
    ...options
  } = {},
) {
  if (isStopping()) throw new Refusal('Stopped.')
  const { log, output } = outputOf(settings, name, onScreen)
  const child = spawnMasked(options.umask ?? PRIVATE, command, args, {
    cwd: root,
    env: { ...settings.env, ...env },
    detached: process.platform !== 'win32',
    stdio: ['ignore', output, output, ...(options.channel ? ['ipc'] : [])],
  })
  if (log.fd !== undefined) fs.closeSync(log.fd)
  const { pid } = child
  const called = (as) => {
    living.set(pid, { name: as, stage, pid, identity: identityOf(pid) })
    remember(settings)
  }
  if (pid !== undefined) called(role)
  /** @type {Promise<{ code: number | null, signal: string | null }>} */
  const exited = new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, by) => {
      living.delete(pid)
      resolve({ code, signal: by })
    })
  })
  exited.catch(() => {})
  const runs = () => living.has(pid)
  return {
    pid,
    log,
    exited,
    runs,
    /** The first message of the child; stays pending when it never sends one. */
    heard: new Promise((resolve) => child.once('message', resolve)),
    send: (message) => child.connected && child.send(message, () => {}),
    rename: called,
    stop: () => (runs() ? stopProcess({ pid, stage }, runs) : undefined),
  }
}

export const stopChildren = () => stopInOrder([...living.values()], ({ pid }) => living.has(pid))
export const killChildren = () =>
  [...living.keys()].forEach((pid) => signal(pid, 'SIGKILL', { group: true }))

/** How a child ended, in words; for one that another program started, only that it ended. */
export function endOf({ code, signal: by }) {
  if (by) return `was ended by ${by}`
  return code === null ? 'ended' : `ended with code ${code}`
}

/** Why a child ended, with the last lines it wrote. */
export function fault({ log }, end, what) {
  const tail = lastLines(log)
  if (/ENOSPC|No space left on device/.test(tail))
    return Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })
  return new Refusal(`${what} ${endOf(end)}. The end of ${path.relative(root, log.file)}:\n${tail}`)
}

/** Runs a child until it ends; throws unless it succeeds. */
export async function run(settings, name, args, { what, ...options }) {
  const child = launch(settings, name, args, options)
  const end = await child.exited
  if (end.code !== 0) throw fault(child, end, what)
}

/**
 * Runs a TypeScript program that assembles the configuration; Payload's own way of loading it is
 * less reliable on Node 20.
 */
export const typescript = (file, ...args) => [
  '--import',
  './scripts/lib/lexical-first.mjs',
  '--import',
  'tsx',
  file,
  ...args,
]
export const payload = (...args) =>
  typescript(path.join('node_modules', 'payload', 'bin.js'), '--disable-transpile', ...args)
export const next = (...args) => [path.join('node_modules', 'next', 'dist', 'bin', 'next'), ...args]
