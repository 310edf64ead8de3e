import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

import { freePort } from '../../scripts/lib/postgres.mjs'
import { settle } from './support/people'
import { usePayload } from './support/payload'

/** Next compiles on first request, and the machine may have other work. */
const TIMEOUT_MS = 900_000
const REMOVED = 700_001
/** The address of live reload, as the scripts of Next have it. */
const LIVE_RELOAD = '/_next/hmr?id=test'

const site = usePayload()
let port = 0
let dev: ChildProcess
const said: Buffer[] = []

/** Starts npm run dev and waits until it says that it is ready. */
async function startDev(): Promise<void> {
  dev = spawn(process.execPath, [path.join('scripts', 'dev.mjs')], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      NEXT_DIST_DIR: '.next-test',
      HESTIA_DEMO: 'none',
      PORT: String(port),
      SITE_URL: `http://localhost:${port}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(dev, 'exit').then(() => 'ended')
  const ready = new Promise((resolve) => {
    for (const stream of [dev.stdout, dev.stderr])
      stream?.on('data', (part: Buffer) => {
        said.push(part)
        if (String(Buffer.concat(said)).includes('Hestia is ready')) resolve('ready')
      })
  })
  if ((await Promise.race([ready, ended])) !== 'ready')
    throw new Error(String(Buffer.concat(said)).slice(-3000))
}

beforeAll(async () => {
  await settle(site.payload)
  const shown = { _status: 'published' } as const
  await site.payload.create({
    collection: 'pages',
    data: { title: 'Thuis', kind: 'home', ...shown },
  })
  // Once public, but not in the lists any more.
  const listing = { reference: REMOVED, goal: 'sale', status: 'inactive', ...shown }
  await site.payload.db.create({ collection: 'properties', data: listing })
  port = await freePort()
  await startDev()
}, TIMEOUT_MS)

afterAll(async () => {
  dev.kill('SIGINT')
  await once(dev, 'exit')
}, TIMEOUT_MS)

const ask = async (address: string, init?: RequestInit) => {
  const answer = await fetch(`http://localhost:${port}${address}`, { redirect: 'manual', ...init })
  const { status, headers } = answer
  return { status, text: await answer.text(), header: (name: string) => headers.get(name) ?? '' }
}

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

describe('npm run dev', () => {
  it(
    'shows a page under the policy of production, which names every inline script, and keeps none',
    async () => {
      const first = await ask('/nl/')
      const { status, text, header } = await ask('/nl/')
      expect([first.status, status]).toEqual([200, 200])
      const policy = header('content-security-policy')
      expect(policy).toContain("object-src 'none'; base-uri 'self'; form-action 'self'")
      const scripts = [...text.matchAll(/<script(?![^>]*(?:\ssrc=|json))[^>]*>([^]+?)<\/script>/g)]
      const forbidden = scripts.filter(([, script = '']) => !policy.includes(hashOf(script)))
      expect(scripts.length).toBeGreaterThan(1)
      expect(forbidden.map(([, script = '']) => script.slice(0, 100))).toEqual([])
      expect(policy).not.toContain("script-src 'unsafe-inline'")
      expect([first, { header }].map((one) => one.header('x-hestia-cache'))).not.toContain('hit')
    },
    TIMEOUT_MS,
  )

  it(
    'answers for a removed listing 410, for an unknown one 404, and both with a page of ours',
    async () => {
      const gone = await ask(`/property/${REMOVED}/`)
      const unknown = await ask(`/property/${REMOVED + 1}/`)
      expect([gone.status, unknown.status]).toEqual([410, 404])
      for (const { text } of [gone, unknown]) expect(text).toContain('<meta name="hestia-status"')
    },
    TIMEOUT_MS,
  )

  it('takes a page view and refuses a method, as in production', async () => {
    const beacon = await ask(`/api/audience/${REMOVED}`, { method: 'POST' })
    expect([beacon.status, beacon.header('x-hestia-cache')]).toEqual([204, 'pass'])
    expect((await ask('/nl/', { method: 'PUT' })).status).toBe(405)
  })

  it('connects the socket of live reload with Next', async () => {
    const request = http.get({
      port,
      path: LIVE_RELOAD,
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        origin: `http://localhost:${port}`,
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      },
    })
    const [answer, socket] = await once(request, 'upgrade')
    expect((answer as IncomingMessage).statusCode).toBe(101)
    // Of RFC 6455, for this key.
    expect((answer as IncomingMessage).headers['sec-websocket-accept']).toBe(
      's3pPLMBiTxaQ9kYGzzhZRbK+xOo=',
    )
    socket.destroy()
  })
})
