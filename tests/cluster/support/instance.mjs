import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

import { signal, stillRuns, until } from '../../../scripts/lib/processes.mjs'
import { root } from '../../../scripts/lib/settings.mjs'

const START_TIMEOUT_MS = 240_000
const STOP_TIMEOUT_MS = 90_000

/** The worker's launcher notes nothing of its child, so the system is asked. */
const childrenOf = (pid) =>
  spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .flatMap(Number)

/**
 * A program of ours with a folder of its own, as on a machine of its own.
 * @param {{ script: string, folder: string, env: Record<string, string>, isReady: string }} program
 */
function createProgram({ script, folder, env, isReady }) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child
  let said = ''
  const runs = () => child !== undefined && child.exitCode === null && child.signalCode === null
  return {
    runs,
    said: () => said,
    async start() {
      fs.mkdirSync(folder, { recursive: true })
      said = ''
      child = spawn(process.execPath, [path.join('scripts', script)], {
        cwd: root,
        env: { ...process.env, NODE_OPTIONS: '', ...env, VAR_DIR: folder },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (chunk) => (said += chunk))
      await until(() => !runs() || said.includes(isReady), START_TIMEOUT_MS, 100)
      if (!said.includes(isReady)) throw new Error(`${script} did not start:\n${said}`)
    },
    async stop() {
      if (runs()) child?.kill('SIGTERM')
      await until(() => !runs(), STOP_TIMEOUT_MS)
      return child?.exitCode
    },
    /** Ends everything at once, as a machine that loses its power. */
    async kill() {
      const file = path.join(folder, 'run', 'children.json')
      const children = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : []
      const own = child ? childrenOf(child.pid).filter((pid) => pid > 0) : []
      child?.kill('SIGKILL')
      for (const pid of own) signal(pid, 'SIGKILL', { group: true })
      for (const one of children) if (stillRuns(one)) signal(one.pid, 'SIGKILL', { group: true })
      await until(() => !runs() && !children.some(stillRuns), STOP_TIMEOUT_MS)
    },
  }
}

/** A site: front, spare front and Next, behind one port. */
export const createInstance = ({ port, folder, env }) => ({
  port,
  ...createProgram({
    script: 'start.mjs',
    folder,
    env: { ...env, PORT: String(port), HOST: '127.0.0.1', WORKER: 'outside' },
    isReady: 'Hestia is ready',
  }),
})

export const createWorker = ({ folder, env }) =>
  createProgram({ script: 'worker.mjs', folder, env, isReady: 'The worker is running.' })
