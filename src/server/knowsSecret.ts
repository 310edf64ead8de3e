import { timingSafeEqual } from 'node:crypto'

import { env } from '@/env'

/** Whether one of our own processes asks. */
export function knowsSecret(request: Request): boolean {
  const given = Buffer.from(request.headers.get('authorization') ?? '')
  const wanted = Buffer.from(`Bearer ${env.PAYLOAD_SECRET}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
