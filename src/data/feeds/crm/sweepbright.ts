import type { Payload } from 'payload'
import { z } from 'zod'

import { childrenOf } from '@/domain/feeds/element'
import { judgeRecord } from '@/domain/feeds/judge'
import type { MappedWords } from '@/domain/feeds/mappedWords'
import { FeedStopped } from '@/domain/feeds/reasons'
import { isProject, readSweepbright, withoutPrivate } from '@/domain/feeds/sweepbright'
import type { Feed } from '@/payload-types'

import type { ReadRow } from '../reading'
import { createClient, type Client, type Surroundings, type TokenFor } from './client'
import { markAll, nextEstates, storeAnswers, type Pending } from './estates'
import { findLiveListings } from './liveListings'
import { baseOf, estateOf, loginOf, type CrmReader, type CrmReading } from './source'
import { storeToken } from './state'

/** The version of the Website API whose shapes are read. */
export const ACCEPT = 'application/vnd.sweepbright.v20210723+json'
/** Estates that are asked for at the same time. */
const CONCURRENCY = 4
/** Estates that are asked for before their answers are stored. */
const BATCH_SIZE = 40

const tokenAnswer = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().catch(3600),
})

/** Returns how a token is asked for with the client's id and secret. */
export async function sweepbrightTokens(
  payload: Payload,
  feed: Feed,
  surroundings: Surroundings,
): Promise<TokenFor> {
  const { login, secret, state } = await loginOf(payload, feed)
  let { token } = state
  const open = createClient(() => Promise.resolve(''), surroundings)
  const askToken = async (): Promise<string> => {
    const answer = await open.call(`${baseOf(feed, 'sweepbright')}/oauth/token`, {
      method: 'POST',
      body: { grant_type: 'client_credentials', client_id: login, client_secret: secret },
    })
    const { data } = tokenAnswer.safeParse(answer)
    if (!data) throw new FeedStopped('login', { status: 200 })
    await storeToken(payload, feed.id, data.access_token, data.expires_in)
    return data.access_token
  }
  // Calls run side by side: those that find the token ended wait for the same new one.
  let asking: Promise<string> | undefined
  return async (refused) => {
    if (token !== undefined && token !== refused) return token
    asking ??= askToken().finally(() => {
      asking = undefined
    })
    token = await asking
    return token
  }
}

async function sweepbrightClient(
  payload: Payload,
  feed: Feed,
  surroundings: Surroundings,
): Promise<Client> {
  const client = createClient(await sweepbrightTokens(payload, feed, surroundings), surroundings)
  return {
    call: (address, sent = {}) => client.call(address, { headers: { accept: ACCEPT }, ...sent }),
  }
}

/** Asks for estates, a few at a time. */
async function fetchEstates(
  client: Client,
  base: string,
  estates: readonly Pending[],
): Promise<Map<string, unknown>> {
  const answers = new Map<string, unknown>()
  const waiting = [...estates]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      answers.set(
        next.key,
        withoutPrivate(await client.call(`${base}/estates/${encodeURIComponent(next.key)}`)),
      )
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return answers
}

type Judging = { today: Date; mapped: MappedWords }

const goneRow = (line: number, key: string): ReadRow => ({
  line,
  isGone: true,
  key,
  refused: { code: 'notFound' },
})

/** The rows of an estate that the CRM has; a project is its units, which keep its key. */
function rowsOf(
  record: unknown,
  { key, line, today, mapped }: { key: string; line: number } & Judging,
): ReadRow[] {
  const element = estateOf(record, line)
  if (!isProject(element))
    return [{ line, isGone: false, ...judgeRecord(readSweepbright(element), today, mapped) }]
  return [
    { line, isGone: false, key, refused: { code: 'project' } },
    ...childrenOf(element, 'properties')
      // A project without units can have a blank in their place.
      .filter(({ children }) => children.length > 0)
      .map((unit) => ({
        line,
        isGone: false,
        ...judgeRecord({ ...readSweepbright(unit), project: key }, today, mapped),
      })),
  ]
}

const keyOf = (row: ReadRow): string => ('listing' in row ? row.listing.key : row.key)

/** Reads the next estates with what the CRM answers about them; `null` is one that it does not have. */
async function* readEstates(
  { payload, feed, run }: Pick<CrmReading, 'payload' | 'feed' | 'run'>,
  client: Client,
): AsyncGenerator<Pending> {
  for (let after: string | undefined = ''; after !== undefined;) {
    const estates: Pending[] = await nextEstates(payload, feed.id, run, after, BATCH_SIZE)
    after = estates.at(-1)?.key
    const missing = estates.filter(({ isDeleted, isKnown }) => !isDeleted && !isKnown)
    const answers = await fetchEstates(client, baseOf(feed, 'sweepbright'), missing)
    await storeAnswers(payload, feed.id, estates, answers)
    for (const estate of estates) {
      const { key, record } = estate
      yield { ...estate, record: (answers.has(key) ? answers.get(key) : record) ?? null }
    }
  }
}

/**
 * Reads what webhooks have named since the last import. An estate is asked for once for each
 * change: a run that was stopped continues with the answers it has. What is withdrawn goes, and so do
 * the units that a project had and has no longer. An estate that is not found is gone only when a
 * person has everything read, and agrees: by the clock it can be a fault that lasts an hour.
 */
export const readSweepbrightSource: CrmReader = async function* (reading, info) {
  const { payload, feed, today, mapped, isFull, surroundings } = reading
  info.partial = true
  if (isFull) await markAll(payload, feed.id)
  const client = await sweepbrightClient(payload, feed, surroundings)
  const live = await findLiveListings(payload, feed.id)
  const present = new Set<string>()
  const left: { line: number; key: string }[] = []
  let line = 0
  for await (const { key, isDeleted, record, units } of readEstates(reading, client)) {
    line += 1
    const isGone = isDeleted || (record === null && isFull && live.has(key))
    const rows = isGone
      ? [goneRow(line, key)]
      : record === null
        ? [{ line, isGone, key, refused: { code: 'notFound' as const } }]
        : rowsOf(record, { key, line, today, mapped })
    yield* rows
    if (!isGone) for (const row of rows) present.add(keyOf(row))
    if (isDeleted || record !== null || isFull)
      for (const unit of live.unitsOf(key, units)) left.push({ line, key: unit })
  }
  // A unit that another project of this reading has was moved.
  for (const unit of left) if (!present.has(unit.key)) yield goneRow(unit.line, unit.key)
}
