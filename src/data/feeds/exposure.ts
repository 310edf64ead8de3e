import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

import { saidOf } from '@/i18n/changes'
import { locales } from '@/i18n/locales'
import { transactionOf } from '@/fields/transactionOf'
import type { Portal } from '@/payload-types'

import { languageOfOwner } from './history'
import { inStep } from './inStep'

const subjects = JSON.stringify(locales.map((language) => ({ language, subject: saidOf({ what: 'exposure' }, language) })))

/**
 * What owners see of a reading by a portal: one line for each listing and portal, from the day it was first there, with
 * the day it was last read, and the day on which it was there no more. `offered` says which properties `p` the portal reads.
 */
export const noteExposure = (payload: Payload, portal: Portal, offered: ReturnType<typeof sql>): Promise<void> =>
  inStep(payload, async (req) => {
    const db = await transactionOf(req)
    const open = sql`a.change_what = 'exposure' and a.change_after is null`
    const mine = sql`${open} and a.source = ${portal.name}`
    const listed = sql`exists (select from properties p where p.id = a.property_id and ${offered})`
    const today = sql`to_char(now() at time zone 'Europe/Brussels', 'YYYY-MM-DD')`
    await db.execute(sql`
      update activities a set change_before = ${today}, updated_at = now() where ${mine} and ${listed} and a.change_before is distinct from ${today}`)
    // A portal that has another name or is gone reads nothing under the old one.
    await db.execute(sql`
      update activities a set change_after = ${today}, updated_at = now()
      where ${open} and ((a.source = ${portal.name} and not ${listed}) or not exists (select from portals o where o.name = a.source))`)
    await db.execute(sql`
      insert into activities (id, property_id, kind, type, status, date, source, subject, visible_to_owner, change_what, change_before)
      select uuidv7(), p.id, 'online_media', 'publication', 'done', now(), ${portal.name}, said.subject, true, 'exposure', ${today}
      from properties p join jsonb_to_recordset(${subjects}::jsonb) as said(language text, subject text) on said.language = ${languageOfOwner(sql`p.id`)}
      where ${offered} and not exists (select from activities a where a.property_id = p.id and ${mine})`)
    await db.execute(sql`
      update portals set read_at = now(), listings = (select count(*) from properties p where ${offered}), updated_at = now() where id = ${portal.id}::uuid`)
  })
