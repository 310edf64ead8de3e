import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'

import { refusalReason } from '@/data/catalogue/refusalReason'
import { FeedStopped } from '@/domain/feeds/reasons'
import { fileKind } from '@/domain/lib/fileKind'
import { nameOfContent } from '@/fields/uploads'
import { transactionOf } from '@/fields/transactionOf'

import { fetchPublic, type Allowed } from './fetchPublic'
import { inTransaction } from './inTransaction'
import { isSavedByStaff, orderPictures } from './pictureOrder'
import { syncDependents } from './syncDependents'

const LIMITS = { bytes: 25_000_000, silence: 15_000, whole: 60_000 }
const ALLOWED_KINDS = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const
const MAX_TRIES = 4
/** Minutes until the next attempt, doubled each time. */
const RETRY_MINUTES = 5

type QueuedPicture = {
  property: string
  field: 'pictures' | 'plans'
  url: string
  /** Where it is downloaded, when not at the address that names it. */
  download: string | null
  tries: number
  title: string | null
}

const isPicture = ({ property, field, url }: QueuedPicture) =>
  sql`property = ${property}::uuid and field = ${field} and url = ${url}`

async function markFailed(
  payload: Payload,
  picture: QueuedPicture,
  reason: string,
  isFinal: boolean,
): Promise<void> {
  await inTransaction(payload, async (req) => {
    const isOver = isFinal || picture.tries + 1 >= MAX_TRIES
    const db = await transactionOf(req)
    await db.execute(sql`
      update feed_pictures set state = ${isOver ? 'refused' : 'waiting'}, tries = tries + 1, reason = ${reason},
        next_at = now() + make_interval(mins => ${RETRY_MINUTES * 2 ** picture.tries}) where ${isPicture(picture)}`)
  })
}

/** Returns the media document with this content, or uploads it. */
async function mediaOf(req: PayloadRequest, data: Buffer, title: string): Promise<string> {
  const db = await transactionOf(req)
  const kind = fileKind(data)
  const hash = nameOfContent(data)
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from media where filename like ${`${hash}%`} limit 1`,
  )
  if (rows[0]) return rows[0].id
  const file = {
    data,
    name: `feed.${kind === 'jpeg' ? 'jpg' : kind}`,
    mimetype: `image/${kind}`,
    size: data.length,
  }
  const { id } = await req.payload.create({
    collection: 'media',
    data: { alt: title },
    file,
    depth: 0,
    locale: 'nl',
    req,
    overrideAccess: true,
  })
  return id
}

/**
 * Adds the picture to the end of its listing, also in the newest version, which the studio opens.
 */
async function attach(
  req: PayloadRequest,
  { property, field }: QueuedPicture,
  media: string,
): Promise<void> {
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
}

/** How pictures are downloaded; tests allow their own server and wait less. */
export type Fetching = { isAllowed?: Allowed | undefined; limits?: typeof LIMITS }

async function download(url: string, { isAllowed, limits = LIMITS }: Fetching): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of await fetchPublic(url, limits, isAllowed)) parts.push(part)
  return Buffer.concat(parts)
}

async function importPicture(
  payload: Payload,
  picture: QueuedPicture,
  fetching: Fetching,
): Promise<void> {
  let data: Buffer
  try {
    data = await download(picture.download ?? picture.url, fetching)
  } catch (error) {
    const { problem } = error instanceof FeedStopped ? error : { problem: 'broken' as const }
    return markFailed(
      payload,
      picture,
      problem,
      ['address', 'inward', 'redirects', 'tooLarge'].includes(problem),
    )
  }
  const kind = fileKind(data)
  if (!ALLOWED_KINDS.some((one) => one === kind)) return markFailed(payload, picture, 'kind', true)
  try {
    await inTransaction(payload, async (req) => {
      const media = await mediaOf(req, data, picture.title ?? '')
      await attach(req, picture, media)
      const db = await transactionOf(req)
      await db.execute(
        sql`update feed_pictures set state = 'done', media = ${media}::uuid, reason = null where ${isPicture(picture)}`,
      )
      // One that came late, after others were tried again, has its place among them.
      if (!(await isSavedByStaff(req, picture.property)))
        await orderPictures(req, [picture.property])
      await syncDependents(req, [picture.property])
    })
  } catch (error) {
    await markFailed(
      payload,
      picture,
      await inTransaction(payload, async (req) => refusalReason(error, req)),
      true,
    )
  }
}

/** Downloads the next pictures of feeds, in their order; returns how many there were. */
export async function importPictures(
  payload: Payload,
  limit: number,
  fetching: Fetching = {},
): Promise<number> {
  const { rows } = await payload.db.drizzle.execute<QueuedPicture>(sql`
    select f.property, f.field, f.url, f.download, f.tries, l.title from feed_pictures f
      left join properties_locales l on l._parent_id = f.property and l._locale = 'nl'
    where f.state = 'waiting' and f.next_at <= now() order by f.property, f.field, f.position limit ${limit}`)
  for (const picture of rows) await importPicture(payload, picture, fetching)
  return rows.length
}
