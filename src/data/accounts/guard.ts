import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionBeforeChangeHook, CollectionConfig, Plugin } from 'payload'

import { refuseLoginWhen } from '@/access/ownLogin'
import { accountKinds, oneOf, type AccountKind } from '@/domain/accounts'
import { transactionOf } from '@/fields/transactionOf'
import type { Owner, User } from '@/payload-types'

import { findAccount } from './account'
import { hasFactor } from './factor'
import { dropLinks } from './links'

const refuseMoreThanPassword = (kind: AccountKind) =>
  refuseLoginWhen(async (req, id) => (await hasFactor(req, id)) || (await findAccount(req, kind, { id }))?.isSuspended === true)

const suspendedAt = (doc: Partial<Owner | User> | undefined) => (doc && 'suspendedAt' in doc ? doc.suspendedAt : undefined)

/** Whoever is shut out is out at once. */
const endSessionsOfSuspended: CollectionBeforeChangeHook = ({ data }) => (suspendedAt(data) ? { ...data, sessions: [] } : data)

const dropLinksOfFormerAddress: CollectionAfterChangeHook<Owner | User> = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update' && (doc.email !== previousDoc.email || suspendedAt(doc))) await dropLinks(req, doc.id)
}

const forgetAccount: CollectionAfterDeleteHook<Owner | User> = async ({ id, req }) => {
  await dropLinks(req, String(id))
  await (await transactionOf(req)).execute(sql`delete from account_factors where account = ${String(id)}::uuid`)
}

function guarded(kind: AccountKind, collection: CollectionConfig): CollectionConfig {
  const { hooks = {} } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeLogin: [...(hooks.beforeLogin ?? []), refuseMoreThanPassword(kind)],
      beforeChange: [...(hooks.beforeChange ?? []), endSessionsOfSuspended],
      afterChange: [...(hooks.afterChange ?? []), dropLinksOfFormerAddress],
      afterDelete: [...(hooks.afterDelete ?? []), forgetAccount],
    },
  }
}

/** What holds for every account, whichever way it is reached or changed. */
export const guardAccounts: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => {
    const kind = oneOf(accountKinds, collection.slug)
    return kind ? guarded(kind, collection) : collection
  }),
})
