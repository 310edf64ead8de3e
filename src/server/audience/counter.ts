import { createHash, createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

import type { PageViewBatch } from '@/data/audience/write'
import { isBrowser } from '@/domain/audience/browser'
import { MAX_VISITORS_PER_NETWORK } from '@/domain/audience/rules'
import type { Day } from '@/domain/lib/days'
import { isFromSite } from '@/domain/site/fromSite'
import { clientNetworkOf } from '@/domain/accounts/clientNetwork'
import { isPreviewPath } from '@/domain/site/preview'
import { clockOf } from '@/domain/viewings/times'

import { createRateLimit } from '../front/limits'
import { isPersonal } from '../front/route'
import { createBuffer } from './buffer'

/**
 * Page views per second from one client network, and for a moment, as from an office after lunch.
 */
const PER_SECOND = 1
const BURST_SECONDS = 30

/** Marks a page that a browser fetched ahead. */
const FETCHED_AHEAD = /prefetch|prerender|preview/i
const purposeHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']

const headerOf = (headers: IncomingHttpHeaders, name: string): string | null =>
  headers[name]?.toString() ?? null

/** Whether a visitor looks at a public page: staff and owners are not counted. */
function isPageView(headers: IncomingHttpHeaders, site: URL): boolean {
  const get = (name: string) => headerOf(headers, name)
  return (
    isBrowser(headers['user-agent']) &&
    isFromSite({ get }, site) &&
    !isPersonal(headers) &&
    !purposeHeaders.some((name) => FETCHED_AHEAD.test(get(name) ?? '')) &&
    !isPreviewPath(headers.referer ?? '')
  )
}

type Beacon = { reference: number; address: string; headers: IncomingHttpHeaders }

/**
 * A fingerprint of visitor and listing. Of the browser only one of a few classes is used, which
 * bounds how many visitors one client network can be. It stays in memory: what is written is hashed
 * with the salt of the day.
 */
function visitorOf({ reference, address, headers }: Beacon, day: Day, secret: string): string {
  const [browserClass = 0] = createHash('sha256')
    .update(headers['user-agent'] ?? '')
    .digest()
  return createHmac('sha256', secret)
    .update(
      `audience ${day} ${reference} ${clientNetworkOf(address)} ${browserClass % MAX_VISITORS_PER_NETWORK}`,
    )
    .digest('hex')
}

/**
 * Counts page views of listings. Counting is never awaited, and a page view that is not counted
 * gets the same answer.
 */
export function createCounter({
  site,
  secret,
  write,
  now = Date.now,
}: {
  site: URL
  secret: string
  write: (batch: PageViewBatch) => Promise<void>
  now?: () => number
}) {
  const buffer = createBuffer(write)
  const mayCount = createRateLimit(PER_SECOND, now, BURST_SECONDS)
  return {
    count(beacon: Beacon): void {
      if (!isPageView(beacon.headers, site) || !mayCount(beacon.address)) return
      const at = now()
      const { day } = clockOf(new Date(at))
      buffer.add(day, { reference: beacon.reference, visitor: visitorOf(beacon, day, secret), at })
    },
    end: () => buffer.end(),
  }
}
