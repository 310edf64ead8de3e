import fc from 'fast-check'

import type { Given } from './front'

const piece = fc.oneof(
  fc.nat(5_000).map(String),
  fc.constantFrom('-', '-', ',', ' ', '\t', '=', 'bytes=', 'a', '.', ';', '*', '9'.repeat(40)),
)

/** `Range` headers that mean something, next to nothing, or nothing. */
export const oddRange = fc.oneof(
  fc.array(piece, { maxLength: 8 }).map((pieces) => `bytes=${pieces.join('')}`),
  fc.array(piece, { minLength: 1, maxLength: 8 }).map((pieces) => `x${pieces.join('')}`),
  fc.tuple(fc.nat(5_000), fc.nat(5_000)).map(([from, to]) => `bytes=${from}-${to}`),
  fc.nat(5_000).map((length) => `bytes=-${length}`),
  fc
    .array(fc.nat(5_000), { minLength: 2, maxLength: 300 })
    .map((starts) => `bytes=${starts.map((start) => `${start}-${start + 9}`).join(',')}`),
)

/**
 * What is wrong with an answer to a range of these bytes; undefined when its status, its headers
 * and its body say the same.
 */
export function faultIn({ status, headers, body }: Given, bytes: Buffer): string | undefined {
  const range = headers['content-range']
  if (Number(headers['content-length']) !== body.length) return 'the length is another'
  if (headers['content-encoding'] !== undefined) return 'it is compressed'
  if (status === 200) return body.equals(bytes) && !range ? undefined : 'not the whole file'
  if (status === 416)
    return body.length === 0 && range === `bytes */${bytes.length}` ? undefined : 'odd refusal'
  const [, first, last, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(range ?? '') ?? []
  if (status !== 206 || Number(size) !== bytes.length) return `status ${status}, range ${range}`
  const isSlice = body.equals(bytes.subarray(Number(first), Number(last) + 1))
  return isSlice && body.length === Number(last) - Number(first) + 1 ? undefined : 'other bytes'
}
