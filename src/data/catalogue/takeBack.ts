import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { validationMessage } from '@/fields/validationMessage'
import type { Property } from '@/payload-types'

import { optionsFor, type SavedChange } from './bulkChange'
import { refusalReason } from './refusalReason'

/** Longer than the ten seconds that the studio offers it, for a phone with a slow network. */
const MAX_AGE_MS = 60_000

/** A change of a property, named by the time at which it was saved. */
export const takeBackInput = z.strictObject({ id: z.uuid(), at: z.iso.datetime() })

/** The fields that a quick change can have changed. No other is touched. */
const fieldsOf = ({ status, marquee, goal, contact, price, monthlyRent }: Partial<Property>) => ({
  status,
  marquee,
  goal,
  contact,
  price,
  monthlyRent,
})

/** Reads the property as it was saved before its newest version. */
async function findStateBefore(
  req: PayloadRequest,
  id: string,
): Promise<Partial<Property> | undefined> {
  const { docs } = await req.payload.findVersions({
    collection: 'properties',
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    limit: 2,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user: req.user,
    req: optionsFor(req)(id).req,
  })
  return docs[1]?.version
}

/**
 * Takes back the newest change of a property, if it is the one that is named and still fresh. What
 * it was before is read from its versions, never from the request. Returns why it was not done.
 */
export async function takeBack(
  req: PayloadRequest,
  { id, at }: SavedChange,
): Promise<string | undefined> {
  const { payload } = req
  const options = optionsFor(req)(id)
  const newest = await payload.findByID({ ...options, draft: true, disableErrors: true })
  if (!newest) return validationMessage(req, 'propertyGone')
  const isFresh = Date.now() - Date.parse(at) <= MAX_AGE_MS
  const before = newest.updatedAt === at && isFresh ? await findStateBefore(req, id) : undefined
  // Publishing is not taken back so: the draft that it put before the public has more fields.
  if (!before || before._status !== newest._status) return validationMessage(req, 'notTakenBack')
  try {
    await payload.update({
      ...options,
      data: { ...fieldsOf(before), updatedAt: at },
      // What was on the site a minute ago may be on it again.
      context: { isTakenBack: true },
    })
    return undefined
  } catch (error) {
    return refusalReason(error, req)
  }
}
