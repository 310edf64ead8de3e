import { once } from 'node:events'
import zlib from 'node:zlib'

import { beforeEach, describe, expect, it } from '@jest/globals'

import { sessionOf, useFront } from './support/front'

const KB = 1024
const MB = 1024 * KB
const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'multipart/form-data; boundary=b' }
/** How the scripts of the studio say what they call. */
const call = { 'next-action': 'x' }
const staff = { cookie: sessionOf('users') }

/** A form of exactly so many bytes. */
function formOf(size: number): Buffer {
  const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'
  const foot = '\r\n--b--\r\n'
  return Buffer.from(head + 'x'.repeat(size - head.length - foot.length) + foot)
}

const front = useFront(({ method, url, body }) => ({
  headers: json,
  body: JSON.stringify({ method, url, length: body.length }),
}))
const heardBytes = () => front.heard.reduce((sum, { body }) => sum + body.length, 0)

beforeEach(() => {
  front.clock.time += 60_000
  front.heard.length = 0
})

/** Sends the same bytes over and over until the other side has answered. Resolves to the head of the answer and what was sent. */
const flood = async (
  path: string,
  { head, chunk, most }: { head: string; chunk: string; most: number },
) => {
  const socket = front.connect()
  let answer = ''
  socket.setEncoding('latin1').on('data', (text: string) => (answer += text))
  socket.on('error', () => undefined)
  socket.write(`POST ${path} HTTP/1.1\r\nHost: site.example\r\n${head}\r\n\r\n`)
  let sent = 0
  while (sent < most && !socket.destroyed && answer === '') {
    if (!socket.write(chunk))
      await Promise.race([once(socket, 'drain'), once(socket, 'close'), once(socket, 'data')])
    sent += chunk.length
    await new Promise(setImmediate)
  }
  if (answer === '' && !socket.destroyed)
    await Promise.race([once(socket, 'data'), once(socket, 'close')])
  socket.destroy()
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]), sent }
}

describe('what a stranger sends', () => {
  it.each([
    '/api/users/login',
    '/api/users/forgot-password',
    '/api/forms/contact?lang=nl',
    '/api/portal/login?lang=nl',
    '/api/personal/demand',
  ])('to %s may be 64 kB, and no byte of more is passed on', async (path) => {
    expect(
      (
        await front.ask(path, {
          method: 'POST',
          body: 'x'.repeat(64 * KB),
          headers: { 'content-type': 'application/octet-stream' },
        })
      ).status,
    ).toBe(200)
    expect(heardBytes()).toBe(64 * KB)
    for (const length of [{ 'content-length': 64 * KB + 1 }, { 'transfer-encoding': 'chunked' }]) {
      const given = await front.ask(path, {
        method: 'POST',
        body: 'x'.repeat(64 * KB + 1),
        headers: { 'content-type': 'application/octet-stream', ...length },
      })
      expect([given.status, heardBytes()]).toEqual([413, 64 * KB])
    }
  })

  it.each(['/api/pages', '/admin/collections/pages', '/api/media'])(
    'to %s shows, when it is long, that a session has ended',
    async (path) => {
      const given = await front.ask(path, {
        method: 'POST',
        body: 'x'.repeat(64 * KB + 1),
        headers: { ...json, ...call, cookie: sessionOf('users', { expiresIn: -1 }) },
      })
      expect([given.status, heardBytes()]).toEqual([401, 0])
    },
  )

  it('is no file, whatever he calls himself, and is refused before he sends it', async () => {
    const others = [
      {},
      { cookie: sessionOf('owners') },
      { cookie: sessionOf('users', { secret: 'guessed' }) },
      { cookie: sessionOf('users', { alg: 'none' }) },
    ]
    for (const headers of others) {
      const given = await front.ask('/api/media', {
        method: 'POST',
        headers: { ...form, ...headers },
        body: formOf(1 * KB),
      })
      expect([given.status, front.heard.length]).toEqual([401, 0])
    }
    const asked = await front.raw(
      'POST /api/media HTTP/1.1\r\nHost: site.example\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 9000000\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n',
    )
    expect(asked).toMatch(/^HTTP\/1\.1 401 /)
    expect(asked).not.toContain('100 Continue')
  })
})

describe('twelve million brackets', () => {
  const brackets = '['.repeat(64 * KB)

  it('never reach Next, with a length or without, and leave no memory in use', async () => {
    global.gc?.()
    const before = process.memoryUsage().rss
    const heads = [
      `Content-Type: application/json\r\nContent-Length: ${24 * MB}`,
      'Content-Type: application/json\r\nTransfer-Encoding: chunked',
    ]
    for (let round = 0; round < 20; round++) {
      for (const head of heads) {
        const chunk = head.includes('chunked')
          ? `${brackets.length.toString(16)}\r\n${brackets}\r\n`
          : brackets
        const { status, sent } = await flood('/api/users/login', { head, chunk, most: 24 * MB })
        expect([400, 413]).toContain(status)
        expect(sent).toBeLessThan(24 * MB)
      }
    }
    expect(front.heard).toEqual([])
    expect(process.memoryUsage().rss - before).toBeLessThan(60 * MB)
  })

  it('are too deep already when they are few', async () => {
    const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
    for (const [depth, status] of [
      [64, 200],
      [65, 400],
      [30_000, 400],
    ] as const) {
      expect(
        (await front.ask('/api/users/login', { method: 'POST', headers: json, body: deep(depth) }))
          .status,
      ).toBe(status)
    }
    for (const type of [
      'application/json; charset=utf-8',
      'APPLICATION/JSON',
      'application/merge-patch+json',
      'text/plain;charset=UTF-8',
    ]) {
      expect(
        (
          await front.ask('/api/pages', {
            method: 'POST',
            headers: { ...staff, 'content-type': type },
            body: deep(1_000),
          })
        ).status,
      ).toBe(400)
    }
    expect(front.heard).toHaveLength(1)
  })

  it('inside a text are a text', async () => {
    expect(
      (
        await front.ask('/api/users/login', {
          method: 'POST',
          headers: json,
          body: JSON.stringify({ email: '['.repeat(1_000) }),
        })
      ).status,
    ).toBe(200)
  })
})

describe('what a colleague sends', () => {
  it('may be a record of one megabyte, and no more', async () => {
    const text = JSON.stringify({ text: 'x'.repeat(MB - 11) })
    expect(
      (
        await front.ask('/api/pages/1', {
          method: 'PATCH',
          headers: { ...json, ...staff },
          body: text,
        })
      ).status,
    ).toBe(200)
    expect(
      (
        await front.ask('/api/pages/1', {
          method: 'PATCH',
          headers: { ...json, ...staff },
          body: `${text} `,
        })
      ).status,
    ).toBe(413)
    expect(
      (
        await front.ask('/admin/collections/pages', {
          method: 'POST',
          headers: { ...form, ...staff, ...call },
          body: formOf(MB),
        })
      ).status,
    ).toBe(200)
    expect(
      (
        await front.ask('/admin/collections/pages', {
          method: 'POST',
          headers: { ...form, ...staff, ...call },
          body: formOf(MB + 1),
        })
      ).status,
    ).toBe(413)
  })

  it('to a page of the studio names the call it makes; Next would read anything else as a form', async () => {
    expect(
      (
        await front.ask('/admin/collections/pages', {
          method: 'POST',
          headers: { ...form, ...staff },
          body: formOf(1 * KB),
        })
      ).status,
    ).toBe(400)
    expect(front.heard).toEqual([])
  })

  it('may be a file, where files are taken, up to 45 MB', async () => {
    const file = formOf(20 * MB)
    const given = await front.ask('/api/media', {
      method: 'POST',
      headers: { ...form, ...staff },
      body: file,
    })
    expect(JSON.parse(given.text).length).toBe(file.length)
    expect(
      (
        await front.ask('/api/feeds/1/read', {
          method: 'POST',
          headers: { 'content-type': 'text/csv', ...staff },
          body: 'x'.repeat(5 * MB),
        })
      ).status,
    ).toBe(200)
    expect(
      (
        await front.ask('/api/media', {
          method: 'POST',
          headers: { ...form, ...staff, 'content-length': 45 * MB + 1 },
        })
      ).status,
    ).toBe(413)
    expect(
      (
        await front.ask('/api/properties', {
          method: 'POST',
          headers: { ...form, ...staff },
          body: file,
        })
      ).status,
    ).toBe(413)
  })

  it('is asked for when a program waits to be asked', async () => {
    const body = formOf(1 * KB)
    const head = `POST /api/media HTTP/1.1\r\nHost: site.example\r\nCookie: ${staff.cookie}\r\nContent-Type: ${form['content-type']}\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n`
    const answer = await front.raw(head + body)
    expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /)
  })
})

describe('what cannot be read', () => {
  it('is packed: a small body that would become a large one', async () => {
    const bomb = zlib.gzipSync(Buffer.alloc(20 * MB))
    for (const headers of [{}, staff]) {
      for (const encoding of ['gzip', 'br', 'deflate', 'identity, gzip', 'x']) {
        const given = await front.ask('/api/pages', {
          method: 'POST',
          headers: { ...json, ...headers, 'content-encoding': encoding },
          body: bomb,
        })
        expect(given.status).toBe(415)
      }
    }
    expect(front.heard).toEqual([])
  })

  it.each([
    '/admin',
    '/api/users/forgot-password',
    '/api/forms/contact?lang=nl',
    '/api/pages',
    '/api/personal/demand',
    '/api/portal/login',
  ])('is a broken form to %s', async (path) => {
    for (const [type, body] of [
      ['multipart/form-data', '--b\r\n'],
      ['multipart/form-data; boundary=', 'x'],
      ['multipart/form-data; boundary=b', 'x'],
      [
        'multipart/form-data; boundary=b',
        '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nhalf',
      ],
      ['multipart/form-data; boundary=b', '--b\r\nno head\r\n--b--'],
      ['multipart/related; boundary=b', '--b--'],
    ] as const) {
      for (const headers of [{}, staff]) {
        const given = await front.ask(path, {
          method: 'POST',
          headers: { 'content-type': type, ...call, ...headers },
          body,
        })
        expect([given.status, type, body]).toEqual([400, type, body])
      }
    }
    expect(front.heard).toEqual([])
  })

  it('is a file that breaks off: Next hears no end of it', async () => {
    const given = await front.ask('/api/media', {
      method: 'POST',
      headers: { ...form, ...staff },
      body: formOf(2 * MB).subarray(0, MB),
    })
    expect(given.status).toBe(400)
  })

  it('says so in the language of the person, as a page or to a program', async () => {
    const page = await front.ask('/nl/', { headers: { 'content-length': 3 }, body: 'abc' })
    expect([page.status, page.text.includes('Dat kunnen we niet lezen')]).toEqual([400, true])
    const program = await front.ask('/api/users/login?lang=de', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data' },
      body: 'x',
    })
    expect(JSON.parse(program.text).errors[0].message).toContain('Das können wir nicht lesen')
  })

  it('has more headers than anybody needs', async () => {
    const headers = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`x-${at}`, '1']))
    expect((await front.ask('/nl/many-headers/', { headers })).status).toBe(431)
  })
})
