import type { Owner } from '@/payload-types'

import { createSystemRequest } from '../core/payload'
import { findPasskeys, type Passkey } from './passkeys'
import { countRecoveryCodes } from './recoveryCodes'
import { findFactor, type FactorState } from './secondFactor'
import { findSessions, type SessionRow } from './sessions'

export type AccountOverview = {
  sessions: SessionRow[]
  factor: FactorState
  passkeys: Passkey[]
  codesLeft: number
}

/** Returns the sessions and the second factors of an owner, for their account page. */
export async function findAccountOverview(
  owner: Pick<Owner, 'id' | 'email'>,
): Promise<AccountOverview> {
  const req = await createSystemRequest()
  return {
    sessions: await findSessions(req, 'owners', owner.id),
    factor: await findFactor(req, owner),
    passkeys: await findPasskeys(req, owner.id),
    codesLeft: await countRecoveryCodes(req, owner.id),
  }
}
