import type { PayloadRequest } from 'payload'

import { tries, TRIES_WINDOW, type AccountKind, type LinkPurpose } from '@/domain/accounts'
import { household } from '@/domain/household'

import { isAllowed, limiterOn } from '../limiters'
import { markOf } from './seal'

type Asking = Pick<PayloadRequest, 'payload'>

const limiter = ({ payload }: Asking, name: string, points: number) => limiterOn(payload.db.pool, name, points, TRIES_WINDOW)

export type Try = { kind: AccountKind; email: string; address: string; device: string | undefined }

/** An address of a mailbox is nobody's business in a table of counts. */
const nameOf = ({ kind, email }: Pick<Try, 'kind' | 'email'>) => markOf('tries', `${kind} ${email}`)

const counters = (req: Asking) => ({
  device: limiter(req, 'login device', tries.account),
  address: limiter(req, 'login address', tries.address),
  account: limiter(req, 'login account', tries.account),
  everywhere: limiter(req, 'login everywhere', tries.everywhere),
})

/**
 * Whether one more password may be tried, asked before anything is compared. A browser that was let in before has tries
 * of its own: what strangers use up elsewhere locks nobody out of it.
 */
export async function mayTry(req: Asking, attempt: Try): Promise<boolean> {
  const { device, address, account, everywhere } = counters(req)
  const [name, home] = [nameOf(attempt), household(attempt.address)]
  if (attempt.device !== undefined) return isAllowed(device, attempt.device)
  return (await isAllowed(address, home)) && (await isAllowed(account, `${name} ${home}`)) && (await isAllowed(everywhere, name))
}

/** The right password was no try. */
export async function forgive(req: Asking, attempt: Try): Promise<void> {
  const { device, address, account, everywhere } = counters(req)
  const [name, home] = [nameOf(attempt), household(attempt.address)]
  if (attempt.device !== undefined) await device.delete(attempt.device)
  else await Promise.all([address.reward(home), account.delete(`${name} ${home}`), everywhere.reward(name)])
}

export const mayTryCode = (req: Asking, id: string): Promise<boolean> => isAllowed(limiter(req, 'login code', tries.codes), id)
export const forgiveCodes = (req: Asking, id: string): Promise<boolean> => limiter(req, 'login code', tries.codes).delete(id)

/** Whether one more mail may be asked for: nobody fills the mailbox of another. */
export async function mayMail(
  req: Asking,
  { address, purpose, ...name }: Pick<Try, 'kind' | 'email' | 'address'> & { purpose: LinkPurpose },
): Promise<boolean> {
  if (!(await isAllowed(limiter(req, 'mail address', tries.mailsOfAddress), household(address)))) return false
  return isAllowed(limiter(req, 'mail account', tries.mails), `${purpose} ${nameOf(name)}`)
}
