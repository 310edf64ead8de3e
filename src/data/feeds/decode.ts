import { createGunzip } from 'node:zlib'
import { pipeline } from 'node:stream'

import { FeedStopped } from '@/domain/feeds/reasons'

export type Bytes = AsyncIterable<Uint8Array>

/** The most bytes of a feed, both packed and unpacked. */
export const MAX_FEED_BYTES = 250_000_000

/** A feed packs to a tenth or a thirtieth; a thousandth is a file made to fill the memory. */
const MAX_RATIO = 200
/** Below this size the ratio is not checked. */
const RATIO_FROM_BYTES = 2_000_000

async function* bounded(bytes: Bytes, maxBytes: number): Bytes {
  let size = 0
  for await (const part of bytes) {
    size += part.length
    if (size > maxBytes)
      throw new FeedStopped('tooLarge', { most: Math.round(maxBytes / 1_000_000) })
    yield part
  }
}

/** Reads enough bytes to see the declaration and returns them with the whole stream. */
async function headOf(bytes: Bytes): Promise<{ head: Buffer; whole: Bytes }> {
  const parts = bytes[Symbol.asyncIterator]()
  let head = Buffer.alloc(0)
  let end = false
  while (head.length < 512 && !end) {
    const { done, value } = await parts.next()
    if (done) end = true
    else head = Buffer.concat([head, value])
  }
  async function* whole(): Bytes {
    try {
      yield head
      for (let next = await parts.next(); !next.done; next = await parts.next()) yield next.value
    } finally {
      await parts.return?.(undefined)
    }
  }
  return { head, whole: whole() }
}

/** Unpacks gzip once; a file that is packed twice is not a feed. */
export async function unpack(
  bytes: Bytes,
  maxBytes = MAX_FEED_BYTES,
): Promise<{ head: Buffer; whole: Bytes }> {
  const input = await headOf(bounded(bytes, maxBytes))
  if (input.head[0] !== 0x1f || input.head[1] !== 0x8b) return input
  let packed = 0
  async function* counted(): Bytes {
    for await (const part of input.whole) {
      packed += part.length
      yield part
    }
  }
  async function* inflated(): Bytes {
    // A pipeline ends both when one ends: an error of the source comes out here, and a reader that
    // leaves closes the connection. Its error is thrown to the reader below, so no one else needs it.
    const gunzip = pipeline(counted(), createGunzip(), () => undefined)
    let size = 0
    try {
      for await (const part of gunzip as AsyncIterable<Buffer>) {
        size += part.length
        if (size > RATIO_FROM_BYTES && size > packed * MAX_RATIO)
          throw new FeedStopped('packedTooMuch', { most: MAX_RATIO })
        yield part
      }
    } catch (error) {
      throw error instanceof FeedStopped ? error : new FeedStopped('unpacking')
    } finally {
      gunzip.destroy()
    }
  }
  return headOf(bounded(inflated(), maxBytes))
}

/**
 * Signatures of files that are sent by mistake: archives (and so Office), older Office, PDF,
 * pictures.
 */
const BINARY = /^(PK\x03\x04|\xd0\xcf\x11\xe0|%PDF|\x89PNG|\xff\xd8\xff|GIF8|RIFF|7z\xbc\xaf|Rar!)/

/** Returns why the data cannot be a feed, whatever its name says. */
export function otherKind(head: Buffer): 'noText' | 'webPage' | undefined {
  const start = head.toString('latin1')
  if (BINARY.test(start)) return 'noText'
  return /^(\xef\xbb\xbf)?\s*<(!doctype html|html)\b/i.test(start) ? 'webPage' : undefined
}

const encodings: Record<string, string> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  'utf-16': 'utf-16',
  'utf-16le': 'utf-16le',
  'utf-16be': 'utf-16be',
  'iso-8859-1': 'windows-1252',
  latin1: 'windows-1252',
  'windows-1252': 'windows-1252',
  'iso-8859-15': 'iso-8859-15',
}

function bomOf([a, b, c]: Uint8Array): string | undefined {
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  if (a === 0xff && b === 0xfe) return 'utf-16le'
  return a === 0xfe && b === 0xff ? 'utf-16be' : undefined
}

/** Detects UTF-16 without a byte order mark by a "<" between zeros. */
function patternOf([a, b, c, d]: Uint8Array): string | undefined {
  if (a === 0x3c && b === 0 && c !== 0 && d === 0) return 'utf-16le'
  return a === 0 && b === 0x3c && c === 0 && d !== 0 ? 'utf-16be' : undefined
}

/**
 * Returns the encoding of an XML file by its byte order mark and its declaration, which must agree.
 */
function encodingOf(head: Buffer): string {
  const detected = bomOf(head) ?? patternOf(head)
  const start = new TextDecoder(detected ?? 'latin1').decode(head)
  const declaredName = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(start)?.[1]
  const declared = declaredName === undefined ? undefined : encodings[declaredName.toLowerCase()]
  const error = new FeedStopped('encoding', { name: declaredName ?? '' })
  if (declaredName !== undefined && declared === undefined) throw error
  const isWide = declared?.startsWith('utf-16') === true
  if (declared === undefined) return detected ?? 'utf-8'
  // A declaration that is readable contradicts the encoding it names.
  if (isWide !== (detected?.startsWith('utf-16') === true)) throw error
  if (detected !== undefined && declared !== 'utf-16' && declared !== detected) throw error
  return detected ?? declared
}

/** Decodes an XML file part by part. Invalid bytes stop it. */
export async function* xmlText(bytes: Bytes, head: Buffer): AsyncGenerator<string> {
  const name = encodingOf(head)
  const decoder = new TextDecoder(name, { fatal: true })
  const stop = new FeedStopped('encoding', { name })
  const decode = (part?: Uint8Array): string => {
    try {
      return part ? decoder.decode(part, { stream: true }) : decoder.decode()
    } catch {
      throw stop
    }
  }
  for await (const part of bytes) {
    const text = decode(part)
    if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(text)) throw stop
    if (text) yield text
  }
  const rest = decode()
  if (rest) yield rest
}
