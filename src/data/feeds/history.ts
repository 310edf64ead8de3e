import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { changesBetween, priceChangesBetween, type Priced } from '@/domain/portal/changes'
import { recordStatuses, unitStatuses } from '@/domain/catalogue/recordStatuses'
import { contractTypes, priceUnits } from '@/domain/catalogue/priceUnits'
import { banners, goals } from '@/domain/catalogue/vocabulary'
import { transactionOf } from '@/fields/transactionOf'
import { AVAILABILITY_COLUMNS_SQL } from '@/data/core/visibility'
import { changeTitle, changeDetails } from '@/i18n/changes'
import { defaultLocale, locales } from '@/i18n/locales'

const publishedRow = z.object({
  id: z.string(),
  price: z.number().nullable(),
  priceUnit: z.enum(priceUnits).nullable(),
  goal: z.enum(goals),
  contractType: z.enum(contractTypes).nullable(),
  status: z.enum(recordStatuses).nullable(),
  marquee: z.enum(banners).nullable(),
  unitStatus: z.enum(unitStatuses).nullable(),
  project: z.string().nullable(),
  language: z.enum(locales),
})
type Published = z.infer<typeof publishedRow>

/** Selects the language of the first owner of a property. */
export const languageOfOwner = (property: ReturnType<typeof sql>) => sql`
  coalesce((select o.language::text from properties_rels r join owners o on o.id = r.owners_id
    where r.parent_id = ${property} and r.path = 'owners' order by r."order" limit 1), ${defaultLocale})`

/** Reads the published ones of these listings, with the language of their first owner. */
export async function findPublished(
  req: PayloadRequest,
  ids: readonly string[],
): Promise<Map<string, Published>> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select p.id, p.price::float8 as price, p.price_unit::text as "priceUnit", p.goal::text as goal, p.contract_type::text as "contractType", ${sql.raw(AVAILABILITY_COLUMNS_SQL)},
      ${languageOfOwner(sql`p.id`)} as language
    from properties p where p._status = 'published' and p.id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`)
  return new Map(
    z
      .array(publishedRow)
      .parse(rows)
      .map((one) => [one.id, one]),
  )
}

/**
 * Records changes of price and status, as a save in the studio does, for many listings at once. Of those
 * that were offline and come back it records the price, since the site showed them last.
 */
export async function recordChanges(
  req: PayloadRequest,
  before: ReadonlyMap<string, Published>,
  offline: ReadonlyMap<string, Priced> = new Map(),
): Promise<void> {
  if (before.size + offline.size === 0) return
  const after = await findPublished(req, [...before.keys(), ...offline.keys()])
  const activities = [...after.values()].flatMap((current) => {
    const previous = before.get(current.id)
    const shown = offline.get(current.id)
    const changes = previous
      ? changesBetween(previous, current)
      : shown
        ? priceChangesBetween(shown, current)
        : []
    return changes.map((change) => ({
      property: current.id,
      type: change.what === 'price' ? 'price_change' : 'status_change',
      ...change,
      subject: changeTitle(change, current.language),
      comment: changeDetails(change, current.language),
    }))
  })
  if (activities.length === 0) return
  const db = await transactionOf(req)
  await db.execute(sql`
    insert into activities (id, property_id, kind, type, status, date, subject, comment, visible_to_owner, change_what, change_before, change_after)
    select uuidv7(), property, 'history', type::enum_activities_type, 'done', now(), subject, comment, true, what::enum_activities_change_what, before, after
    from jsonb_to_recordset(${JSON.stringify(activities)}::jsonb) as r(property uuid, type text, subject text, comment text, what text, before text, after text)`)
}
