import type {
  Access,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  Endpoint,
  SanitizedCollectionConfig,
  SanitizedConfig,
  Where,
} from 'payload'

import { accountKinds, oneOf } from '@/domain/accounts/accounts'

import { withEndpointAccess } from './endpointAccess'
import { answerBadRequest } from './rest/answerBadRequest'
import { checkCollectionBody, checkGlobalBody } from './rest/checkBody'
import { refuseHiddenSort } from './rest/refuseHiddenSort'
import { refuseWithdrawalByFilter } from './rest/refuseWithdrawalByFilter'
import { roleOf } from './roles'
import { nobody, staff } from './rules'

type CollectionAccess = SanitizedCollectionConfig['access']

const closed: CollectionAccess = {
  create: nobody,
  read: nobody,
  readVersions: nobody,
  update: nobody,
  delete: nobody,
  unlock: nobody,
  admin: nobody,
}

/**
 * Limits preferences, such as visible columns and folded groups, to those of the colleague
 * themselves.
 */
const ownPreferences: Access = ({ req }) => {
  if (!roleOf(req) || !req.user) return false
  const conditions: Where[] = [
    { 'user.value': { equals: req.user.id } },
    { 'user.relationTo': { equals: req.user.collection } },
  ]
  return { and: conditions }
}

const LOCKS = 'payload-locked-documents'

/**
 * Lets colleagues take a lock over for themselves, and change nothing else of it: with the name of a colleague or
 * a moment far ahead a lock would keep everybody from a document. The CMS makes locks past the API.
 */
const takeOverAlone: CollectionBeforeChangeHook = ({ data, originalDoc, req }) =>
  req.payloadAPI === 'REST' && req.user
    ? { ...originalDoc, user: { relationTo: req.user.collection, value: req.user.id } }
    : data

/** Changes and ends an account also while a colleague has its form open: that may be the one who has to go. */
const overrideLock: CollectionBeforeOperationHook = ({ args, operation }) =>
  operation === 'update' || operation === 'delete' ? { ...args, overrideLock: true } : args

const internals: Record<string, CollectionAccess> = {
  [LOCKS]: { ...closed, read: staff, update: staff, delete: staff },
  'payload-preferences': {
    ...closed,
    create: staff,
    read: ownPreferences,
    update: ownPreferences,
    delete: ownPreferences,
  },
}

const isInternal = ({ slug }: { slug: string }) => slug.startsWith('payload-')

type Entity = { slug: string; versions?: unknown; endpoints: false | Endpoint[] }

/**
 * Returns the guarded endpoints of a collection or global, without those for versions where it has
 * none.
 */
const endpointsOf = ({ slug, versions, endpoints }: Entity): Endpoint[] =>
  (endpoints || [])
    .filter(({ path }) => Boolean(versions) || !path.startsWith('/versions'))
    .map((endpoint) => withEndpointAccess(slug, endpoint))

/**
 * Closes the collections and endpoints that Payload adds, which by default admit every logged-in
 * account, owners included. Staff get what the studio needs, the rest is closed, and every endpoint
 * checks who may call it.
 */
export async function guardInternals(
  assembled: Promise<SanitizedConfig>,
): Promise<SanitizedConfig> {
  const config = await assembled
  for (const collection of config.collections) {
    collection.endpoints = endpointsOf(collection)
    collection.hooks.beforeOperation = [
      checkCollectionBody,
      refuseWithdrawalByFilter,
      refuseHiddenSort,
      ...(oneOf(accountKinds, collection.slug) ? [overrideLock] : []),
      ...(collection.hooks.beforeOperation ?? []),
    ]
    if (isInternal(collection)) collection.access = internals[collection.slug] ?? closed
    if (collection.slug === LOCKS) collection.hooks.beforeChange = [takeOverAlone]
  }
  for (const global of config.globals) {
    global.endpoints = endpointsOf(global)
    global.hooks.beforeOperation = [checkGlobalBody, ...(global.hooks.beforeOperation ?? [])]
  }
  config.hooks.afterError = [...(config.hooks.afterError ?? []), answerBadRequest]
  Object.assign(config, {
    endpoints: config.endpoints.map((endpoint) => withEndpointAccess('', endpoint)),
  })
  config.jobs.access = { cancel: nobody, queue: nobody, run: nobody }
  return config
}
