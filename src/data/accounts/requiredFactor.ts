import type { PayloadRequest } from 'payload'

import type { Account } from './account'
import { findPasskeys } from './passkeys'
import { findFactor, hasFactor } from './secondFactor'

type Person = Pick<Account, 'kind' | 'role'>

/** Returns whether the agency requires a second factor of this account: of administrators only. */
async function isFactorRequired(req: PayloadRequest, { kind, role }: Person): Promise<boolean> {
  if (kind !== 'users' || role !== 'admin') return false
  const { requireSecondFactor } = await req.payload.findGlobal({
    slug: 'settings',
    depth: 0,
    overrideAccess: true,
    select: { requireSecondFactor: true },
    req,
  })
  return requireSecondFactor === true
}

/**
 * Returns whether a colleague still has to set up a second factor. They log in as before and are
 * led to the screen where they do it, so that no one is locked out, not even the only
 * administrator.
 */
export async function mustSetUpFactor(req: PayloadRequest): Promise<boolean> {
  const { user } = req
  if (user?.collection !== 'users') return false
  return (
    (await isFactorRequired(req, { kind: 'users', role: user.role })) &&
    !(await hasFactor(req, user.id))
  )
}

/** Returns whether the only second factor of an account may not be removed, because it is required. */
export async function isNeeded(req: PayloadRequest, account: Account): Promise<boolean> {
  if (!(await isFactorRequired(req, account))) return false
  const hasApp = (await findFactor(req, account)).step === 'on'
  return (await findPasskeys(req, account.id)).length + (hasApp ? 1 : 0) <= 1
}
