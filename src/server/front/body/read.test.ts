import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { PassThrough } from 'node:stream'

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'

import { HttpError } from '../httpError'
import { readRequestBody } from './read'
import { streamRequestBody } from './stream'

const CHUNKED = { 'transfer-encoding': 'chunked', 'content-type': 'application/json' }
const MAX = 64 * 1024

type Fake = PassThrough & { headers: IncomingHttpHeaders }
const fake = (headers: IncomingHttpHeaders): Fake => Object.assign(new PassThrough(), { headers })
const asRequest = (one: Fake) => one as unknown as IncomingMessage
const allowed = jest.fn()
const response = { writeContinue: allowed } as unknown as ServerResponse

const read = (request: Fake) =>
  readRequestBody(asRequest(request), response, {
    maxBytes: MAX,
    within: 15_000,
    tooLarge: new HttpError(413),
  })
const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: unknown) => (error instanceof HttpError ? error.status : 0),
  )

beforeEach(() => {
  jest.useFakeTimers()
  allowed.mockClear()
})
afterEach(() => {
  jest.useRealTimers()
})

describe('the body of a request', () => {
  it('is read completely, up to the maximum size', async () => {
    const request = fake({ ...CHUNKED, 'content-type': 'application/octet-stream' })
    const body = read(request)
    request.write(Buffer.alloc(MAX - 1))
    request.end('x')
    expect(await body).toHaveLength(MAX)
  })

  it('is refused by its declared length before it is read, without "100 Continue"', async () => {
    const request = fake({ 'content-length': String(MAX + 1), expect: '100-continue' })
    expect(await statusOf(read(request))).toBe(413)
    expect([allowed.mock.calls.length, request.listenerCount('data')]).toEqual([0, 0])
  })

  it('is refused at the first byte too many', async () => {
    const request = fake({ ...CHUNKED, 'content-type': 'application/octet-stream' })
    const status = statusOf(read(request))
    request.write(Buffer.alloc(MAX + 1))
    expect(await status).toBe(413)
  })

  it('is refused at the first bracket too many, before its end', async () => {
    const request = fake(CHUNKED)
    const status = statusOf(read(request))
    request.write('['.repeat(65))
    expect(await status).toBe(400)
  })

  it('is refused when it is not complete in time', async () => {
    const request = fake(CHUNKED)
    const status = statusOf(read(request))
    request.write('{"a":')
    await jest.advanceTimersByTimeAsync(14_999)
    request.write('1')
    await jest.advanceTimersByTimeAsync(1)
    expect(await status).toBe(408)
  })

  it('is given up when the client disconnects', async () => {
    const request = fake(CHUNKED)
    const status = statusOf(read(request))
    request.destroy()
    expect(await status).toBe(400)
  })

  it('is requested with "100 Continue"', async () => {
    const request = fake({
      'content-length': '2',
      'content-type': 'application/json',
      expect: '100-Continue',
    })
    const body = read(request)
    expect(allowed.mock.calls).toHaveLength(1)
    request.end('{}')
    expect(String(await body)).toBe('{}')
  })

  it('is refused when a form is incomplete', async () => {
    const type = {
      'transfer-encoding': 'chunked',
      'content-type': 'multipart/form-data; boundary=b',
    }
    for (const [text, status] of [
      ['--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--b--', 200],
      ['--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1', 400],
    ] as const) {
      const request = fake(type)
      const given = statusOf(read(request))
      request.end(text)
      expect(await given).toBe(status)
    }
  })

  it('is refused when it overrides a GET and is not JSON', async () => {
    const headers = { 'content-type': 'application/json', 'x-payload-http-method-override': 'GET' }
    expect(await statusOf(read(fake(headers)))).toBe(400)
    const request = fake({ ...headers, 'transfer-encoding': 'chunked' })
    const status = statusOf(read(request))
    request.end('{"a":')
    expect(await status).toBe(400)
  })
})

describe('a streamed file', () => {
  const rule = { maxBytes: 1_000, within: 60_000, isStreamed: true }
  const FORM = { 'transfer-encoding': 'chunked', 'content-type': 'multipart/form-data; boundary=b' }
  const begin = (target = new PassThrough()) => {
    const request = fake(FORM)
    const outcome = new Promise<number>((resolve) => {
      streamRequestBody(asRequest(request), response, rule).pipe(target, {
        fail: ({ status }) => resolve(status),
        done: () => resolve(200),
      })
    })
    return { request, target, outcome }
  }

  it('is passed on unchanged', async () => {
    const { request, target, outcome } = begin()
    request.end('--b\r\n--b--')
    expect(await outcome).toBe(200)
    expect(String(target.read())).toBe('--b\r\n--b--')
  })

  it.each([
    ['is no form', 'hello', 400],
    ['breaks off', '--b\r\n', 400],
    ['is too large', `--b${'x'.repeat(1_000)}`, 413],
  ])('is refused when it %s', async (_, text, status) => {
    const { request, outcome } = begin()
    request.end(text)
    expect(await outcome).toBe(status)
  })

  it('is refused when no more data comes', async () => {
    const { request, outcome } = begin()
    request.write('--b')
    await jest.advanceTimersByTimeAsync(20_000)
    expect(await outcome).toBe(408)
  })

  it('is not refused while Next applies back pressure', async () => {
    const { request, target, outcome } = begin(new PassThrough({ highWaterMark: 4 }))
    request.write('--b\r\n12345')
    await jest.advanceTimersByTimeAsync(30_000)
    expect(request.isPaused()).toBe(true)
    target.resume()
    request.end('\r\n--b--')
    expect(await outcome).toBe(200)
  })
})
