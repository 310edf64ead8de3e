import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { transactionOf } from '@/fields/transactionOf'
import { isUnanswered } from '../enquiries/inboxConditions'

/** What is entrusted to a colleague, or goes to their address. */
export const holdings = [
  'properties',
  'projects',
  'owners',
  'enquiries',
  'viewings',
  'openings',
  'feeds',
  'settings',
  'modules',
] as const
export type Holding = (typeof holdings)[number]

/** Counts what a colleague looks after, which another has to take over when they leave; undefined without one. */
export async function countHoldings(
  req: PayloadRequest,
  id: string,
): Promise<Record<Holding, number> | undefined> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<Record<Holding, number>>(sql`
    select
      (select count(*)::int from properties where contact_id = u.id) as properties,
      (select count(*)::int from projects where contact_id = u.id) as projects,
      (select count(*)::int from owners where manager_id = u.id) as owners,
      (select count(*)::int from enquiries where assigned_to_id = u.id and ${isUnanswered}) as enquiries,
      (select count(*)::int from appointments where agent_id = u.id and status in ('requested', 'confirmed')
        and coalesce(start, now()) >= now()) as viewings,
      (select count(*)::int from visit_days where agent_id = u.id and "end" >= now()) as openings,
      (select count(*)::int from feeds where contact_id = u.id) as feeds,
      (select count(*)::int from settings_recipients where lower(email) = lower(u.email)) +
        (select count(*)::int from settings where lower(email) = lower(u.email)) as settings,
      (select count(*)::int from modules_blocks_contact_form where lower(recipient) = lower(u.email)) as modules
    from users u where u.id = ${id}::uuid`)
  return rows[0]
}
