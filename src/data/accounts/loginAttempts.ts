import type { PayloadRequest } from 'payload'

import {
  attemptLimits,
  ATTEMPT_WINDOW_SECONDS,
  type AccountKind,
  type LinkPurpose,
} from '@/domain/accounts/accounts'
import { clientNetworkOf } from '@/domain/accounts/clientNetwork'

import { isAllowed, limiterOn } from '../core/rateLimits'
import { sign } from '../core/seal'

type PayloadOnly = Pick<PayloadRequest, 'payload'>

const limiter = ({ payload }: PayloadOnly, name: string, points: number) =>
  limiterOn(payload.db.pool, name, points, ATTEMPT_WINDOW_SECONDS)

export type PasswordAttempt = {
  kind: AccountKind
  email: string
  address: string
  device: string | undefined
}

/** A keyed hash, because email addresses do not belong in a table of counts. */
const accountKey = ({ kind, email }: Pick<PasswordAttempt, 'kind' | 'email'>) =>
  sign('tries', `${kind} ${email}`)

const counters = (req: PayloadOnly) => ({
  device: limiter(req, 'login device', attemptLimits.account),
  address: limiter(req, 'login address', attemptLimits.address),
  account: limiter(req, 'login account', attemptLimits.account),
  everywhere: limiter(req, 'login everywhere', attemptLimits.everywhere),
})

/**
 * Returns whether one more password may be tried, before anything is compared. A browser that was
 * logged in before has a limit of its own, so that attempts by strangers cannot lock its user out.
 */
export async function mayTryPassword(req: PayloadOnly, attempt: PasswordAttempt): Promise<boolean> {
  const { device, address, account, everywhere } = counters(req)
  const name = accountKey(attempt)
  const network = clientNetworkOf(attempt.address)
  if (attempt.device !== undefined) return isAllowed(device, attempt.device)
  return (
    (await isAllowed(address, network)) &&
    (await isAllowed(account, `${name} ${network}`)) &&
    (await isAllowed(everywhere, name))
  )
}

/** Takes back the attempt that turned out to be right. */
export async function resetAttempts(req: PayloadOnly, attempt: PasswordAttempt): Promise<void> {
  const { device, address, account, everywhere } = counters(req)
  const name = accountKey(attempt)
  const network = clientNetworkOf(attempt.address)
  if (attempt.device !== undefined) await device.delete(attempt.device)
  else
    await Promise.all([
      address.reward(network),
      account.delete(`${name} ${network}`),
      everywhere.reward(name),
    ])
}

export const mayTryCode = (req: PayloadOnly, id: string): Promise<boolean> =>
  isAllowed(limiter(req, 'login code', attemptLimits.codes), id)
export const resetCodeAttempts = (req: PayloadOnly, id: string): Promise<boolean> =>
  limiter(req, 'login code', attemptLimits.codes).delete(id)

/** Returns whether one more email may be requested, so that a stranger cannot flood a mailbox. */
export async function mayRequestEmail(
  req: PayloadOnly,
  {
    address,
    purpose,
    ...name
  }: Pick<PasswordAttempt, 'kind' | 'email' | 'address'> & { purpose: LinkPurpose },
): Promise<boolean> {
  if (
    !(await isAllowed(
      limiter(req, 'mail address', attemptLimits.mailsOfAddress),
      clientNetworkOf(address),
    ))
  )
    return false
  return isAllowed(
    limiter(req, 'mail account', attemptLimits.mails),
    `${purpose} ${accountKey(name)}`,
  )
}

/** Returns whether one more challenge may be made, so that a stranger cannot fill the table. */
export const mayAskChallenge = (req: PayloadOnly, address: string): Promise<boolean> =>
  isAllowed(
    limiter(req, 'passkey address', attemptLimits.challengesOfAddress),
    clientNetworkOf(address),
  )
