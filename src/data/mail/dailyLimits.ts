import type { PayloadRequest } from 'payload'

import { countEmail } from './mailBudget'
import { SubmissionRefused } from '../enquiries/submissionRefused'

/** The most emails a day that others may cause to one address, and that one person may cause. */
const DAILY_LIMIT = { max: 3, seconds: 24 * 60 * 60 }

/**
 * Counts one more email of a kind for an address and returns whether it may still be sent today.
 */
export const countDaily = (req: PayloadRequest, kind: string, address: string): Promise<boolean> =>
  countEmail(req, { name: `daily ${kind}`, ...DAILY_LIMIT }, address)

/** Counts one more email and refuses the form when the limit is reached. */
export async function countDailyOrRefuse(
  req: PayloadRequest,
  kind: string,
  address: string,
): Promise<void> {
  if (!(await countDaily(req, kind, address))) throw new SubmissionRefused({ form: 'tomorrow' })
}
