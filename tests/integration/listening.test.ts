import { once } from 'node:events'
import http from 'node:http'
import net, { type AddressInfo } from 'node:net'

import { afterAll, beforeAll, expect, it } from '@jest/globals'

import { env } from '@/env'
import { SITE_CHANNEL } from '@/jobs/channels'
import { hearChanges } from '@/server/listenForChanges'

import { usePayload } from './support/payload'

const database = usePayload()

const portOf = (server: net.Server) => (server.address() as AddressInfo).port
const calls: string[] = []
const connections = new Set<net.Socket>()
const silent = new Set<net.Socket>()

/** A way to PostgreSQL that can fall silent without closing, as a lost machine or a firewall does. */
const way = net.createServer((client) => {
  const { hostname, port } = new URL(env.DATABASE_URL)
  const server = net.connect(Number(port), hostname)
  for (const [from, to] of [
    [client, server],
    [server, client],
  ] as const) {
    connections.add(from)
    from.on('data', (data) => silent.has(client) || to.write(data)).on('error', () => {})
  }
})
const site = http.createServer((request, response) => {
  calls.push(String(request.url))
  response.end()
})

beforeAll(async () => {
  await Promise.all([way, site].map((one) => once(one.listen(0, '127.0.0.1'), 'listening')))
})
afterAll(() => {
  site.closeAllConnections()
  for (const socket of connections) socket.destroy()
  for (const server of [way, site]) server.close()
})

const timesCaughtUp = () => calls.filter((url) => url.endsWith('/catchUp')).length
const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await once(site, 'request')
}

it('hears changes again after its connection fell silent without an end', async () => {
  const address = new URL(env.DATABASE_URL)
  address.port = String(portOf(way))
  const stop = hearChanges({
    connectionString: address.href,
    site: `http://127.0.0.1:${portOf(site)}`,
    heartbeat: 50,
    answerWithin: 2_000,
  })
  await until(() => timesCaughtUp() === 1)
  // What is connected stays silent for ever; new connections reach the database.
  for (const one of connections) silent.add(one)
  await until(() => timesCaughtUp() === 2)
  stop()
  // Both connections were made through the way that can fall silent.
  expect(silent.size).toBeGreaterThan(0)
  expect(connections.size).toBeGreaterThan(silent.size)
})

it('leaves a job alone that only a newer program beside this one knows, instead of asking for it for ever', async () => {
  calls.length = 0
  const stop = hearChanges({ site: `http://127.0.0.1:${portOf(site)}` })
  await until(() => timesCaughtUp() === 1)
  const announce = (job: string) =>
    database.payload.db.pool.query('select pg_notify($1, $2)', [
      SITE_CHANNEL,
      JSON.stringify({ job, payload: {} }),
    ])
  await announce('ofTomorrow')
  await announce('catchUp')
  await until(() => timesCaughtUp() === 2)
  stop()
  expect(calls.filter((url) => url.endsWith('/ofTomorrow'))).toEqual([])
})
