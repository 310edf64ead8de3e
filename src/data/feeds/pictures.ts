import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'

import { pauseAfter, QUICK_TRIES, type PictureFailure } from '@/domain/feeds/pictureTries'
import { FeedStopped } from '@/domain/feeds/reasons'
import { fileKind } from '@/domain/lib/fileKind'
import { nameOfContent } from '@/fields/uploads'
import { transactionOf } from '@/fields/transactionOf'

import { refusalOf } from '../core/refusal'
import { datePictureChange } from './datePictureChange'
import { fetchPublic, type Allowed } from './fetchPublic'
import { BY_HAND, removeGonePictures } from './gonePictures'
import { inTransaction } from './inTransaction'
import { isSavedByStaff, orderPictures } from './pictureOrder'
import { syncDependents } from './syncDependents'

const LIMITS = { bytes: 25_000_000, silence: 15_000, whole: 60_000 }
const ALLOWED_KINDS = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const

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

/** Notes that a picture has failed. When it is given up, nothing waits for it any more. */
async function markFailed(
  payload: Payload,
  picture: QueuedPicture,
  failure: PictureFailure,
): Promise<void> {
  await inTransaction(payload, async (req) => {
    const { property, tries } = picture
    const pause = pauseAfter(tries + 1, failure)
    const db = await transactionOf(req)
    await db.execute(sql`
      update feed_pictures set state = ${pause === undefined ? 'refused' : 'waiting'}, tries = tries + 1, reason = ${failure.reason},
        next_at = now() + make_interval(mins => ${pause ?? 0}) where ${isPicture(picture)}`)
    if (pause === undefined && (await removeGonePictures(req, [property])))
      await syncDependents(req, [property])
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

/** Says whether staff have put the picture into the listing, before any address of the feed did. */
async function isPutByHand(
  req: PayloadRequest,
  { property, field }: QueuedPicture,
  media: string,
): Promise<boolean> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select 1 where not exists (select from feed_pictures where property = ${property}::uuid and field = ${field} and media = ${media}::uuid and reason is distinct from ${BY_HAND})
      and (exists (select from properties_rels where parent_id = ${property}::uuid and path = ${field} and media_id = ${media}::uuid)
        or exists (select from _properties_v_rels r join _properties_v v on v.id = r.parent_id and v.latest
          where v.parent_id = ${property}::uuid and r.path = 'version.' || ${field} and r.media_id = ${media}::uuid))`)
  return rows.length > 0
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
    const { problem: reason, values } =
      error instanceof FeedStopped ? error : { problem: 'broken', values: {} }
    const status = 'status' in values ? Number(values['status']) : undefined
    return markFailed(payload, picture, { reason, status })
  }
  const kind = fileKind(data)
  if (!ALLOWED_KINDS.some((one) => one === kind))
    return markFailed(payload, picture, { reason: 'kind' })
  try {
    await inTransaction(payload, async (req) => {
      const media = await mediaOf(req, data, picture.title ?? '')
      // Before the listing is read: a save of staff that still runs is waited for.
      await datePictureChange(req, [picture.property])
      const reason = (await isPutByHand(req, picture, media)) ? BY_HAND : null
      await attach(req, picture, media)
      const db = await transactionOf(req)
      await db.execute(
        sql`update feed_pictures set state = 'done', media = ${media}::uuid, reason = ${reason} where ${isPicture(picture)}`,
      )
      await removeGonePictures(req, [picture.property])
      // One that came late, after others were tried again, has its place among them.
      if (!(await isSavedByStaff(req, picture.property)))
        await orderPictures(req, [picture.property])
      await syncDependents(req, [picture.property])
    })
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal === undefined)
      payload.logger.error({ msg: 'A picture of a feed could not be stored', err: error })
    await markFailed(payload, picture, {
      reason: refusal ?? 'broken',
      isRefusal: refusal !== undefined,
    })
  }
}

/**
 * Downloads the next pictures of feeds, in their order; returns how many there were. Those whose
 * server is away for longer come last, because each makes the others wait.
 */
export async function importPictures(
  payload: Payload,
  limit: number,
  fetching: Fetching = {},
): Promise<number> {
  const { rows } = await payload.db.drizzle.execute<QueuedPicture>(sql`
    select f.property, f.field, f.url, f.download, f.tries, l.title from feed_pictures f
      left join properties_locales l on l._parent_id = f.property and l._locale = 'nl'
    where f.state = 'waiting' and f.next_at <= now() order by f.tries >= ${QUICK_TRIES}, f.property, f.field, f.position limit ${limit}`)
  for (const picture of rows) await importPicture(payload, picture, fetching)
  return rows.length
}
