import { awaitedKinds } from '@/domain/enquiries/forms'

import { payload } from '../core/payload'
import { WAS_HELD_SQL } from '../viewings/held'

/** What visitors did about a listing, counted over the retention period. */
export type VisitorInterest = { enquiries: number; visitsMade: number; documents: number }

const INTEREST_QUERY = `
  select count(*) filter (where kind::text = any($2))::integer as enquiries, count(*) filter (where kind = 'documents')::integer as documents,
    (select count(*)::integer from appointments where property_id = $1 and ${WAS_HELD_SQL}) as "visitsMade"
  from enquiries where property_id = $1 and status <> 'spam'`

/**
 * Counts the enquiries, completed viewings and document requests of a property; a document request
 * is an enquiry too.
 */
export async function findVisitorInterest(propertyId: string): Promise<VisitorInterest> {
  const { db } = await payload()
  const { rows } = await db.pool.query<VisitorInterest>(INTEREST_QUERY, [propertyId, awaitedKinds])
  return rows[0] ?? { enquiries: 0, visitsMade: 0, documents: 0 }
}
