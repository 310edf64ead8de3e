import type { Access, Endpoint, SanitizedCollectionConfig, SanitizedConfig, Where } from 'payload'

import { withDoor } from './httpDoor'
import { roleOf } from './roles'
import { nobody, staff } from './rules'

type Guarded = SanitizedCollectionConfig['access']

const closed: Guarded = { create: nobody, read: nobody, readVersions: nobody, update: nobody, delete: nobody, unlock: nobody, admin: nobody }

/** Which columns a colleague likes to see, which groups he folds: his own and nobody else's. */
const ownPreferences: Access = ({ req }) => {
  if (!roleOf(req) || !req.user) return false
  const own: Where[] = [{ 'user.value': { equals: req.user.id } }, { 'user.relationTo': { equals: req.user.collection } }]
  return { and: own }
}

const internals: Record<string, Guarded> = {
  'payload-locked-documents': { ...closed, create: staff, read: staff, update: staff, delete: staff },
  'payload-preferences': { ...closed, create: staff, read: ownPreferences, update: ownPreferences, delete: ownPreferences },
}

const isInternal = ({ slug }: { slug: string }) => slug.startsWith('payload-')

const behindDoor = <E extends Endpoint>(slug: string, endpoints: E[] | false): E[] | false => endpoints && endpoints.map((endpoint) => withDoor(slug, endpoint))

/**
 * Payload adds collections and endpoints of its own, which by default admit whoever is logged in, owners included.
 * This closes them once everything is assembled: staff get what the studio needs, the rest is nobody's, and every
 * endpoint stands behind the door.
 */
export async function guardInternals(assembled: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await assembled
  for (const collection of config.collections) {
    collection.endpoints = behindDoor(collection.slug, collection.endpoints)
    if (isInternal(collection)) collection.access = internals[collection.slug] ?? closed
  }
  for (const one of config.globals) one.endpoints = behindDoor('', one.endpoints)
  Object.assign(config, { endpoints: config.endpoints.map((endpoint) => withDoor('', endpoint)) })
  config.jobs.access = { cancel: nobody, queue: nobody, run: nobody }
  return config
}
