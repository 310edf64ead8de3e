import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

import { whenStopping } from '../../../scripts/lib/shutdown.mjs'

/** Node writes these by itself. */
const ITS_OWN = new Set(['content-length', 'connection', 'keep-alive', 'date', 'transfer-encoding'])

/**
 * Node's HTTP server with the bytes of an answer under all of its headers: what no front that is
 * written for it can pass.
 * @param {{ headers: Record<string, string>, body: Buffer }} answer
 */
export async function startPlainNode({ headers, body }) {
  const child = fork(fileURLToPath(new URL('./plain-server.mjs', import.meta.url)))
  const stop = () => child.kill('SIGTERM')
  whenStopping('programs', stop)
  const own = Object.entries(headers).filter(([name]) => !ITS_OWN.has(name))
  child.send({ headers: Object.fromEntries(own), body: body.toString('base64') })
  const [port] = await once(child, 'message')
  return { url: `http://127.0.0.1:${port}/page`, pid: child.pid, stop }
}
