import type { PayloadRequest } from 'payload'

import type { Owner } from '@/payload-types'

import { endedCookie } from '@/access/session'
import { findSession, ownRequest, payload } from '../payload'
import { findAccount, type Account } from './account'
import { endSessions } from './sessions'

export type OwnSession = { owner: Owner; account: Account; sid: string | undefined; req: PayloadRequest }

/** The owner who sent a form of the portal. That it came from a page of this site was asked before. */
export async function findOwnSession(headers: Headers): Promise<OwnSession | undefined> {
  const cookie = headers.get('cookie')
  const user = cookie === null ? null : await findSession(new Headers({ cookie, 'Sec-Fetch-Site': 'same-origin' }))
  if (user?.collection !== 'owners') return undefined
  const req = await ownRequest()
  req.user = user
  const account = await findAccount(req, 'owners', { id: user.id })
  if (!account || account.isSuspended) return undefined
  return { owner: user, account, sid: '_sid' in user && typeof user._sid === 'string' ? user._sid : undefined, req }
}

/** Ends the session and answers the cookie that forgets it. */
export async function leave({ account, sid, req }: OwnSession): Promise<string> {
  if (sid !== undefined) await endSessions(req, 'owners', account.id, { only: sid })
  const { config } = req.payload.collections.owners
  for (const hook of config.hooks.afterLogout) await hook({ collection: config, context: req.context, req })
  return endedCookie(await payload(), 'owners')
}

export type Profile = Pick<Owner, 'firstName' | 'lastName' | 'phone' | 'language' | 'monthlyReport'>

/** Written as the owner himself: what is not his to change stays. */
export async function saveProfile({ owner, req }: OwnSession, data: Profile): Promise<void> {
  await req.payload.update({ collection: 'owners', id: owner.id, data, depth: 0, overrideAccess: false, user: owner, req })
}
