import { describe, expect, it } from '@jest/globals'

import { createUpstreamLog } from './upstreamLog'

describe('the log of requests that Next did not answer', () => {
  it('names the fault and the path, never the query', () => {
    const lines: string[] = []
    const log = createUpstreamLog(
      () => 0,
      (line) => lines.push(line),
    )
    log(
      'GET',
      '/nl/portal/?key=secret\n&x=1',
      Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' }),
    )
    expect(lines).toEqual([
      'front: no answer from Next for GET /nl/portal/: Error ECONNRESET socket hang up\n',
    ])
  })

  it('writes one line a second, and counts the others', () => {
    let time = 0
    const lines: string[] = []
    const log = createUpstreamLog(
      () => time,
      (line) => lines.push(line),
    )
    for (time = 0; time <= 1_000; time += 100) log('GET', '/', 'down')
    expect(lines).toEqual([
      'front: no answer from Next for GET /: down\n',
      'front: no answer from Next for GET /: down; 9 more before\n',
    ])
  })
})
