import type { Payload } from 'payload'
import { z } from 'zod'

import { MAX_RECORDS } from '@/domain/feeds/formats'
import { judgeRecord } from '@/domain/feeds/judge'
import { FeedStopped } from '@/domain/feeds/reasons'
import { readWhise } from '@/domain/feeds/whise'
import type { Feed } from '@/payload-types'

import { createClient, type Client, type Surroundings, type TokenFor } from './client'
import { baseOf, estateOf, loginOf, type CrmReader } from './source'
import { noteRead, readState, storeToken } from './state'

/** Estates on one page. */
const PAGE_SIZE = 100
/** Milliseconds that a reading reaches back before the last one, for clocks that differ. */
const OVERLAP_MS = 10 * 60_000
/** Seconds for which a token is kept: Whise names no end. */
const TOKEN_SECONDS = 30 * 60

const ONLINE = [2, 3, 5]
const tokenAnswer = z.object({ token: z.string().min(1) })
const pageAnswer = z.object({
  estates: z.array(z.unknown()),
  totalCount: z.number().int().nonnegative(),
})

/** Returns how a token of the agency is asked for: one for the login, and one for the account by it. */
export async function whiseTokens(
  payload: Payload,
  feed: Feed,
  surroundings: Surroundings,
): Promise<TokenFor> {
  const { login, secret, state } = await loginOf(payload, feed)
  const base = baseOf(feed, 'whise')
  const ask = async (path: string, body: unknown, bearer = ''): Promise<string> => {
    const { call } = createClient(() => Promise.resolve(bearer), surroundings)
    const { data } = tokenAnswer.safeParse(await call(`${base}/${path}`, { method: 'POST', body }))
    if (!data) throw new FeedStopped('login', { status: 200 })
    return data.token
  }
  let { token } = state
  return async (refused) => {
    if (token !== undefined && token !== refused) return token
    const own = await ask('token', { username: login, password: secret })
    const account = { ClientId: feed.whiseClient, OfficeId: feed.whiseOffice ?? undefined }
    token = feed.whiseClient ? await ask('v1/admin/clients/token', account, own) : own
    await storeToken(payload, feed.id, token, TOKEN_SECONDS)
    return token
  }
}

type Filter = Record<string, unknown>

/** Everything that is online; or what has changed, with what was archived, deleted or taken offline. */
const filterOf = (since: Date | undefined, until: Date): Filter =>
  since === undefined
    ? { StatusIds: [1], DisplayStatusIds: ONLINE }
    : {
        StatusIds: [1, 5, 6],
        DisplayStatusIds: [1, ...ONLINE],
        UpdateDateTimeRange: {
          Min: new Date(since.getTime() - OVERLAP_MS).toISOString(),
          Max: until.toISOString(),
        },
      }

/** The estates of all pages. `count` is what the first page said, to compare with what came. */
async function* pagesOf(client: Client, base: string, filter: Filter) {
  let total: number | undefined
  for (let offset = 0; ; offset += PAGE_SIZE) {
    const { data } = pageAnswer.safeParse(
      await client.call(`${base}/v1/estates/list`, {
        method: 'POST',
        body: {
          Filter: { ...filter, ShowRepresentatives: true },
          Sort: [{ Field: 'id', Ascending: true }],
          Page: { Limit: PAGE_SIZE, Offset: offset },
        },
      }),
    )
    if (!data) throw new FeedStopped('shape')
    if (data.totalCount > MAX_RECORDS)
      throw new FeedStopped('tooManyRecords', { most: MAX_RECORDS })
    const isSteady = total === undefined || total === data.totalCount
    total = data.totalCount
    yield { estates: data.estates, isSteady }
    if (data.estates.length === 0 || offset + PAGE_SIZE >= total) return
  }
}

/**
 * Reads the changes since the last import, and everything once a day or when a person asks. While
 * pages are read the list can move; then nothing is concluded from what is not in it.
 */
export const readWhiseSource: CrmReader = async function* (reading, info) {
  const { payload, feed, run, today, mapped, surroundings } = reading
  const state = await readState(payload, feed.id)
  const isFull = reading.isFull || state.isFullDue || state.readTo === undefined
  const since = isFull ? undefined : state.readTo
  info.partial = !isFull
  const client = createClient(await whiseTokens(payload, feed, surroundings), surroundings)
  const seen = new Set<string>()
  let line = 0
  let isWhole = true
  for await (const { estates, isSteady } of pagesOf(
    client,
    baseOf(feed, 'whise'),
    filterOf(since, today),
  )) {
    isWhole &&= isSteady
    for (const estate of estates) {
      line += 1
      const record = readWhise(estateOf(estate, line))
      // The list moved between two pages and brings an estate again.
      if (seen.has(record.key)) {
        isWhole = false
        continue
      }
      seen.add(record.key)
      yield { line, isGone: record.isGone === true, ...judgeRecord(record, today, mapped) }
    }
  }
  if (!isWhole) info.partial = true
  await noteRead(payload, feed.id, run, { to: today, isFull: isFull && isWhole })
}
