import type { ReportView } from '@/brochure/report/view'
import type { Locale } from '@/i18n/locales'
import type { Owner } from '@/payload-types'

import { asOwner, payload } from '../payload'
import { findContent } from './mail'
import { monthName } from './view'

export type ReportEntry = { id: string; month: string; called: string }

/** The reports an owner got, the latest first. Those of who owned a property before him are not his. */
export async function findOwnReports(owner: Owner, locale: Locale): Promise<ReportEntry[]> {
  const { docs } = await (
    await payload()
  ).find({
    ...{ collection: 'reports', ...asOwner(owner, locale), depth: 0, pagination: false, sort: '-month' },
    where: { owner: { equals: owner.id } },
    select: { month: true },
  })
  return docs.map(({ id, month }) => ({ id, month, called: monthName(month, locale) }))
}

/** What one of his reports shows; of a foreign one nothing, as of one that is not there. */
export const findOwnReport = async (owner: Owner, id: string): Promise<ReportView | undefined> =>
  findContent(await payload(), { and: [{ id: { equals: id } }, { owner: { equals: owner.id } }] })

/** Whether he gets them; nothing when there is no such owner any more. */
export async function wantsReports(id: string): Promise<boolean | undefined> {
  const { db } = await payload()
  const { rows } = await db.pool.query<{ wants: boolean }>('select coalesce(monthly_report, false) as wants from owners where id = $1', [id])
  return rows[0]?.wants
}
