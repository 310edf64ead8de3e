import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { runMigrations } from 'graphile-worker'
import { Client } from 'pg'

import { env } from '@/env'
import { WORKER_NAME } from '@/jobs/channels'

import { stopChildren } from '../../scripts/lib/children.mjs'
import { createFront } from '../../scripts/lib/front.mjs'
import { freePort } from '../../scripts/lib/postgres.mjs'
import { until } from '../../scripts/lib/processes.mjs'
import { CannotRun } from '../../scripts/lib/supervise.mjs'
import { createDatabase, dropDatabase } from './support/cluster.mjs'

const varDir = path.join(env.VAR_DIR, 'front-process')
const KEY = 'a key of sixteen characters'
const settings = {
  varDir,
  env: { ...process.env, NODE_OPTIONS: '', NEXT_DIST_DIR: varDir, METRICS_KEY: KEY },
}
const database = new URL(env.DATABASE_URL).pathname.slice(1)
const TIMEOUT_MS = 60_000

beforeAll(() => {
  for (const folder of ['log', 'run'])
    mkdirSync(path.join(varDir, folder), { recursive: true, mode: 0o700 })
  // The list of a build with one inline script.
  writeFileSync(
    path.join(varDir, 'inline-scripts.json'),
    JSON.stringify([`'sha256-${'A'.repeat(43)}='`]),
  )
})
beforeAll(async () => {
  await createDatabase(env.DATABASE_URL, database)
  await runMigrations({ connectionString: env.DATABASE_URL })
})
afterAll(async () => {
  await stopChildren()
  await dropDatabase(env.DATABASE_URL, database)
})

/** Plays Next: pages at once, and forms when the test lets them go. */
function playNext() {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const heard: string[] = []
  const server = http.createServer(async (request, response) => {
    heard.push(request.method ?? '')
    request.resume()
    if (request.method === 'POST') {
      await released
      response.writeHead(303, { location: '/nl/bedankt/' }).end()
    } else {
      response
        .writeHead(200, { 'content-type': 'text/html', 'cache-control': 's-maxage=31536000' })
        .end('<p>bewaard</p>')
    }
  })
  const listen = async (port: number) => {
    await once(server.listen(port, '127.0.0.1'), 'listening')
    return (server.address() as AddressInfo).port
  }
  const stop = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  return { heard, release: () => release(), listen, stop }
}

describe('the page front', () => {
  const next = playNext()
  let nextPort = 0
  let port = 0
  let front: ReturnType<typeof createFront>
  let running: Awaited<ReturnType<ReturnType<typeof createFront>['start']>>
  const ask = (place: string, method = 'GET') =>
    fetch(`http://127.0.0.1:${port}${place}`, { method, redirect: 'manual' }).then(
      async (answer) => ({ status: answer.status, said: await answer.text() }),
      () => ({ status: 0, said: '' }),
    )

  beforeAll(async () => {
    nextPort = await next.listen(0)
    port = await freePort()
    const surroundings = {
      UPSTREAM_URL: `http://127.0.0.1:${nextPort}`,
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_URL: `http://127.0.0.1:${port}`,
    }
    front = createFront(
      { ...settings, port, host: '127.0.0.1' },
      { env: surroundings, onScreen: false },
    )
    running = await front.start()
  }, TIMEOUT_MS)
  afterAll(next.stop)

  it('is followed by its spare when it is killed, and serves what it keeps while Next is gone', async () => {
    const before = running.pid
    if (before !== undefined) process.kill(before, 'SIGKILL')
    await running.exited
    running = await front.start()
    expect(running.pid).not.toBe(before)
    expect(await ask('/nl/')).toEqual({ status: 200, said: '<p>bewaard</p>' })
    await next.stop()
    expect(await ask('/nl/')).toEqual({ status: 200, said: '<p>bewaard</p>' })
    const { status, said } = await ask('/readyz')
    expect([status, JSON.parse(said)]).toMatchObject([
      503,
      { ready: false, parts: { database: true, queue: false, site: false } },
    ])
    await next.listen(nextPort)
  })

  it('is ready when the database, Next and a worker are there', async () => {
    const worker = new Client({ connectionString: env.DATABASE_URL, application_name: WORKER_NAME })
    await worker.connect()
    let answer = await ask('/readyz')
    await until(async () => (answer = await ask('/readyz')).status === 200, TIMEOUT_MS, 100)
    await worker.end()
    expect(JSON.parse(answer.said)).toMatchObject({
      ready: true,
      parts: { database: true, queue: true, site: true },
    })
  })

  it('says that it lives, and tells its figures to who has the key', async () => {
    const metrics = (headers?: Record<string, string>) =>
      fetch(`http://127.0.0.1:${port}/metrics`, { headers, redirect: 'manual' })
    expect(await ask('/healthz')).toEqual({ status: 200, said: 'alive\n' })
    const answer = await metrics({ authorization: `Bearer ${KEY}` })
    const lines = (await answer.text()).split('\n')
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    // The page was answered by Next once, and from memory since.
    expect(lines.filter((line) => line.includes('kind="page",status="200"'))).toEqual([
      'hestia_requests_total{kind="page",status="200"} 1',
    ])
    expect(lines).toContain('hestia_cache_entries 1')
    for (const wrong of [undefined, 'Bearer', `Bearer ${KEY}x`, `Basic ${KEY}`]) {
      const refused = await metrics(wrong === undefined ? {} : { authorization: wrong })
      expect(await refused.text()).not.toContain('hestia_')
    }
  })

  it('answers the form in flight when it is told to stop, and takes nothing new', async () => {
    const posted = ask('/api/forms/contact?lang=nl', 'POST')
    expect(await until(() => next.heard.includes('POST'), TIMEOUT_MS, 10)).toBe(true)
    const stopped = running.stop()
    expect(await until(async () => (await ask('/nl/')).status === 0, TIMEOUT_MS, 10)).toBe(true)
    expect(running.runs()).toBe(true)
    next.release()
    expect(await posted).toEqual({ status: 303, said: '' })
    await stopped
    expect(await running.exited).toEqual({ code: 0, signal: null })
  })

  it('says that it cannot run where its port is taken', async () => {
    const other = http.createServer()
    await once(other.listen(port, '127.0.0.1'), 'listening')
    await expect(front.start()).rejects.toThrow(CannotRun)
    other.close()
  })
})
