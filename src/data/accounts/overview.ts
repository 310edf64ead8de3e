import type { Owner } from '@/payload-types'

import { ownRequest } from '../payload'
import { findFactor, type FactorState } from './factor'
import { findSessions, type SessionLine } from './sessions'

export type AccountOverview = { sessions: SessionLine[]; factor: FactorState }

/** What an owner may look at and change about his own account. */
export async function findOverview(owner: Pick<Owner, 'id' | 'email'>): Promise<AccountOverview> {
  const req = await ownRequest()
  return { sessions: await findSessions(req, 'owners', owner.id), factor: await findFactor(req, owner) }
}
