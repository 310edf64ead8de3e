import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const SMALLEST_TO_COMPRESS = 1_000
const TEXT = /^(?:text\/|application\/(?:javascript|json|xml|manifest\+json)|[^;]*\+(?:xml|json))/
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_PARAM_LGWIN, BROTLI_MODE_TEXT } = zlib.constants
const [AT_ONCE, BEST] = [5, 11]

/** A window of 256 kB covers a page; the usual one takes memory that is not given back. */
const brotliOf = (quality: number) => ({
  params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT, [BROTLI_PARAM_LGWIN]: 18 },
})

const brotliCompress = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress)
const gzipCompress = promisify<Buffer, Buffer>(zlib.gzip)

/** Names and values in turn, as `writeHead` takes them without a look at each. */
export type HeaderList = readonly string[]

/** One encoding, with the headers that go with its body and those of an answer "you have it already". */
export type Variant = { readonly body: Buffer; readonly etag: string | null; readonly headers: string[]; readonly unmodified: string[] }

/** One answer, ready to be written in every encoding. */
export type Entry = {
  readonly status: number
  readonly headers: HeaderList
  readonly plain: Variant
  readonly brotli?: Variant
  readonly gzip?: Variant
}

/** Buffers out of a pool or of a compressor hold on to more than they show. */
function exactly(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

function variant(body: Buffer, etag: string | null, shared: HeaderList, encoding?: string): Variant {
  const unmodified = [...(etag ? ['etag', etag] : []), ...shared]
  return { body, etag, unmodified, headers: ['content-length', String(body.length), ...(encoding ? ['content-encoding', encoding] : []), ...unmodified] }
}

export function valueOf(headers: HeaderList, name: string): string {
  const at = headers.indexOf(name)
  return (at < 0 ? undefined : headers[at + 1]) ?? ''
}

const isSame = (one: Entry, status: number, body: Buffer, headers: HeaderList) =>
  one.status === status && one.plain.body.equals(body) && one.headers.length === headers.length && one.headers.every((part, at) => part === headers[at])

/**
 * @param headers all that do not depend on the encoding
 * @param known what was made before: returned as it is when nothing changed
 */
export async function makeEntry(status: number, body: Buffer, headers: HeaderList, known?: Entry): Promise<Entry> {
  if (known && isSame(known, status, body, headers)) return known
  const isTagged = status === 200 && valueOf(headers, 'cache-control').startsWith('public')
  const hash = isTagged ? createHash('sha256').update(body).digest('base64url').slice(0, 22) : null
  const etag = (suffix: string) => (hash ? `"${hash}${suffix}"` : null)
  const plain = variant(exactly(body), etag(''), headers)
  if (body.length < SMALLEST_TO_COMPRESS || !TEXT.test(valueOf(headers, 'content-type'))) return { status, headers, plain }
  const [brotli, gzip] = await Promise.all([brotliCompress(body, brotliOf(AT_ONCE)), gzipCompress(body)])
  return {
    status,
    headers,
    plain,
    brotli: variant(exactly(brotli), etag('-br'), headers, 'br'),
    gzip: variant(exactly(gzip), etag('-gz'), headers, 'gzip'),
  }
}

/** The same answer as small as brotli can make it: an eighth less over the line for a hundred times the work. */
export async function polished(entry: Entry): Promise<Entry> {
  const { brotli, plain, headers } = entry
  if (!brotli) return entry
  const smallest = await brotliCompress(plain.body, brotliOf(BEST))
  return { ...entry, brotli: variant(exactly(smallest), brotli.etag, headers, 'br') }
}
