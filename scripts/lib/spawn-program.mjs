import { spawn } from 'node:child_process'

import { signal, until } from './processes.mjs'
import { root } from './settings.mjs'
import { whenStopping } from './shutdown.mjs'

/**
 * Starts a program of ours and listens to what it says. It is stopped with us.
 * @param {string} node
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export function spawnProgram(node, args, env) {
  const child = spawn(node, args, { cwd: root, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] }) // prettier-ignore
  let said = ''
  /** @type {{ code: number | null, signal: string | null } | undefined} */
  let end
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  child.once('exit', (code, by) => (end = { code, signal: by }))
  const stop = async (timeoutMs) => {
    if (!end) signal(child.pid, 'SIGTERM')
    await until(() => end !== undefined, timeoutMs)
    return end ?? { code: null, signal: null }
  }
  whenStopping('programs', () => stop(60_000))
  return {
    child,
    said: () => said,
    stop,
    /** Waits for something in its output; throws when it ends before, or takes too long. */
    async until(isThere, timeoutMs) {
      await until(() => end !== undefined || isThere(said), timeoutMs, 100)
      if (!isThere(said)) throw new Error(`it did not get there:\n${said}`)
    },
  }
}
