import { once } from 'node:events'
import http from 'node:http'
import net, { type AddressInfo } from 'node:net'

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'

import { exposition } from './exposition'
import { createTraffic } from './traffic'
import { trafficFamilies } from './trafficFamilies'

let clock = 0
const traffic = createTraffic(() => clock)
const held: http.ServerResponse[] = []
const server = http.createServer((request, response) => {
  traffic.watch('page', request, response)
  if (request.url === '/held') {
    response.write('a')
    held.push(response)
    return
  }
  clock += Number(request.url?.slice(1))
  response.writeHead(request.url === '/60000' ? 503 : 200).end('done')
})
let base = ''

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

const text = () => exposition(trafficFamilies(traffic))
const get = (path: string) => fetch(`${base}${path}`).then((answer) => answer.text())

describe('the counts of requests', () => {
  it('have each answer in every range that it fits in, and one that took longer in none', async () => {
    for (const path of ['/5', '/300', '/60000']) await get(path)
    expect(traffic.answers.get('page')).toEqual(
      new Map([
        [200, 2],
        [503, 1],
      ]),
    )
    expect(text().split('\n')).toEqual(
      expect.arrayContaining([
        'hestia_request_seconds_bucket{kind="page",le="0.01"} 1',
        'hestia_request_seconds_bucket{kind="page",le="0.25"} 1',
        'hestia_request_seconds_bucket{kind="page",le="0.5"} 2',
        'hestia_request_seconds_bucket{kind="page",le="30"} 2',
        'hestia_request_seconds_bucket{kind="page",le="+Inf"} 3',
        'hestia_request_seconds_sum{kind="page"} 60.305',
        'hestia_request_seconds_count{kind="page"} 3',
      ]),
    )
  })

  it('tell an answer that the client left from one that was sent', async () => {
    const stop = new AbortController()
    const answer = await fetch(`${base}/held`, { signal: stop.signal })
    expect(traffic.totals()).toMatchObject({ inProgress: 1, aborted: 0 })
    const closed = held.map((response) => once(response, 'close'))
    stop.abort()
    await answer.text().catch(() => '')
    await Promise.all(closed)
    expect(traffic.totals()).toMatchObject({ inProgress: 0, aborted: 1 })
    expect(traffic.durations.get('page')?.count).toBe(3)
  })

  it('leave none in progress when a connection breaks on which others wait', async () => {
    const before = traffic.totals().aborted
    const client = net.connect((server.address() as AddressInfo).port, '127.0.0.1')
    const first = once(server, 'request')
    client.write('GET /held HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(4))
    await first
    await once(client, 'data')
    const gone = once(client, 'close')
    client.resetAndDestroy()
    await gone
    while (traffic.totals().inProgress > 0) await new Promise(setImmediate)
    expect(traffic.totals().aborted).toBe(before + 4)
  })
})
