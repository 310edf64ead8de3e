import type { Payload } from 'payload'

import { MAX_RECORDS } from '@/domain/feeds/formats'
import { FeedStopped } from '@/domain/feeds/reasons'
import { isEncrypted } from '@/domain/feeds/secretPlace'
import type { Feed } from '@/payload-types'

import { readState } from './crm/state'
import type { Surroundings } from './crm/client'
import { MAX_FEED_BYTES } from './decode'
import { requestPublic, fetchPublic, type Limits } from './fetchPublic'
import { missedOnce } from './missedOnce'
import { readFeed } from './readFeed'
import type { FeedInfo, Reading, ReadRow } from './reading'

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

type Opening = { info: FeedInfo; run: string; surroundings: Surroundings }

/**
 * Reads page after page until one has no listings. A list without a count can move or break off
 * unseen: a listing that one reading misses stays, and is gone only when the next one misses it too.
 */
async function* readPages(
  payload: Payload,
  feed: Feed,
  reading: Reading,
  { info, run, surroundings }: Opening,
): AsyncGenerator<ReadRow> {
  const present = new Set<string>()
  let total = 0
  for (let page = 1; ; page += 1) {
    if (page > MAX_PAGES) throw new FeedStopped('tooManyRecords', { most: MAX_PAGES })
    const address = (feed.address ?? '').replaceAll(PAGE, String(page))
    const before = total
    let isNew = false
    for await (const row of readFeed(
      await download(payload, feed, address, surroundings),
      reading,
      info,
    )) {
      total += 1
      if (total > MAX_RECORDS) throw new FeedStopped('tooManyRecords', { most: MAX_RECORDS })
      const key = 'listing' in row ? row.listing.key : row.key
      isNew ||= key === '' || !present.has(key)
      present.add(key)
      yield row
    }
    if (total === before) break
    if (!isNew) throw new FeedStopped('samePage', { page })
  }
  if (total === 0) throw new FeedStopped('empty')
  for (const key of await missedOnce(payload, feed.id, run, present))
    yield { line: 0, isGone: false, key, refused: { code: 'missedOnce' } }
}

/** Reads a feed by its mapping, page by page when its address has a place for the number. */
export async function* openMapped(
  payload: Payload,
  feed: Feed,
  reading: Reading,
  opening: Opening,
): AsyncGenerator<ReadRow> {
  const address = feed.address ?? ''
  if (address.includes(PAGE)) yield* readPages(payload, feed, reading, opening)
  else {
    const bytes = await download(payload, feed, address, opening.surroundings)
    yield* readFeed(bytes, reading, opening.info)
  }
}
