import type { ReportView } from '@/brochure/report/view'
import type { Locale } from '@/i18n/locales'
import type { Owner } from '@/payload-types'

import { asOwner, payload } from '../core/payload'
import { findReportContent } from './mail'
import { monthName } from './buildReport'

export type ReportEntry = { id: string; month: string; called: string }

/**
 * Returns the reports of an owner, the latest first. Those of an earlier owner of a property are
 * not among them.
 */
export async function findOwnReports(owner: Owner, locale: Locale): Promise<ReportEntry[]> {
  const { docs } = await (
    await payload()
  ).find({
    collection: 'reports',
    ...asOwner(owner, locale),
    depth: 0,
    sort: ['-month', '-createdAt'],
    where: { owner: { equals: owner.id } },
    select: { month: true },
  })
  return docs.map(({ id, month }) => ({ id, month, called: monthName(month, locale) }))
}

/** Returns the content of one of the owner's reports; undefined for any other. */
export const findOwnReport = async (owner: Owner, id: string): Promise<ReportView | undefined> =>
  findReportContent(await payload(), {
    and: [{ id: { equals: id } }, { owner: { equals: owner.id } }],
  })

/** Returns whether the owner gets reports; undefined when the owner does not exist any more. */
export async function wantsReports(id: string): Promise<boolean | undefined> {
  const { db } = await payload()
  const { rows } = await db.pool.query<{ wants: boolean }>(
    'select coalesce(monthly_report, false) as wants from owners where id = $1',
    [id],
  )
  return rows[0]?.wants
}
