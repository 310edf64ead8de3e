import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { launch } from '../../../scripts/lib/children.mjs'
import { attach } from '../../../scripts/lib/postgres.mjs'
import { signal, stillRuns, until } from '../../../scripts/lib/processes.mjs'
import { Refusal } from '../../../scripts/lib/say.mjs'
import { whenStopping } from '../../../scripts/lib/shutdown.mjs'
import { addressOf, visitor } from '../../integration/support/oddForms.mjs'
import { withClient } from './scratch.mjs'

/** The first start fills the database, which takes long on a busy machine. */
const START_TIMEOUT_MS = 1_200_000
const ANSWER_TIMEOUT_MS = 60_000
const DISK_MB = 1500

/** A small disk of its own for the installation, which can be filled; null where that is not allowed. */
export function mountDisk(folder) {
  try {
    fs.mkdirSync(folder, { recursive: true })
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=700`, 'tmpfs', folder], {
      stdio: 'ignore',
    })
  } catch {
    return null
  }
  whenStopping('files', () => execFileSync('umount', [folder]))
  const filler = path.join(folder, 'filler')
  return {
    /** Writes until nothing more fits but so many bytes. */
    fill(left = 0) {
      const file = fs.openSync(filler, 'w')
      const write = (size) => {
        try {
          for (const block = Buffer.alloc(size); fs.writeSync(file, block) > 0;);
        } catch (error) {
          if (error.code !== 'ENOSPC') throw error
        }
      }
      for (const size of [1 << 20, 4096]) write(size)
      if (left) fs.ftruncateSync(file, fs.fstatSync(file).size - left)
      fs.closeSync(file)
    },
    free: () => fs.rmSync(filler, { force: true }),
  }
}

/** One request, whatever comes of it: status 0 is no answer. */
export function send(address, place, { method = 'GET', headers = {}, body, agent } = {}) {
  const since = performance.now()
  return new Promise((resolve) => {
    const end = (status) => resolve({ status, took: performance.now() - since })
    const request = http.request(
      `${address}${place}`,
      { method, headers, agent, timeout: ANSWER_TIMEOUT_MS },
      (answer) => {
        answer.resume()
        answer.once('end', () => end(answer.statusCode)).once('error', () => end(0))
      },
    )
    request.once('error', () => end(0)).once('timeout', () => request.destroy())
    request.end(body)
  })
}

/** Posts the form of contact as a browser without a script does; 303 is an acknowledgement. */
export const postForm = (address, at) =>
  send(address, '/api/forms/contact?lang=nl', {
    method: 'POST',
    body: new URLSearchParams(visitor(at)).toString(),
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Sec-Fetch-Site': 'same-origin',
      'X-Forwarded-For': addressOf(at),
    },
  })

/** Asks at a fixed rate until it is stopped. @returns {() => Promise<Map<number, number>>} stops, and tells how many answers of each status there were */
export function askSteadily(address, places, perSecond) {
  const statuses = new Map()
  const agent = new http.Agent({ keepAlive: true })
  const under = new Set()
  let isOver = false
  const asking = (async () => {
    const began = performance.now()
    for (let number = 0; !isOver; number++) {
      await pause(Math.max(0, began + (number * 1000) / perSecond - performance.now()))
      const asked = send(address, places[number % places.length], { agent }).then(({ status }) => {
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        under.delete(asked)
      })
      under.add(asked)
    }
  })()
  return async () => {
    isOver = true
    await asking
    await Promise.all(under)
    agent.destroy()
    return statuses
  }
}

/** An installation of its own, started with `npm start`'s program, whose parts can be killed. */
export function createInstallation(settings, varDir, env) {
  let launcher
  const own = () => ({
    varDir,
    secrets: JSON.parse(fs.readFileSync(path.join(varDir, 'secrets.json'), 'utf8')),
  })
  const childOf = (name) =>
    JSON.parse(fs.readFileSync(path.join(varDir, 'run', 'children.json'), 'utf8')).find(
      (child) => child.name === name,
    )
  return {
    isAlive: () => launcher.runs(),
    /** @returns {Promise<string>} the address of its database */
    async start() {
      launcher = launch(settings, 'faults', [path.join('scripts', 'start.mjs')], {
        stage: 'site',
        env: { ...env, VAR_DIR: varDir },
      })
      const said = () => fs.readFileSync(launcher.log.file, 'utf8').slice(launcher.log.start)
      await until(
        () => !launcher.runs() || said().includes('Hestia is ready'),
        START_TIMEOUT_MS,
        100,
      )
      if (!said().includes('Hestia is ready'))
        throw new Refusal(`The installation did not start:\n${said()}`)
      return (await attach(own())).url
    },
    /** @returns {Promise<{ code: number | null, seconds: number }>} */
    async stop() {
      const since = performance.now()
      signal(launcher.pid, 'SIGTERM')
      const { code } = await launcher.exited
      return { code, seconds: (performance.now() - since) / 1000 }
    },
    /** Kills without a word, and says whether there was anybody to kill. */
    kill(name) {
      const child = childOf(name)
      if (!child || !stillRuns(child)) return false
      signal(child.pid, 'SIGKILL')
      return true
    },
    killDatabase: async () => signal((await attach(own())).pid, 'SIGKILL'),
  }
}

/** @returns {Promise<number>} seconds until the condition holds */
export async function secondsUntil(condition, timeoutMs = START_TIMEOUT_MS) {
  const since = performance.now()
  if (!(await until(condition, timeoutMs, 20))) return Infinity
  return (performance.now() - since) / 1000
}

export const count = (url, table, where = 'true') =>
  withClient(url, async (client) =>
    Number(
      (await client.query(`select count(*) as number from ${table} where ${where}`)).rows[0].number,
    ),
  )
