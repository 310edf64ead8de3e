import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { advertisementOf, type AdvertisementGap } from '@/domain/catalogue/advertisement'
import type { Locale } from '@/i18n/locales'

import {
  advertisementColumns,
  advertisementRow,
  contentOfRow,
} from '../catalogue/advertisementRows'
import { IS_ADVERTISED_SQL } from '../core/visibility'
import { findShownLanguages } from '../languages/allowed'
import { countUpTo } from './lines'
import { titleIn } from './titles'

const rowShape = advertisementRow.extend({
  id: z.string(),
  reference: z.coerce.number().nullable(),
  title: z.string(),
  total: z.coerce.number(),
})

export type ThinAdvertisement = {
  id: string
  reference: number | null
  title: string
  completeness: number
  gaps: AdvertisementGap[]
  total: number
}

/**
 * Returns advertisements of the colleague that lack pictures, texts, areas, rooms or a plan, the
 * barest first.
 */
export async function findThinAdvertisements(
  req: PayloadRequest,
  locale: Locale,
  limit: number,
): Promise<ThinAdvertisement[]> {
  const isThin = sql`${sql.raw(IS_ADVERTISED_SQL)} and p.contact_id = ${String(req.user?.id)}::uuid and p.advertisement < 100`
  const { rows } = await req.payload.db.drizzle.execute(sql`
    select p.id, p.reference, ${titleIn(locale)} as title, ${countUpTo(sql`select from properties p where ${isThin}`)} as total,
      ${advertisementColumns({ table: 'properties', prefix: '' })}
    from properties p where ${isThin}
    order by p.advertisement, p.published_on desc nulls last limit ${limit}`)
  const languages = await findShownLanguages(req)
  return z
    .array(rowShape)
    .parse(rows)
    .map(({ id, reference, title, total, ...row }) => {
      const judged = advertisementOf(contentOfRow(row), languages)
      return { id, reference, title, total, ...judged }
    })
}
