import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { goneValues } from '@/domain/catalogue/availability'
import { contractTypes, priceUnits } from '@/domain/catalogue/priceUnits'
import { goals } from '@/domain/catalogue/vocabulary'
import type { Priced } from '@/domain/portal/changes'

import { transactionOf } from './transactionOf'

const shownRow = z.object({
  id: z.string(),
  price: z.number().nullish(),
  priceUnit: z.enum(priceUnits).nullish(),
  goal: z.enum(goals),
  contractType: z.enum(contractTypes).nullish(),
})

/**
 * Returns the price that the site showed last of each of these properties, for those that are offline.
 * What was sold or let is left out: it comes back as another offer.
 */
export async function findLastShown(
  req: PayloadRequest,
  ids: readonly string[],
): Promise<Map<string, Priced>> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select p.id, last.content->'price' as price, last.content->>'priceUnit' as "priceUnit", last.content->>'goal' as goal,
      last.content->>'contractType' as "contractType"
    from properties p cross join lateral (
      select content from shown_states s where s.property = p.id and s.kind = 'property' order by s.shown_from desc limit 1) last
    where p._status is distinct from 'published' and p.id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
      and not (coalesce(last.content->>'banner', 'none') in (select jsonb_array_elements_text(${JSON.stringify(goneValues.marquee)}::jsonb)))`)
  return new Map(
    rows.flatMap((row) => {
      const { data } = shownRow.safeParse(row)
      return data ? [[data.id, data] as const] : []
    }),
  )
}
