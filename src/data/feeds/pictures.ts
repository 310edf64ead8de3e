import { createHash } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'

import { reasonOf } from '@/data/properties/refused'
import { FeedStopped } from '@/domain/feeds/reasons'
import { fileKind } from '@/domain/fileKind'
import { nameOf } from '@/fields/uploads'
import { transactionOf } from '@/fields/transactionOf'

import { fetchPublic, type Allowed } from './fetchPublic'
import { inStep } from './inStep'
import { announce } from './write'

const LIMITS = { bytes: 25_000_000, silence: 15_000, whole: 60_000 }
const KINDS = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const
const MOST_TRIES = 4
/** Minutes until the next try, doubled each time. */
const PAUSE = 5

type Waiting = { property: string; field: 'pictures' | 'plans'; url: string; tries: number; title: string | null }

const these = ({ property, field, url }: Waiting) => sql`property = ${property}::uuid and field = ${field} and url = ${url}`

async function settle(payload: Payload, waiting: Waiting, reason: string, forGood: boolean): Promise<void> {
  await inStep(payload, async (req) => {
    const isOver = forGood || waiting.tries + 1 >= MOST_TRIES
    const db = await transactionOf(req)
    await db.execute(sql`
      update feed_pictures set state = ${isOver ? 'refused' : 'waiting'}, tries = tries + 1, reason = ${reason},
        next_at = now() + make_interval(mins => ${PAUSE * 2 ** waiting.tries}) where ${these(waiting)}`)
  })
}

/** The picture among those we have, by its content; else as a new one, by the rules for uploads. */
async function mediaOf(req: PayloadRequest, data: Buffer, title: string): Promise<string> {
  const db = await transactionOf(req)
  const kind = fileKind(data)
  const hash = nameOf(createHash('sha256').update(data).digest('hex'))
  const { rows } = await db.execute<{ id: string }>(sql`select id from media where filename like ${`${hash}%`} limit 1`)
  if (rows[0]) return rows[0].id
  const file = { data, name: `feed.${kind === 'jpeg' ? 'jpg' : kind}`, mimetype: `image/${kind}`, size: data.length }
  const { id } = await req.payload.create({ collection: 'media', data: { alt: title }, file, depth: 0, locale: 'nl', req, overrideAccess: true })
  return id
}

/** Shows the picture last of its listing, also in the newest version, which the studio opens. */
async function attach(req: PayloadRequest, { property, field }: Waiting, media: string): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`
    insert into properties_rels ("order", parent_id, path, media_id)
    select coalesce((select max("order") from properties_rels where parent_id = ${property}::uuid and path = ${field}), 0) + 1, ${property}::uuid, ${field}, ${media}::uuid
    where not exists (select from properties_rels where parent_id = ${property}::uuid and path = ${field} and media_id = ${media}::uuid)`)
  await db.execute(sql`
    insert into _properties_v_rels ("order", parent_id, path, media_id)
    select coalesce((select max("order") from _properties_v_rels r where r.parent_id = v.id and r.path = 'version.' || ${field}), 0) + 1, v.id, 'version.' || ${field}, ${media}::uuid
    from _properties_v v where v.parent_id = ${property}::uuid and v.latest
      and not exists (select from _properties_v_rels r where r.parent_id = v.id and r.path = 'version.' || ${field} and r.media_id = ${media}::uuid)`)
  await announce(req, [property])
}

async function bytesOf(url: string, isAllowed: Allowed | undefined): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of await fetchPublic(url, LIMITS, isAllowed)) parts.push(part)
  return Buffer.concat(parts)
}

async function take(payload: Payload, waiting: Waiting, isAllowed: Allowed | undefined): Promise<void> {
  let data: Buffer
  try {
    data = await bytesOf(waiting.url, isAllowed)
  } catch (error) {
    const { problem } = error instanceof FeedStopped ? error : { problem: 'broken' as const }
    return settle(payload, waiting, problem, ['address', 'inward', 'redirects', 'tooLarge'].includes(problem))
  }
  const kind = fileKind(data)
  if (!KINDS.some((one) => one === kind)) return settle(payload, waiting, 'kind', true)
  try {
    await inStep(payload, async (req) => {
      const media = await mediaOf(req, data, waiting.title ?? '')
      await attach(req, waiting, media)
      const db = await transactionOf(req)
      await db.execute(sql`update feed_pictures set state = 'done', media = ${media}::uuid, reason = null where ${these(waiting)}`)
    })
  } catch (error) {
    await settle(payload, waiting, await inStep(payload, async (req) => reasonOf(error, req)), true)
  }
}

/** Fetches the next pictures of listings from their feeds, in their order; answers how many there were. */
export async function takePictures(payload: Payload, most: number, isAllowed?: Allowed): Promise<number> {
  const { rows } = await payload.db.drizzle.execute<Waiting>(sql`
    select f.property, f.field, f.url, f.tries, l.title from feed_pictures f
      left join properties_locales l on l._parent_id = f.property and l._locale = 'nl'
    where f.state = 'waiting' and f.next_at <= now() order by f.property, f.field, f.position limit ${most}`)
  for (const waiting of rows) await take(payload, waiting, isAllowed)
  return rows.length
}
