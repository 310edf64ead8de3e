import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

import { lastLines, openLog } from './logs.mjs'
import { identityOf, signal, stillRuns, until } from './processes.mjs'
import { Refusal } from './say.mjs'
import { root, writePrivately } from './settings.mjs'
import { isStopping } from './shutdown.mjs'

const GRACE = 15_000
/** @type {Map<number, { name: string, pid: number, identity: string | null }>} */
const living = new Map()

const rollCall = (settings) => path.join(settings.varDir, 'run', 'children.json')

/** Only whoever holds the lock starts children, so the roll has one writer. */
const remember = (settings) => writePrivately(rollCall(settings), JSON.stringify([...living.values()]))

async function stopProcess(pid, runs) {
  signal(pid, 'SIGTERM', { group: true })
  if (!(await until(() => !runs(), GRACE))) signal(pid, 'SIGKILL', { group: true })
  await until(() => !runs(), 5000)
}

/** Ends what a killed launcher has left behind: a server still on its port, a build still writing. */
export async function stopOrphans(settings) {
  const file = rollCall(settings)
  if (!fs.existsSync(file)) return 0
  let left = []
  try {
    left = JSON.parse(fs.readFileSync(file, 'utf8')).filter(stillRuns)
  } catch {
    // Half a file names nobody.
  }
  for (const orphan of left) await stopProcess(orphan.pid, () => stillRuns(orphan))
  fs.rmSync(file, { force: true })
  return left.length
}

/**
 * A child in a process group of its own: a Ctrl-C reaches the launcher alone, which stops things in order.
 * @param {string} name its log is var/log/NAME.log
 * @param {string[]} args of this Node
 * @param {{ env?: Record<string, string>, onScreen?: boolean, command?: string }} [options]
 */
export function launch(settings, name, args, { env = {}, onScreen = false, command = process.execPath } = {}) {
  if (isStopping()) throw new Refusal('Stopped.')
  const log = openLog(settings, name)
  const output = onScreen ? 'inherit' : log.fd
  const child = spawn(command, args, {
    cwd: root,
    env: { ...settings.env, ...env },
    detached: process.platform !== 'win32',
    stdio: ['ignore', output, output],
  })
  fs.closeSync(log.fd)
  const { pid } = child
  if (pid !== undefined) {
    living.set(pid, { name, pid, identity: identityOf(pid) })
    remember(settings)
  }
  /** @type {Promise<{ code: number | null, signal: string | null }>} */
  const exited = new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, by) => {
      living.delete(pid)
      resolve({ code, signal: by })
    })
  })
  exited.catch(() => {})
  return { pid, log, exited, stop: () => (living.has(pid) ? stopProcess(pid, () => living.has(pid)) : undefined) }
}

export const stopChildren = () => Promise.all([...living.keys()].map((pid) => stopProcess(pid, () => living.has(pid))))
export const killChildren = () => [...living.keys()].forEach((pid) => signal(pid, 'SIGKILL', { group: true }))

/** Why a child ended, with the end of what it wrote. */
export function fault({ log }, { code, signal: by }, what) {
  const tail = lastLines(log)
  if (/ENOSPC|No space left on device/.test(tail)) return Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })
  const how = by ? `was ended by ${by}` : `ended with code ${code}`
  return new Refusal(`${what} ${how}. The end of ${path.relative(root, log.file)}:\n${tail}`)
}

/** Runs a child to its end; anything but success is a refusal. */
export async function run(settings, name, args, { what, ...options }) {
  const child = launch(settings, name, args, options)
  const end = await child.exited
  if (end.code !== 0) throw fault(child, end, what)
}

/** A TypeScript program that assembles the configuration; Payload's own way of loading it is less reliable on Node 20. */
export const typescript = (file, ...args) => ['--import', './scripts/lib/lexical-first.mjs', '--import', 'tsx', file, ...args]
export const payload = (...args) => typescript(path.join('node_modules', 'payload', 'bin.js'), '--disable-transpile', ...args)
export const next = (...args) => [path.join('node_modules', 'next', 'dist', 'bin', 'next'), ...args]
