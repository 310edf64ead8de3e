import type { Payload } from 'payload'

import { FeedStopped } from '@/domain/feeds/reasons'
import { isEncrypted } from '@/domain/feeds/secretPlace'
import type { Feed } from '@/payload-types'

import { readState } from './crm/state'
import type { Surroundings } from './crm/client'
import { MAX_FEED_BYTES } from './decode'
import { requestPublic, fetchPublic, type Limits } from './fetchPublic'
import { readFeed } from './readFeed'
import type { Reading, ReadRow } from './reading'

const LIMITS: Limits = { bytes: MAX_FEED_BYTES, silence: 30_000, whole: 15 * 60_000 }
const PAGE = '{page}'
/** The most pages that are read of one feed. */
const MAX_PAGES = 2_000

/** Downloads one page; a secret goes to the address that staff entered, and never along a redirect. */
async function download(
  payload: Payload,
  feed: Feed,
  address: string,
  { isAllowed }: Surroundings,
) {
  if (!feed.header) return fetchPublic(address, LIMITS, isAllowed)
  const { secret } = await readState(payload, feed.id)
  if (!secret) throw new FeedStopped('noLogin')
  if (!isEncrypted(feed)) throw new FeedStopped('unencrypted')
  const { status, bytes } = await requestPublic(
    address,
    { headers: { [feed.header]: secret } },
    LIMITS,
    isAllowed,
  )
  if (status === 401 || status === 403) throw new FeedStopped('login', { status })
  if (status !== 200) throw new FeedStopped('answered', { status })
  return bytes
}

/** Reads a feed by its mapping, page by page when its address has a place for the number. */
export async function* openMapped(
  payload: Payload,
  feed: Feed,
  reading: Reading,
  surroundings: Surroundings,
): AsyncGenerator<ReadRow> {
  const address = feed.address ?? ''
  const info = { partial: false }
  if (!address.includes(PAGE)) {
    yield* readFeed(await download(payload, feed, address, surroundings), reading, info)
    return
  }
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    let count = 0
    const bytes = await download(
      payload,
      feed,
      address.replaceAll(PAGE, String(page)),
      surroundings,
    )
    for await (const row of readFeed(bytes, reading, info)) {
      count += 1
      yield row
    }
    if (count === 0) return
  }
  throw new FeedStopped('tooManyRecords', { most: MAX_PAGES })
}
