import { Refusal } from '../say.mjs'

/** A request that takes longer is given up. */
const REQUEST_TIMEOUT_MS = 30_000
const CONCURRENT = 4
const CAUSES = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host cannot be looked up',
  ECONNRESET: 'it broke the connection',
  UND_ERR_SOCKET: 'it broke the connection',
}

const isTimeout = (error) => /TimeoutError|AbortError/.test(`${error.name} ${error.cause?.name}`)

/** Lets a few at a time through. */
function gate(places) {
  const waiting = []
  let free = places
  return async (work) => {
    if (free > 0) free--
    else await new Promise((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}

/** Reads the body of an answer, and stops at one byte more than was asked for. */
async function readBody(response, length) {
  const chunks = []
  let read = 0
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk)
    read += chunk.length
    if (read > length) break
  }
  return Buffer.concat(chunks)
}

/** How an answer says which version it is of. */
const versionOf = (response) => {
  const tag = response.headers.get('etag')
  return tag && !tag.startsWith('W/') ? tag : response.headers.get('last-modified')
}

/** @returns {{ start: number, end: number, size: number } | undefined} */
function contentRange(response) {
  const match = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(response.headers.get('content-range') ?? '')
  return match
    ? { start: Number(match[1]), end: Number(match[2]), size: Number(match[3]) }
    : undefined
}

/** Checks that each answer is the part that was asked for, of the version the first one was of. */
function versionCheck(url) {
  const changed = () =>
    new Refusal(`${url} changed while it was read: the map stays as it was. Try again.`, 'changed')
  const wrong = (what) => new Refusal(`${url} answers ${what}.`, 'wrongAnswer')
  let first

  /** @returns {number} how many bytes the answer must have */
  function check(response, offset, length) {
    const range = contentRange(response)
    if (first && (response.status === 200 || response.status === 412)) throw changed()
    if (response.status === 200)
      throw new Refusal(
        `${url} ignores byte ranges and sends the whole file: name another build in MAP_SOURCE.`,
        'noRanges',
      )
    if (response.status !== 206 || !range)
      throw wrong(`${response.status} instead of a part of the file`)
    first ??= { version: versionOf(response), size: range.size }
    if (range.size !== first.size || versionOf(response) !== first.version) throw changed()
    const end = Math.min(offset + length, range.size) - 1
    if (range.start !== offset || range.end !== end)
      throw wrong('with another part of the file than was asked for')
    return end + 1 - offset
  }

  return { check, first: () => first }
}

/** Why an archive could not be read, in a sentence. */
function refusalOf(error, url, timeoutMs) {
  if (error instanceof Refusal) return error
  if (isTimeout(error))
    return new Refusal(`${url} is too slow: no answer within ${timeoutMs / 1000} seconds.`, 'slow')
  const cause = CAUSES[error.cause?.code] ?? error.cause?.message ?? error.message
  return new Refusal(`${url} cannot be read: ${cause}.`, 'unreachable')
}

/**
 * Opens an archive at an address, which is read by byte ranges. Every answer must be of the version
 * the first one was of.
 * @param {string} url
 * @param {{ timeoutMs?: number }} [options]
 * @returns {Promise<import('./archive-reader.mjs').Source>}
 */
export async function openHttpSource(url, { timeoutMs = REQUEST_TIMEOUT_MS } = {}) {
  const pass = gate(CONCURRENT)
  const { check, first } = versionCheck(url)

  async function request(offset, length) {
    const version = first()?.version
    const headers = {
      range: `bytes=${offset}-${offset + length - 1}`,
      'accept-encoding': 'identity',
      ...(version && { 'if-range': version }),
    }
    const stop = new AbortController()
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(timeoutMs)])
    try {
      const response = await fetch(url, { headers, signal })
      const expected = check(response, offset, length)
      const bytes = await readBody(response, expected)
      if (bytes.length === expected) return bytes
      throw new Refusal(
        `${url} answers with fewer or more bytes than were asked for.`,
        'wrongAnswer',
      )
    } catch (error) {
      throw refusalOf(error, url, timeoutMs)
    } finally {
      // Ends an answer that was refused or is longer than it should be.
      stop.abort()
    }
  }

  await request(0, 1)
  const read = (offset, length) => pass(() => request(offset, length))
  return { name: url, size: first().size, read }
}
