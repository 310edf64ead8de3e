import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import http from 'node:http'
import { connect, Socket, type AddressInfo } from 'node:net'

import { makeEntry, type Entry } from './entry'
import { KEEP_ALIVE_MS, takeCachedHead } from './cachedHead'

const text = Buffer.from('Een huis met een tuin. '.repeat(200))
let entry: Entry
/** The heads that were not left to Node. */
let taken = 0

const server = http.createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
  const { plain } = entry
  const isTaken = request.url === '/kept' && takeCachedHead(request, response, plain)
  if (isTaken) taken += 1
  else response.writeHead(200, plain.headers)
  response.end(plain.body)
})
server.on('checkContinue', (request, response) => server.emit('request', request, response))

beforeAll(async () => {
  entry = await makeEntry(200, text, [
    'content-type',
    'text/html; charset=utf-8',
    'link',
    '</één.css>',
    'x-hestia-cache',
    'hit',
  ])
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

/** Sends a text as it is, and returns all that comes back until the server closes. */
const say = (words: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    let said = ''
    connect(port, '127.0.0.1')
      .setEncoding('latin1')
      .on('data', (chunk: string) => (said += chunk))
      .on('end', () => resolve(said.replaceAll(/^Date: [^\r]+ GMT\r$/gm, 'Date\r')))
      .on('error', reject)
      .end(words)
  })

const asked = (method: string, path: string, version: string, ...more: string[]) =>
  [`${method} ${path} HTTP/${version}`, 'Host: localhost', ...more, '', ''].join('\r\n')

describe('the head of a stored answer', () => {
  it.each([
    ['a browser that stays', (path: string) => asked('GET', path, '1.1'), 1],
    ['one that asks for the head alone', (path: string) => asked('HEAD', path, '1.1'), 1],
    ['three questions at once', (path: string) => asked('GET', path, '1.1').repeat(3), 3],
    ['one that leaves', (path: string) => asked('GET', path, '1.1', 'Connection: close'), 0],
    ['an old program', (path: string) => asked('GET', path, '1.0'), 0],
    [
      'an old program that stays',
      (path: string) => asked('GET', path, '1.0', 'Connection: keep-alive'),
      0,
    ],
    [
      'one that waits to be told to go on',
      (path: string) => asked('GET', path, '1.1', 'Expect: 100-continue'),
      0,
    ],
  ])('for %s is what Node writes', async (_, words, heads) => {
    taken = 0
    const kept = await say(words('/kept'))
    expect(kept).toBe(await say(words('/node')))
    expect(kept).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect(taken).toBe(heads)
  })

  /** A question that no connection has asked, and its answer. */
  function unasked() {
    const request = Object.assign(new http.IncomingMessage(new Socket()), { httpVersion: '1.1' })
    const response: http.ServerResponse & { _header?: string | null } = new http.ServerResponse(
      request,
    )
    response.shouldKeepAlive = true
    return { request, response }
  }

  it('has the time of the second in which it is sent', () => {
    const headAt = (now: number) => {
      const { request, response } = unasked()
      expect(takeCachedHead(request, response, entry.plain, now)).toBe(true)
      return response._header
    }
    const [first, same, next] = [0, 999, 1000].map(headAt)
    expect(first).toContain('\r\nDate: Thu, 01 Jan 1970 00:00:00 GMT\r\n')
    expect(same).toBe(first)
    expect(next).toContain('\r\nDate: Thu, 01 Jan 1970 00:00:01 GMT\r\n')
  })

  it('refuses a header that would begin another', async () => {
    const { plain } = await makeEntry(200, text, ['x-title', 'a\r\nset-cookie: b'])
    const { request, response } = unasked()
    expect(() => takeCachedHead(request, response, plain)).toThrow('x-title')
  })
})
