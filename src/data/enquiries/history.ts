import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { normalizeAddress } from '../privacy/person'

const historyKinds = ['enquiries', 'demands', 'appointments', 'subscribers', 'mails'] as const
type HistoryKind = (typeof historyKinds)[number]

/** One contact with a person; `what` and `status` are values of the collection. */
export type ContactEvent = {
  collection: HistoryKind
  id: string
  at: string
  what: string
  status: string
  said: string
}

const MAX_ROWS = 50

const isKind = (value: unknown): value is HistoryKind => historyKinds.some((kind) => kind === value)

/**
 * Reads the contacts with this address in one query, the latest first. The caller has checked that
 * a colleague asks.
 */
export async function findContactHistory(
  req: PayloadRequest,
  address: string,
  exceptId: string,
): Promise<ContactEvent[]> {
  const email = normalizeAddress(address)
  const { rows } = await req.payload.db.drizzle.execute(sql`
    select 'enquiries' as collection, id::text, received_at as at, kind::text as what, status::text, coalesce(left(remark, 120), '') as said
      from enquiries where lower(email) = ${email} and id::text <> ${exceptId}
    union all select 'demands', id::text, created_at, goal::text, status::text, '' from demands where lower(email) = ${email}
    union all select 'appointments', id::text, coalesce(start, created_at), '', status::text, '' from appointments where lower(email) = ${email}
    union all select 'subscribers', id::text, created_at, '', status::text, '' from subscribers where lower(email) = ${email}
    union all select 'mails', id::text, queued_at, kind::text, status::text, subject from mails where lower("to") = ${email}
    order by at desc limit ${MAX_ROWS}`)
  return rows.flatMap(({ collection, id, at, what, status, said }) =>
    isKind(collection)
      ? [
          {
            collection,
            id: String(id),
            at: new Date(String(at)).toISOString(),
            what: String(what),
            status: String(status),
            said: String(said),
          },
        ]
      : [],
  )
}
