import type { IncomingMessage } from 'node:http'

import { parseRange, type RangeChoice } from './parseRange'

type RangeRequest = Pick<IncomingMessage, 'method' | 'headers'>
type Content = { readonly etag: string | null; readonly size: number }

/**
 * What a request gets of a file. With `If-Range` it gets a part only of the very bytes it knows, so
 * that it never joins parts of two versions; the front sends no dates, so a date is never current.
 */
export function chooseRange(
  { method, headers: { range, 'if-range': known } }: RangeRequest,
  { etag, size }: Content,
): RangeChoice {
  if (range === undefined || method !== 'GET' || etag === null) return 'whole'
  return known === undefined || known === etag ? parseRange(range, size) : 'whole'
}

export const contentRange = (range: Exclude<RangeChoice, 'whole'>, size: number): string[] => [
  'content-range',
  range === 'beyond' ? `bytes */${size}` : `bytes ${range.start}-${range.end}/${size}`,
]
