import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

import { changeTitle } from '@/i18n/changes'
import { locales } from '@/i18n/locales'
import { transactionOf } from '@/fields/transactionOf'
import type { Portal } from '@/payload-types'

import { languageOfOwner } from './history'
import { inTransaction } from './inTransaction'

const subjects = JSON.stringify(
  locales.map((language) => ({ language, subject: changeTitle({ what: 'exposure' }, language) })),
)

/**
 * Records for owners that a portal read their listing: one activity per listing and portal, with
 * the first day, the last day it was read, and the day it was no longer there. `offered` says which
 * properties `p` the portal reads.
 */
export const recordExposure = (
  payload: Payload,
  portal: Portal,
  offered: ReturnType<typeof sql>,
): Promise<void> =>
  inTransaction(payload, async (req) => {
    const db = await transactionOf(req)
    const isOpen = sql`a.change_what = 'exposure' and a.change_after is null`
    const isOfPortal = sql`${isOpen} and a.source = ${portal.name}`
    const isOffered = sql`exists (select from properties p where p.id = a.property_id and ${offered})`
    const today = sql`to_char(now() at time zone 'Europe/Brussels', 'YYYY-MM-DD')`
    await db.execute(sql`
      update activities a set change_before = ${today}, updated_at = now() where ${isOfPortal} and ${isOffered} and a.change_before is distinct from ${today}`)
    // A portal that was renamed or deleted no longer reads under the old name.
    await db.execute(sql`
      update activities a set change_after = ${today}, updated_at = now()
      where ${isOpen} and ((a.source = ${portal.name} and not ${isOffered}) or not exists (select from portals o where o.name = a.source))`)
    await db.execute(sql`
      insert into activities (id, property_id, kind, type, status, date, source, subject, visible_to_owner, change_what, change_before)
      select uuidv7(), p.id, 'online_media', 'publication', 'done', now(), ${portal.name}, said.subject, true, 'exposure', ${today}
      from properties p join jsonb_to_recordset(${subjects}::jsonb) as said(language text, subject text) on said.language = ${languageOfOwner(sql`p.id`)}
      where ${offered} and not exists (select from activities a where a.property_id = p.id and ${isOfPortal})`)
    await db.execute(sql`
      update portals set read_at = now(), listings = (select count(*) from properties p where ${offered}), updated_at = now() where id = ${portal.id}::uuid`)
  })
