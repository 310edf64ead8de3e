import { createHmac } from 'node:crypto'

import { env } from '@/env'

import { limiterOf } from './limits'
import { LeadRefused } from './refuse'

const DAY = 24 * 60 * 60
/** So many mails a day may be sent to one address by people who need not be its owner, and so many caused by one. */
const A_DAY = 3

/** What stands behind a plus leads to the same person. */
const personOf = (address: string): string => address.toLowerCase().replace(/\+[^@]*@/, '@')

/** An address is counted under a name that cannot be read back. */
const nameless = (address: string): string =>
  createHmac('sha256', env.PAYLOAD_SECRET)
    .update(`daily ${personOf(address)}`)
    .digest('base64url')

/** Counts one more mail of a kind for an address, and says whether it may still be sent today. */
export async function mayToday(kind: string, address: string): Promise<boolean> {
  const limiter = await limiterOf(`daily ${kind}`, A_DAY, DAY)
  return limiter.consume(nameless(address)).then(
    () => true,
    () => false,
  )
}

/** The same where one too many is a reason to refuse. */
export async function countToday(kind: string, address: string): Promise<void> {
  if (!(await mayToday(kind, address))) throw new LeadRefused({ form: 'tomorrow' })
}
