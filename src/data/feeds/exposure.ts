import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Payload, Plugin } from 'payload'

import { changeTitle } from '@/i18n/changes'
import { locales } from '@/i18n/locales'
import { extendAll } from '@/fields/extend'
import { transactionOf } from '@/fields/transactionOf'
import type { Portal } from '@/payload-types'

import { languageOfOwner } from './history'
import { inTransaction } from './inTransaction'
import { IS_EXPORTED_SQL, offeredTo } from './offeredTo'

const subjects = JSON.stringify(
  locales.map((language) => ({ language, subject: changeTitle({ what: 'exposure' }, language) })),
)

const isOpen = sql`a.change_what = 'exposure' and a.change_after is null`
const today = sql`to_char(now() at time zone 'Europe/Brussels', 'YYYY-MM-DD')`
/** The active portals that have the name under which an exposure was recorded. Several may share one. */
const itsPortals = sql`portals o where o.name = a.source and o.active`
const hasPortal = sql`exists (select from ${itsPortals})`
const isStillOffered = sql`exists (select from ${itsPortals} and exists (
  select from properties p where p.id = a.property_id and ${sql.raw(IS_EXPORTED_SQL)} and (o.goal is null or o.goal::text = p.goal::text)))`

/**
 * Records for owners that a portal read their listing: one activity per listing and name of a portal,
 * with the first day, the last day it was read, and the day it was no longer there.
 */
export const recordExposure = (payload: Payload, portal: Portal): Promise<void> =>
  inTransaction(payload, async (req) => {
    const db = await transactionOf(req)
    const offered = offeredTo(portal)
    const isOfPortal = sql`${isOpen} and a.source = ${portal.name}`
    const isOffered = sql`exists (select from properties p where p.id = a.property_id and ${offered})`
    await db.execute(sql`
      update activities a set change_before = ${today}, updated_at = now() where ${isOfPortal} and ${isOffered} and a.change_before is distinct from ${today}`)
    // What another portal of this name offers is still shown. One that was renamed or deleted no longer reads.
    await db.execute(sql`
      update activities a set change_after = ${today}, updated_at = now()
      where ${isOpen} and ((a.source = ${portal.name} and not ${isStillOffered}) or not ${hasPortal})`)
    await db.execute(sql`
      insert into activities (id, property_id, kind, type, status, date, source, subject, visible_to_owner, change_what, change_before)
      select uuidv7(), p.id, 'online_media', 'publication', 'done', now(), ${portal.name}, said.subject, true, 'exposure', ${today}
      from properties p join jsonb_to_recordset(${subjects}::jsonb) as said(language text, subject text) on said.language = ${languageOfOwner(sql`p.id`)}
      where ${offered} and not exists (select from activities a where a.property_id = p.id and ${isOfPortal})`)
    await db.execute(sql`
      update portals set read_at = now(), listings = (select count(*) from properties p where ${offered}), updated_at = now() where id = ${portal.id}::uuid`)
  })

const closeExposures: CollectionAfterChangeHook & CollectionAfterDeleteHook = async ({
  doc,
  req,
}) => {
  const db = await transactionOf(req)
  await db.execute(sql`
    update activities a set change_after = ${today}, updated_at = now() where ${isOpen} and not ${hasPortal}`)
  return doc
}

/**
 * Tells owners that a portal no longer shows their listing once it is switched off, renamed or deleted:
 * it reads nothing any more by which that would be seen.
 */
export const endExposures: Plugin = (config) =>
  extendAll(config, {
    collection: ({ slug }) =>
      slug === 'portals'
        ? { hooks: { afterChange: [closeExposures], afterDelete: [closeExposures] } }
        : undefined,
  })
