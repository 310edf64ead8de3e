import { isSame } from '@/data/core/isSame'
import { env } from '@/env'

/** Whether the request comes from one of our own processes. */
export const hasInternalSecret = (request: Request): boolean =>
  isSame(request.headers.get('authorization') ?? '', `Bearer ${env.PAYLOAD_SECRET}`)
