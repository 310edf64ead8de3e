import { awaited } from '@/domain/inbox'

import { payload } from '../payload'

/** What came of a listing being looked at, for as long as it is kept. */
export type Interest = { enquiries: number; visitsMade: number; documents: number }

const QUESTION = `
  select count(*) filter (where kind::text = any($2))::integer as enquiries, count(*) filter (where kind = 'documents')::integer as documents,
    (select count(*)::integer from appointments where property_id = $1 and status = 'done') as "visitsMade"
  from enquiries where property_id = $1 and status <> 'spam'`

/** Who asked something, came to see it, and wanted its papers; who wants papers asks something. */
export async function findInterest(propertyId: string): Promise<Interest> {
  const { db } = await payload()
  const { rows } = await db.pool.query<Interest>(QUESTION, [propertyId, awaited])
  return rows[0] ?? { enquiries: 0, visitsMade: 0, documents: 0 }
}
