import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import { transactionOf } from './transactionOf'

type Sequence = 'property_reference_seq' | 'project_reference_seq'

async function nextOf(sequence: Sequence, req: PayloadRequest): Promise<number> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`select nextval(${sequence}::regclass)::int as number`)
  return Number(rows[0]?.number)
}

/**
 * Gives a document without a reference the next free number, skipping those that a feed or an
 * editor has used.
 */
export function assignReference(sequence: Sequence): CollectionBeforeChangeHook {
  return async ({ collection, data, req }) => {
    if (typeof data.reference === 'number') return data
    for (;;) {
      const reference = await nextOf(sequence, req)
      const { totalDocs } = await req.payload.count({
        collection: collection.slug,
        where: { reference: { equals: reference } },
        overrideAccess: true,
        req,
      })
      if (totalDocs === 0) return { ...data, reference }
    }
  }
}
