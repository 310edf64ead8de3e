import { createGunzip } from 'node:zlib'
import { Readable } from 'node:stream'

import { FeedStopped } from '@/domain/feeds/reasons'

export type Bytes = AsyncIterable<Uint8Array>

/** What may come over the line, and what it may unpack to. */
export const MOST_BYTES = 250_000_000

async function* bounded(bytes: Bytes, most: number): Bytes {
  let length = 0
  for await (const part of bytes) {
    length += part.length
    if (length > most) throw new FeedStopped('tooLarge', { most: Math.round(most / 1_000_000) })
    yield part
  }
}

/** Enough to read a declaration, and the rest after it. */
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

/** Unpacks what was packed with gzip, once: what is packed twice is no feed. */
export async function unpacked(bytes: Bytes, most = MOST_BYTES): Promise<{ head: Buffer; whole: Bytes }> {
  const given = await headOf(bounded(bytes, most))
  if (given.head[0] !== 0x1f || given.head[1] !== 0x8b) return given
  async function* inflated(): Bytes {
    const gunzip = Readable.from(given.whole).pipe(createGunzip())
    try {
      for await (const part of gunzip as AsyncIterable<Buffer>) yield part
    } catch (error) {
      throw error instanceof FeedStopped ? error : new FeedStopped('unpacking')
    } finally {
      gunzip.destroy()
    }
  }
  return headOf(bounded(inflated(), most))
}

/** Marks of what people send by mistake: archives (and so Office), older Office, PDF, pictures. */
const BINARY = /^(PK\x03\x04|\xd0\xcf\x11\xe0|%PDF|\x89PNG|\xff\xd8\xff|GIF8|RIFF|7z\xbc\xaf|Rar!)/

/** What is no feed at a first look, whatever its name says. */
export function otherKind(head: Buffer): 'noText' | 'webPage' | undefined {
  const start = head.toString('latin1')
  if (BINARY.test(start)) return 'noText'
  return /^(\xef\xbb\xbf)?\s*<(!doctype html|html)\b/i.test(start) ? 'webPage' : undefined
}

const known: Record<string, string> = {
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

function markOf([a, b, c]: Uint8Array): string | undefined {
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  if (a === 0xff && b === 0xfe) return 'utf-16le'
  return a === 0xfe && b === 0xff ? 'utf-16be' : undefined
}

/** Without a mark, a "<" between zeros gives UTF-16 away. */
function shapeOf([a, b, c, d]: Uint8Array): string | undefined {
  if (a === 0x3c && b === 0 && c !== 0 && d === 0) return 'utf-16le'
  return a === 0 && b === 0x3c && c === 0 && d !== 0 ? 'utf-16be' : undefined
}

/** How the letters of an XML file are written, by its mark and what it declares; the two must agree. */
function encodingOf(head: Buffer): string {
  const seen = markOf(head) ?? shapeOf(head)
  const start = new TextDecoder(seen ?? 'latin1').decode(head)
  const said = /^\ufeff?\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(start)?.[1]
  const declared = said === undefined ? undefined : known[said.toLowerCase()]
  const refused = new FeedStopped('encoding', { name: said ?? '' })
  if (said !== undefined && declared === undefined) throw refused
  const isWide = declared?.startsWith('utf-16') === true
  if (declared === undefined) return seen ?? 'utf-8'
  // What can be read as it was declared is not written so: one of the two is wrong.
  if (isWide !== (seen?.startsWith('utf-16') === true)) throw refused
  if (seen !== undefined && declared !== 'utf-16' && declared !== seen) throw refused
  return seen ?? declared
}

/** The text of an XML file, part by part. Bytes that are no letters of its encoding stop it. */
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
