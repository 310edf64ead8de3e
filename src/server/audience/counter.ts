import { createHash, createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

import type { Batch } from '@/data/audience/write'
import { isBrowser } from '@/domain/audience/browser'
import { FACES } from '@/domain/audience/rules'
import type { Day } from '@/domain/days'
import { isFromSite } from '@/domain/fromSite'
import { household } from '@/domain/household'
import { isPreviewPath } from '@/domain/preview'
import { clockOf } from '@/domain/visits/times'

import { createLimit } from '../front/limits'
import { isPersonal } from '../front/route'
import { createBuffer } from './buffer'

/** From one household; more for a moment, as when an office comes back from lunch. */
const [A_SECOND, AT_ONCE] = [1, 30]

/** A page that a browser fetched in case it will be looked at. */
const AHEAD = /prefetch|prerender|preview/i
const PURPOSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']

const headerOf = (headers: IncomingHttpHeaders, name: string): string | null => headers[name]?.toString() ?? null

/** Whether somebody looks at a page that visitors see, and is neither of the agency nor an owner. */
function isVisit(headers: IncomingHttpHeaders, site: URL): boolean {
  const get = (name: string) => headerOf(headers, name)
  return (
    isBrowser(headers['user-agent']) &&
    isFromSite({ get }, site) &&
    !isPersonal(headers) &&
    !PURPOSES.some((name) => AHEAD.test(get(name) ?? '')) &&
    !isPreviewPath(headers.referer ?? '')
  )
}

type Beacon = { reference: number; address: string; headers: IncomingHttpHeaders }

/**
 * The fingerprint of who looks at what. Of the browser only one of a few faces is kept, which bounds what one household can
 * be. It never leaves the memory of this process: what is written is mixed with the salt of the day.
 */
function visitorOf({ reference, address, headers }: Beacon, day: Day, secret: string): string {
  const [face = 0] = createHash('sha256')
    .update(headers['user-agent'] ?? '')
    .digest()
  return createHmac('sha256', secret)
    .update(`audience ${day} ${reference} ${household(address)} ${face % FACES}`)
    .digest('hex')
}

/** Counts who looks at which listing. Nobody waits for it, and whoever is not counted is not told. */
export function createCounter({
  site,
  secret,
  write,
  now = Date.now,
}: {
  site: URL
  secret: string
  write: (batch: Batch) => Promise<void>
  now?: () => number
}) {
  const buffer = createBuffer(write)
  const mayCount = createLimit(A_SECOND, now, AT_ONCE)
  return {
    count(beacon: Beacon): void {
      if (!isVisit(beacon.headers, site) || !mayCount(beacon.address)) return
      const at = now()
      const { day } = clockOf(new Date(at))
      buffer.add(day, { reference: beacon.reference, visitor: visitorOf(beacon, day, secret), at })
    },
    end: () => buffer.end(),
  }
}
