import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { deleteMails } from '../mail/deleteMails'

/**
 * Matches the emails about a demand by the key of its link, which each of them has. The enquiry does
 * not do: a demand that staff made has none, and others outlive theirs.
 */
export function isAbout(demand: string) {
  const key = `%key=demand.${demand}.%`
  return sql`(unsubscribe like ${key} or (kind in ('demand_confirm', 'demand_active') and text like ${key}))`
}

/** Deletes alerts that have not left. */
export const deleteQueuedAlerts = (req: PayloadRequest, demand: string): Promise<void> =>
  deleteMails(req, sql`status = 'queued' and kind = 'demand_matches' and ${isAbout(demand)}`)

/** Deletes all emails about a demand, sent or not. */
export const deleteDemandMails = (req: PayloadRequest, demand: string): Promise<void> =>
  deleteMails(req, isAbout(demand))
