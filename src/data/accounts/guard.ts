import type {
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  Plugin,
} from 'payload'

import { refuseLoginWhen } from '@/access/refuseLoginWhen'
import { requireCurrentPassword } from '@/access/currentPassword'
import { requireOwnFactor } from '@/access/requireOwnFactor'
import { expireOldCookie } from '@/access/session'
import { accountKinds, oneOf, type AccountKind } from '@/domain/accounts/accounts'
import { extendAll } from '@/fields/extend'
import type { Owner, User } from '@/payload-types'

import { findAccount } from './account'
import { afterAccountChange } from './accountChanged'
import { dropFactors, hasFactor } from './secondFactor'
import { dropLinks } from './links'
import { accountLocks } from './lockAccount'
import { checkColleaguePassword } from './presentPassword'

const refuseFactorOrSuspended = (kind: AccountKind) =>
  refuseLoginWhen(
    async (req, id) =>
      (await hasFactor(req, id)) || (await findAccount(req, kind, { id }))?.isSuspended === true,
  )

/** Ends the sessions of an account as soon as it is suspended. */
const endSessionsOfSuspended: CollectionBeforeChangeHook<Owner | User> = ({ data }) =>
  data.suspendedAt ? { ...data, sessions: [] } : data

const dropAccountData: CollectionAfterDeleteHook<Owner | User> = async ({ id, req }) => {
  await dropLinks(req, String(id))
  await dropFactors(req, String(id))
}

const hooksOf = (kind: AccountKind): CollectionConfig['hooks'] => ({
  beforeOperation: [
    ...(kind === 'users' ? [requireCurrentPassword(checkColleaguePassword)] : []),
    accountLocks(kind).beforeOperation,
  ],
  beforeLogin: [refuseFactorOrSuspended(kind)],
  beforeChange: [endSessionsOfSuspended],
  afterChange: [afterAccountChange(kind)],
  afterLogout: [accountLocks(kind).afterLogout, expireOldCookie],
  afterDelete: [dropAccountData],
})

/** Adds the rules that hold for every account, whichever way it is reached or changed. */
export const guardAccounts: Plugin = (config) =>
  extendAll(config, {
    collection: ({ slug }) => {
      const kind = oneOf(accountKinds, slug)
      return kind && { hooks: hooksOf(kind) }
    },
    global: ({ slug }) =>
      slug === 'settings' ? { hooks: { beforeChange: [requireOwnFactor(hasFactor)] } } : undefined,
  })
