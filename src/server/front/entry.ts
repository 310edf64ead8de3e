import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

import { ENCODINGS, type Encoding } from './acceptedEncoding'
import { isPage } from './contentType'

const MIN_BYTES_TO_COMPRESS = 1_000
const TEXT = /^(?:text\/|application\/(?:javascript|json|xml|manifest\+json)|[^;]*\+(?:xml|json))/
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_PARAM_LGWIN, BROTLI_MODE_TEXT } =
  zlib.constants
const FAST_QUALITY = 5
const BEST_QUALITY = 11

/** A window of 256 kB covers a page; the default one takes memory that is not given back. */
const brotliOf = (quality: number) => ({
  params: {
    [BROTLI_PARAM_QUALITY]: quality,
    [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
    [BROTLI_PARAM_LGWIN]: 18,
  },
})

const brotliCompress = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress)
const gzipCompress = promisify<Buffer, Buffer>(zlib.gzip)

/** Names and values in turn, as `writeHead` takes them without checks. */
export type HeaderList = readonly string[]

/** One encoding, with the headers for its body and those for a 304. */
export type Variant = {
  readonly body: Buffer
  readonly etag: string | null
  readonly headers: string[]
  readonly unmodified: string[]
}

/** One answer, ready to be written in every encoding. */
export type Entry = {
  readonly status: number
  readonly headers: HeaderList
  /** Whether parts of it may be asked for: of files, not of pages. */
  readonly takesRanges: boolean
  readonly plain: Variant
  readonly brotli?: Variant
  readonly gzip?: Variant
}

/**
 * Copies a buffer of its own size: buffers from a pool or a compressor hold more memory than they
 * show.
 */
function exactCopy(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

function variant(
  body: Buffer,
  etag: string | null,
  shared: HeaderList,
  encoding?: string,
): Variant {
  const unmodified = [...(etag ? ['etag', etag] : []), ...shared]
  return {
    body,
    etag,
    unmodified,
    headers: [
      'content-length',
      String(body.length),
      ...(encoding ? ['content-encoding', encoding] : []),
      ...unmodified,
    ],
  }
}

export function valueOf(headers: HeaderList, name: string): string {
  const at = headers.indexOf(name)
  return (at < 0 ? undefined : headers[at + 1]) ?? ''
}

/** A header that comes first, because the last one is replaced when the entry is sent. */
const withRanges = (headers: HeaderList, takesRanges: boolean): HeaderList =>
  takesRanges ? ['accept-ranges', 'bytes', ...headers] : headers

const isUnchanged = (one: Entry, status: number, body: Buffer, headers: HeaderList) =>
  one.status === status &&
  one.plain.body.equals(body) &&
  one.headers.length === headers.length &&
  one.headers.every((part, at) => part === headers[at])

type Making = {
  /** The entry made before: returned as it is when nothing changed. */
  known?: Entry
  /** Of an answer for one client, the one that it takes: brotli costs as much as a rendering. */
  encodings?: readonly Encoding[]
}

/** @param headers all that do not depend on the encoding */
export async function makeEntry(
  status: number,
  body: Buffer,
  headers: HeaderList,
  { known, encodings = ENCODINGS }: Making = {},
): Promise<Entry> {
  if (known && isUnchanged(known, status, body, headers)) return known
  const isTagged = status === 200 && valueOf(headers, 'cache-control').startsWith('public')
  const hash = isTagged ? createHash('sha256').update(body).digest('base64url').slice(0, 22) : null
  const etag = (suffix: string) => (hash ? `"${hash}${suffix}"` : null)
  const type = valueOf(headers, 'content-type')
  const takesRanges = isTagged && !isPage({ 'content-type': type })
  const shared = withRanges(headers, takesRanges)
  const plain = variant(exactCopy(body), etag(''), shared)
  if (body.length < MIN_BYTES_TO_COMPRESS || !TEXT.test(type))
    return { status, headers, takesRanges, plain }
  const [brotli, gzip] = await Promise.all([
    encodings.includes('brotli') ? brotliCompress(body, brotliOf(FAST_QUALITY)) : undefined,
    encodings.includes('gzip') ? gzipCompress(body) : undefined,
  ])
  return {
    status,
    headers,
    takesRanges,
    plain,
    ...(brotli && { brotli: variant(exactCopy(brotli), etag('-br'), shared, 'br') }),
    ...(gzip && { gzip: variant(exactCopy(gzip), etag('-gz'), shared, 'gzip') }),
  }
}

/**
 * Compresses an entry again as small as brotli can: an eighth smaller for a hundred times the work.
 */
export async function recompressed(entry: Entry): Promise<Entry> {
  const { brotli, plain, headers, takesRanges } = entry
  if (!brotli) return entry
  const compressed = await brotliCompress(plain.body, brotliOf(BEST_QUALITY))
  const shared = withRanges(headers, takesRanges)
  return { ...entry, brotli: variant(exactCopy(compressed), brotli.etag, shared, 'br') }
}
