import type { Payload } from 'payload'

import { elementOf } from '@/domain/feeds/jsonElement'
import type { Element } from '@/domain/feeds/element'
import { crmAddresses, type CrmFormat } from '@/domain/feeds/formats'
import type { MappedWords } from '@/domain/feeds/mappedWords'
import { FeedStopped } from '@/domain/feeds/reasons'
import { isEncrypted } from '@/domain/feeds/secretPlace'
import type { Feed } from '@/payload-types'

import type { FeedInfo, ReadRow } from '../reading'
import type { Surroundings } from './client'
import { readState, type SourceState } from './state'

/** One reading of a CRM. */
export type CrmReading = {
  payload: Payload
  feed: Feed
  run: string
  today: Date
  /** The words that staff have given a meaning. */
  mapped: MappedWords
  /** A person asked: everything is compared, not only what the CRM says has changed. */
  isFull: boolean
  surroundings: Surroundings
}

/** Reads the estates of a CRM as rows of a dry run. */
export type CrmReader = (reading: CrmReading, info: FeedInfo) => AsyncGenerator<ReadRow>

export function baseOf(feed: Feed, format: CrmFormat): string {
  const address = feed.address || crmAddresses[format]
  return address.endsWith('/') ? address.slice(0, -1) : address
}

/**
 * The login that staff entered; without it there is nothing to ask with. Feeds that were saved before
 * the studio asked for encryption are stopped here.
 */
export async function loginOf(
  payload: Payload,
  feed: Feed,
): Promise<{ login: string; secret: string; state: SourceState }> {
  const state = await readState(payload, feed.id)
  if (!feed.login || !state.secret) throw new FeedStopped('noLogin')
  if (!isEncrypted(feed)) throw new FeedStopped('unencrypted')
  return { login: feed.login, secret: state.secret, state }
}

/** An estate as an element, or a stop when the answer is no estate. */
export function estateOf(value: unknown, line: number): Element {
  const element =
    typeof value === 'object' && value !== null ? elementOf('estate', value, line) : undefined
  if (!element) throw new FeedStopped('shape')
  return element
}
