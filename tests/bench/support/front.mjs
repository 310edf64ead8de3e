import { spawn } from 'node:child_process'
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'

import { until } from '../../../scripts/lib/processes.mjs'
import { Refusal } from '../../../scripts/lib/say.mjs'
import { root } from '../../../scripts/lib/settings.mjs'
import { whenStopping } from '../../../scripts/lib/shutdown.mjs'
import { freePort } from './free-port.mjs'
import { nextAddress, runningSite } from './running.mjs'

const TIMEOUT_MS = 20_000

/** Where Next listens, its process, and the front before it. UPSTREAM names a Next that npm start did not start. */
export function findSite(settings) {
  if (process.env.UPSTREAM)
    return {
      upstream: process.env.UPSTREAM,
      nextPid: Number(process.env.UPSTREAM_PID) || undefined,
      frontUrl: undefined,
      frontPid: undefined,
    }
  const frontUrl = runningSite(settings)
  const children = JSON.parse(
    fs.readFileSync(path.join(settings.varDir, 'run', 'children.json'), 'utf8'),
  )
  const pidOf = (role) => children.find(({ name }) => name === role)?.pid
  return {
    upstream: nextAddress(settings),
    nextPid: pidOf('site'),
    frontUrl,
    frontPid: pidOf('front'),
  }
}

/** Next closes a connection that rests for five seconds, maybe in the moment in which it is used again: ask once more. */
const wasClosed = (request, error) => request.reusedSocket && error.code === 'ECONNRESET'

export const ask = (url, { headers = {}, agent } = {}) =>
  new Promise((resolve, reject) => {
    const request = http.get(url, { headers, agent }, (answer) => {
      const chunks = []
      answer
        .on('data', (chunk) => chunks.push(chunk))
        .on('end', () =>
          resolve({
            status: answer.statusCode,
            headers: answer.headers,
            body: Buffer.concat(chunks),
          }),
        )
      answer.on('error', reject)
    })
    request.on('error', (error) =>
      wasClosed(request, error) ? resolve(ask(url, { headers, agent })) : reject(error),
    )
  })

/** A front of its own that lets one address ask for as much as it wants. */
export async function startFront(settings, upstream) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    DATABASE_URL: 'postgres://nobody@localhost/none',
    ...settings.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    // Large buffers go back to the system when the store lets go of them.
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '32768',
    UPSTREAM_URL: upstream,
    SITE_URL: url,
    NODE_ENV: 'production',
    FRONT_RENDERS_PER_SECOND: '1000000',
  }
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/front/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let ended = false
  child.once('exit', () => (ended = true))
  const stop = async () => {
    child.kill('SIGTERM')
    await until(() => ended, TIMEOUT_MS)
  }
  whenStopping('programs', stop)
  const answers = () =>
    ask(`${url}/nl/`).then(
      ({ status }) => status === 200,
      () => false,
    )
  if (!(await until(async () => ended || (await answers()), TIMEOUT_MS, 100)) || ended)
    throw new Refusal(`The front does not answer, or ${upstream} has no page /nl/.`)
  return { url, pid: child.pid, stop }
}
