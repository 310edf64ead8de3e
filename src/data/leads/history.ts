import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { sameAddress } from './person'

const historyKinds = ['enquiries', 'demands', 'appointments', 'subscribers', 'mails'] as const
type HistoryKind = (typeof historyKinds)[number]

/** Something that once came from a person or went to him; `what` and `status` are words of the collection it is in. */
export type Moment = { collection: HistoryKind; id: string; at: string; what: string; status: string; said: string }

const MOST = 50

const isKind = (value: unknown): value is HistoryKind => historyKinds.some((kind) => kind === value)

/** What there was with who has this address, the latest first, in one question. The caller has been let in as staff. */
export async function findHistory(req: PayloadRequest, address: string, except: string): Promise<Moment[]> {
  const email = sameAddress(address)
  const { rows } = await req.payload.db.drizzle.execute(sql`
    select 'enquiries' as collection, id::text, received_at as at, kind::text as what, status::text, coalesce(left(remark, 120), '') as said
      from enquiries where lower(email) = ${email} and id::text <> ${except}
    union all select 'demands', id::text, created_at, goal::text, status::text, '' from demands where lower(email) = ${email}
    union all select 'appointments', id::text, coalesce(start, created_at), '', status::text, '' from appointments where lower(email) = ${email}
    union all select 'subscribers', id::text, created_at, '', status::text, '' from subscribers where lower(email) = ${email}
    union all select 'mails', id::text, queued_at, kind::text, status::text, subject from mails where lower("to") = ${email}
    order by at desc limit ${MOST}`)
  return rows.flatMap(({ collection, id, at, what, status, said }) =>
    isKind(collection)
      ? [{ collection, id: String(id), at: new Date(String(at)).toISOString(), what: String(what), status: String(status), said: String(said) }]
      : [],
  )
}
