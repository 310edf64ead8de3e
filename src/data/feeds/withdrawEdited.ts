import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { transactionOf } from '@/fields/transactionOf'

import { laterThan } from './datePictureChange'
import { findPublished, recordChanges } from './history'
import { usualOf, withdrawn, type FeedRecord } from './records'
import { writeVersions } from './versions'

type State = { live: string; newest: string | null; drafted: string; isDraft: boolean }

/** Reads the status on the site, and that of the newest version, which the studio opens. */
async function readState(req: PayloadRequest, property: string): Promise<State | undefined> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<State>(sql`
    select p.status::text as live, v.id as newest, coalesce(v.version_status::text, p.status::text) as drafted,
      coalesce(v.version__status = 'draft', false) as "isDraft"
    from properties p left join lateral (
      select * from _properties_v where parent_id = p.id and latest order by created_at desc limit 1) v on true
    where p.id = ${property}::uuid`)
  return rows[0]
}

/** Sets a property to inactive. A published one gets a version of that; a draft stays the newest. */
async function withdrawLive(
  req: PayloadRequest,
  property: string,
  { newest, isDraft }: State,
): Promise<void> {
  const db = await transactionOf(req)
  const before = await findPublished(req, [property])
  await db.execute(
    sql`update properties set status = 'inactive', saved_by_id = null, updated_at = ${laterThan(sql`updated_at`)} where id = ${property}::uuid`,
  )
  if (!before.has(property)) return
  await recordChanges(req, before)
  const { rows } = await db.execute<{ version: string }>(sql`select uuidv7() as version`)
  await writeVersions(
    req,
    rows.map(({ version }) => ({ property, version })),
  )
  if (!isDraft) return
  await db.execute(
    sql`update _properties_v set latest = false where parent_id = ${property}::uuid and latest`,
  )
  await db.execute(sql`
    update _properties_v v set latest = true, created_at = p.updated_at + interval '1 millisecond', updated_at = p.updated_at + interval '1 millisecond'
    from properties p where v.id = ${newest}::uuid and p.id = v.parent_id`)
}

/**
 * Takes a listing that staff edited off the site, because its feed no longer has it. An unpublished draft does not keep
 * it there: the draft stays, and becomes inactive too, so that publishing it does not bring the listing back unseen. A
 * status that staff have set stays, on the site and in the draft. Returns whether one did, and what counts as brought:
 * not that it was withdrawn where staff had set a status, or its return would put that home back on the site.
 */
export async function withdrawEdited(
  req: PayloadRequest,
  property: string,
  before: FeedRecord,
): Promise<{ isKept: boolean; record: FeedRecord }> {
  const state = await readState(req, property)
  if (!state) return { isKept: false, record: before }
  const brought = before.facts.status ?? usualOf('status')
  if (state.live === brought) await withdrawLive(req, property, state)
  if (state.isDraft && state.drafted === brought) {
    const db = await transactionOf(req)
    // Dated, so that a form of the studio that shows the draft as it was does not put it back.
    const now = laterThan(sql`p.updated_at`, sql`v.updated_at`, sql`v.version_updated_at`)
    await db.execute(sql`
      update _properties_v v set version_status = 'inactive', updated_at = ${now}, version_updated_at = ${now}
      from properties p where v.id = ${state.newest}::uuid and p.id = v.parent_id`)
  }
  return {
    isKept: [state.live, state.drafted].some((one) => one !== brought && one !== 'inactive'),
    record: state.drafted === brought ? withdrawn(before) : before,
  }
}
