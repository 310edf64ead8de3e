import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

import { balance } from './support/balance.mjs'

const FILE = '/_next/static/chunks/newer.css'
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hestia-balancer-'))
const instances: http.Server[] = []
let balancer: Awaited<ReturnType<typeof balance>>
let running: { stop: () => Promise<void> }

/** An instance with the files of its build: two of three have not been replaced yet. */
async function startInstance(hasFile: boolean): Promise<number> {
  const server = http.createServer(({ url }, response) =>
    response.writeHead(hasFile && url === FILE ? 200 : 404).end(),
  )
  instances.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}

beforeAll(async () => {
  const ports = await Promise.all([true, false, false].map(startInstance))
  balancer = await balance(
    folder,
    ports.map((port) => ({ port })),
  )
  running = await balancer.start()
})

afterAll(async () => {
  await running?.stop()
  for (const server of instances) server.close().closeAllConnections()
  fs.rmSync(folder, { recursive: true, force: true })
})

const statusesOf = async (place: string, times: number) => {
  const statuses = []
  for (let time = 0; time < times; time++)
    statuses.push((await fetch(`${balancer.url}${place}`)).status)
  return statuses
}

describe('the balancer, while instances are replaced one after the other', () => {
  it('finds a file of the newer build at the instance that has it, and a missing one nowhere', async () => {
    expect(await statusesOf(FILE, 9)).toEqual(Array.from({ length: 9 }, () => 200))
    expect(await statusesOf('/_next/static/chunks/none.css', 2)).toEqual([404, 404])
    expect(await statusesOf('/nl/weg/', 2)).toEqual([404, 404])
  })
})
