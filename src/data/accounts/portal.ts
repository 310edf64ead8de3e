import type { PayloadRequest } from 'payload'

import type { Owner } from '@/payload-types'

import { expiredCookies } from '@/access/session'
import { findSession, createSystemRequest, payload } from '../core/payload'
import { findAccount, type Account } from './account'
import { endSessions } from './sessions'

export type OwnSession = {
  owner: Owner
  account: Account
  sid: string | undefined
  req: PayloadRequest
}

/**
 * Adds the user and the headers of the browser to an internal request, because notices name who
 * acted and from where.
 */
export function asBrowser(
  req: PayloadRequest,
  { headers, session }: { headers: Headers; session?: { owner: Owner } },
): PayloadRequest {
  req.headers = headers
  if (session) req.user = { ...session.owner, collection: 'owners' }
  return req
}

/**
 * Returns the session of the owner who sent a form of the portal. The caller has checked that the
 * form came from this site.
 */
export async function findOwnSession(headers: Headers): Promise<OwnSession | undefined> {
  const cookie = headers.get('cookie')
  const user =
    cookie === null
      ? null
      : await findSession(new Headers({ cookie, 'Sec-Fetch-Site': 'same-origin' }))
  if (user?.collection !== 'owners') return undefined
  const req = await createSystemRequest()
  asBrowser(req, { headers, session: { owner: user } })
  const account = await findAccount(req, 'owners', { id: user.id })
  if (!account || account.isSuspended) return undefined
  return {
    owner: user,
    account,
    sid: '_sid' in user && typeof user._sid === 'string' ? user._sid : undefined,
    req,
  }
}

/** Ends the session and returns the cookies that clear it in the browser. */
export async function logOut({ account, sid, req }: OwnSession): Promise<string[]> {
  if (sid !== undefined) await endSessions(req, 'owners', account.id, { only: sid })
  const { config } = req.payload.collections.owners
  for (const hook of config.hooks.afterLogout)
    await hook({ collection: config, context: req.context, req })
  return expiredCookies(await payload(), 'owners')
}

export type Profile = Pick<Owner, 'firstName' | 'lastName' | 'phone' | 'language' | 'monthlyReport'>

/** Saves with the access rights of the owner, so that fields that are not theirs stay unchanged. */
export async function saveProfile({ owner, req }: OwnSession, data: Profile): Promise<void> {
  await req.payload.update({
    collection: 'owners',
    id: owner.id,
    data,
    depth: 0,
    overrideAccess: false,
    user: owner,
    req,
  })
}
