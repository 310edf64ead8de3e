import zlib from 'node:zlib'

import { atRate } from '../bench/support/rate.mjs'
import { addressOf, bytesOf, readReply, send } from './send.mjs'

const MB = 1024 ** 2
const SECOND = 1_000
const wait = (/** @type {number} */ milliseconds) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/** @typedef {{ port: number, host: string }} Site */
/** @typedef {{ what: string, counted: string, holds: boolean }} Verdict */

/** @param {Site} site @param {string} target @param {Buffer} body @param {Record<string, string>} more */
const post = ({ host }, target, body, more = {}) => {
  const headers = {
    Host: host,
    Connection: 'close',
    Origin: `http://${host}`,
    'Content-Type': 'application/json',
    'Content-Length': String(body.length),
    ...more,
  }
  return bytesOf({ method: 'POST', target, headers: Object.entries(headers), body })
}
/** @param {Site} site @param {string} target @param {Record<string, string>} more */
const get = ({ host }, target, more = {}) =>
  bytesOf({
    method: 'GET',
    target,
    headers: Object.entries({ Host: host, Connection: 'close', ...more }),
  })

/** @param {readonly { status: number }[]} replies */
function tally(replies) {
  const counts = new Map()
  for (const { status } of replies) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].sort(([a], [b]) => a - b).map(([status, times]) => `${times} × ${status || 'no answer'}`).join(', ')
} // prettier-ignore

/** Asks for a page that is kept while something else goes on; counts what was not 200. */
async function besideKeptPages({ port }, seconds, perSecond, work) {
  const watching = atRate({ perSecond, seconds, addressOf: () => `http://127.0.0.1:${port}/nl/` })
  const result = await work()
  const { statuses } = await watching
  const all = [...statuses.values()].reduce((sum, times) => sum + times, 0)
  return { result, share: (statuses.get(200) ?? 0) / all, all }
}

/** A contact form is taken within ten seconds. @param {Site} site */
async function formsAreTaken(site) {
  const body = Buffer.from(
    new URLSearchParams({
      firstName: 'Emma',
      lastName: 'Peeters',
      email: `emma.${Date.now()}@siege.example`,
      remark: 'Mag ik langskomen?',
    }).toString(),
  )
  const since = performance.now()
  while (performance.now() - since < 10 * SECOND) {
    const form = {
      'Content-Type': 'application/x-www-form-urlencoded',
      Accept: 'application/json',
      'Sec-Fetch-Site': 'same-origin',
    }
    const { status } = await send(
      { ...site, from: addressOf(900_000 + Math.floor(performance.now())) },
      post(site, '/api/forms/contact?lang=nl', body, form),
    )
    if (status === 200 || status === 303) return true
    await wait(250)
  }
  return false
}

/** 24 MB of nested lists for the login, 200 times in a minute from 20 addresses. @param {Site} site */
export async function deepJson(site, { times = 200, seconds = 60, perSecond = 200 } = {}) {
  const body = Buffer.alloc(24 * MB, '[').fill(']', 12 * MB)
  const request = post(site, '/api/users/login', body)
  const { result, share, all } = await besideKeptPages(site, seconds, perSecond, () =>
    Promise.all(
      Array.from({ length: times }, async (_, number) => {
        await wait((number * seconds * SECOND) / times)
        return send({ ...site, from: addressOf(700_000 + (number % 20)) }, request)
      }),
    ),
  )
  const isTaken = await formsAreTaken(site)
  const isRefused = result.every(({ status }) => status < 500)
  return { what: `24 MB of nested JSON ${times} times in ${seconds} s from 20 addresses; kept pages ${perSecond}/s beside; a form after`, counted: `${tally(result)}; kept pages ${(share * 100).toFixed(3)} % of ${all}; form ${isTaken ? 'taken' : 'NOT taken'}`, holds: isRefused && share >= 0.9999 && isTaken } // prettier-ignore
}

/** @param {Site} site */
export async function hugeHeaders(site) {
  const many = Object.fromEntries(Array.from({ length: 3_000 }, (_, at) => [`X-${at}`, 'y']))
  const replies = await Promise.all([
    send(site, get(site, '/nl/', many)),
    send(site, get(site, '/nl/', { 'X-Long': 'y'.repeat(100_000) })),
    send(site, get(site, `/nl/${'a'.repeat(100_000)}`)),
    send(site, get(site, '/nl/', { Cookie: 'a=b; '.repeat(10_000) })),
    send(
      site,
      Buffer.from(
        `GET /nl/ HTTP/1.1\r\nHost: ${site.host}\r\nHost: evil.example\r\nConnection: close\r\n\r\n`,
      ),
    ),
  ])
  return {
    what: 'Huge and doubled headers',
    counted: tally(replies),
    holds: replies.every(({ status }) => status >= 400 && status < 500),
  }
}

/** Bodies and heads that arrive a byte a second, on many connections at once; a page must be had meanwhile. @param {Site} site */
export async function slowBodies(site, { connections = 200, seconds = 20 } = {}) {
  const head = `POST /api/forms/contact?lang=nl HTTP/1.1\r\nHost: ${site.host}\r\nOrigin: http://${site.host}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 50000\r\n\r\n`
  const drip = (isHead) => (socket) => {
    const bytes = Buffer.from(isHead ? head : `${head}firstName=${'a'.repeat(1_000)}`)
    let at = isHead ? 0 : head.length
    if (!isHead) socket.write(head)
    const timer = setInterval(() => {
      if (socket.destroyed) return clearInterval(timer)
      socket.write(bytes.subarray(at, at + 1))
      at += 1
    }, SECOND)
    socket.once('close', () => clearInterval(timer))
  }
  const { result, share, all } = await besideKeptPages(site, seconds, 50, () =>
    Promise.all(
      Array.from({ length: connections }, (_, number) =>
        send(
          { ...site, from: addressOf(710_000 + number), timeoutMs: 60 * SECOND },
          drip(number % 2 === 0),
        ),
      ),
    ),
  )
  const longest = Math.max(...result.map(({ milliseconds }) => milliseconds))
  return { what: `${connections} connections that send a byte a second; kept pages beside`, counted: `${tally(result)}, the longest after ${(longest / SECOND).toFixed(0)} s; kept pages ${(share * 100).toFixed(2)} % of ${all}`, holds: share >= 0.9999 && result.every(({ status }) => status < 500) } // prettier-ignore
}

/** Bodies that grow a thousandfold when they are unpacked. @param {Site} site */
export async function packedBodies(site) {
  const bomb = zlib.gzipSync(Buffer.alloc(40 * MB, 'a'))
  const brotli = zlib.brotliCompressSync(Buffer.alloc(40 * MB, 'a'), {
    params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 1 },
  })
  const targets = ['/api/users/login', '/api/forms/contact?lang=nl', '/nl/contact/', '/admin/login']
  const replies = await Promise.all(
    targets.flatMap((target, number) => [
      send(
        { ...site, from: addressOf(720_000 + number) },
        post(site, target, bomb, { 'Content-Encoding': 'gzip' }),
      ),
      send(
        { ...site, from: addressOf(720_010 + number) },
        post(site, target, brotli, { 'Content-Encoding': 'br' }),
      ),
    ]),
  )
  return {
    what: 'Compressed bodies of 40 MB',
    counted: tally(replies),
    holds: replies.every(({ status }) => status >= 400 && status < 500),
  }
}

/** Brochures of many listings at once, from as many addresses: made one after the other, or refused with a time. @param {Site} site @param {readonly string[]} brochures */
export async function manyPrints(site, brochures) {
  const replies = await Promise.all(
    brochures
      .slice(0, 40)
      .map((target, number) =>
        send(
          { ...site, from: addressOf(730_000 + number), timeoutMs: 120 * SECOND },
          get(site, target),
        ),
      ),
  )
  const isHonest = ({ status, head }) =>
    status < 400 || ((status === 429 || status === 503) && /^retry-after: \d+/im.test(head))
  return {
    what: `${replies.length} brochures at once from as many addresses`,
    counted: tally(replies),
    holds: replies.length > 0 && replies.every(isHonest),
  }
}

const RANGES = [
  'bytes=0-99',
  'bytes=-1',
  'bytes=99999999-',
  'bytes=5-1',
  `bytes=${Array.from({ length: 500 }, (_, at) => `${at}-${at}`).join(',')}`,
  'bytes=a-b',
  'items=0-1',
]

/** @param {Site} site @param {readonly string[]} files */
export async function ranges(site, files) {
  const replies = await Promise.all(
    ['/nl/', ...files.slice(0, 5)].flatMap((target, at) =>
      RANGES.map((range, number) =>
        send(
          { ...site, from: addressOf(740_000 + at * 10 + number) },
          get(site, target, { Range: range }),
        ),
      ),
    ),
  )
  return {
    what: `${replies.length} odd ranges of pages and files`,
    counted: tally(replies),
    holds: replies.every(({ status }) => status > 0 && status < 500),
  }
}

/** A thousand requests written at once on one connection: each is answered in its turn, or the line is cut. @param {Site} site */
export async function pipelining(site) {
  const one = bytesOf({ method: 'GET', target: '/nl/', headers: [['Host', site.host]] })
  const last = get(site, '/nl/')
  const reply = await send(
    { ...site, from: addressOf(750_000) },
    Buffer.concat([...Array.from({ length: 999 }, () => one), last]),
  )
  const smuggled = Buffer.from(
    `POST /nl/ HTTP/1.1\r\nHost: ${site.host}\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /admin HTTP/1.1\r\nHost: ${site.host}\r\nConnection: close\r\n\r\n`,
  )
  const both = await send({ ...site, from: addressOf(750_001) }, smuggled)
  const isCut = readReply(Buffer.from(both.head), 0).status === 400
  return {
    what: '1,000 requests on one connection; a request with two lengths',
    counted: tally([reply, both]),
    holds: reply.status === 200 && isCut,
  }
}
