import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { CrmFormat } from '@/domain/feeds/formats'
import type { LeadKind, LeadProblem, LeadState } from '@/domain/feeds/leads'
import { transactionOf } from '@/fields/transactionOf'
import { addJob } from '@/jobs/queue'
import { sendLeads } from '@/jobs/siteJobs'

import { transact } from '../../core/transaction'

/** How a lead stands at its CRM. */
export type LeadStatus = {
  thread: string
  kind: LeadKind
  state: LeadState
  problem: LeadProblem | null
  said: string | null
  crm: CrmFormat
  feed: string
  isOn: boolean
  at: string
  nextAt: string
}

const columns = sql`l.thread, l.kind, l.state, l.problem, l.said, f.format::text as crm, f.name as feed, f.sends_leads as "isOn",
  to_json(coalesce(l.sent_at, l.touched_at)) #>> '{}' as at, to_json(l.next_at) #>> '{}' as "nextAt"`
const list = (ids: readonly string[]) => sql`(select unnest(${`{${ids.join(',')}}`}::uuid[]))`

/** Returns the leads of an enquiry or a viewing, in their order. The caller may read both. */
export async function findLeads(
  { payload }: Pick<PayloadRequest, 'payload'>,
  thread: string,
): Promise<LeadStatus[]> {
  const { rows } = await payload.db.drizzle.execute<LeadStatus>(
    sql`select ${columns} from crm_leads l join feeds f on f.id = l.feed where l.thread in ${list([thread])} order by l.seq`,
  )
  return rows
}

/** Returns for each enquiry how it stands: what did not arrive comes before what did. */
export async function findLeadStatus(
  { payload }: Pick<PayloadRequest, 'payload'>,
  enquiries: readonly string[],
): Promise<Map<string, LeadStatus>> {
  if (enquiries.length === 0) return new Map()
  const { rows } = await payload.db.drizzle.execute<LeadStatus>(
    sql`select distinct on (l.thread) ${columns} from crm_leads l join feeds f on f.id = l.feed where l.thread in ${list(enquiries)}
      order by l.thread, l.state = 'sent', l.seq desc`,
  )
  return new Map(rows.map((row) => [row.thread, row]))
}

/** Sends what was refused or may be lost once more, and what waits at once. Returns how many. */
export const sendLeadsAgain = (req: PayloadRequest, thread: string): Promise<number> =>
  transact(req, async (own) => {
    const db = await transactionOf(own)
    const { rows } = await db.execute(sql`
      update crm_leads set state = 'waiting', attempts = 0, next_at = now(), problem = null, said = null, touched_at = now()
      where thread = ${thread}::uuid and state in ('waiting', 'refused', 'unsure') returning id`)
    if (rows.length > 0) await addJob(own, sendLeads, {})
    return rows.length
  })
