import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'

import type { AccountKind } from '@/domain/accounts/accounts'
import type { Owner, User } from '@/payload-types'

import { findAccount, type Account } from './account'
import { logChanges, notifyOfChange, type AccountChange, type FactorChange } from './accountEmails'
import { inviteAtNewAddress } from './invite'
import { dropLinks } from './links'
import { endSessions } from './sessions'

/**
 * Key in the request context, set by the server when an owner chooses their first password after an
 * invitation: no password was changed then.
 */
export const FIRST_PASSWORD = 'firstPassword'

const sessionIdOf = ({ user }: PayloadRequest): string | undefined =>
  user && '_sid' in user && typeof user._sid === 'string' ? user._sid : undefined

/** Returns the session in which a person changes their own account: that session stays open. */
const currentSession = (req: PayloadRequest, { kind, id }: Account): string | undefined =>
  req.user?.collection === kind && req.user.id === id ? sessionIdOf(req) : undefined

type PreviousAccount = Partial<Pick<User, 'email' | 'hash' | 'role'>>

function changesBetween(
  before: PreviousAccount,
  after: Account,
  isFirstPassword: boolean,
): AccountChange[] {
  const changed: Record<'password' | 'email' | 'role', boolean> = {
    password: !isFirstPassword && before.hash !== after.hash,
    email: before.email !== after.email,
    role: after.role !== null && before.role !== after.role,
  }
  return (['password', 'email', 'role'] as const).filter((change) => changed[change])
}

/**
 * Ends every other session, logs the changes and sends the account holder an email about them. A
 * suspended account is told as well: who suspends it first would otherwise change it unseen.
 */
async function afterChange(
  req: PayloadRequest,
  before: Account,
  changes: readonly AccountChange[],
  after = before,
): Promise<void> {
  await endSessions(req, after.kind, after.id, { allBut: currentSession(req, after) })
  await logChanges(req, after, changes)
  if (after.isInvited)
    await notifyOfChange(
      req,
      before,
      changes,
      after.email === before.email ? undefined : after.email,
    )
}

/** Ends the other sessions and notifies after a second factor was changed. */
export const afterFactorChange = (
  req: PayloadRequest,
  account: Account,
  change: FactorChange,
): Promise<void> => afterChange(req, account, [change])

/**
 * Reacts to every save of an account, whichever way it was saved. The values in the database are
 * compared, because a save may select an answer that leaves fields out.
 */
export const afterAccountChange =
  (kind: AccountKind): CollectionAfterChangeHook<Owner | User> =>
  async ({ doc, operation, previousDoc, req }) => {
    const after = operation === 'update' ? await findAccount(req, kind, { id: doc.id }) : undefined
    if (!after) return
    const isFirst = req.context[FIRST_PASSWORD] === true
    const changes = changesBetween(previousDoc, after, isFirst)
    if (changes.length > 0 || isFirst || after.isSuspended) await dropLinks(req, after.id)
    if (changes.length > 0)
      await afterChange(req, { ...after, email: previousDoc.email }, changes, after)
    if (kind === 'owners' && changes.includes('email') && req.user?.collection === 'users')
      await inviteAtNewAddress(req, after)
  }
