import type { PayloadRequest, Where } from 'payload'

import { FIRST_STEPS_KEY, firstStepsOf, type FirstStep } from '@/domain/accounts/firstSteps'

import { hasFactor } from './secondFactor'

async function findStored(req: PayloadRequest, id: string): Promise<unknown> {
  const where: Where = {
    and: [
      { key: { equals: FIRST_STEPS_KEY } },
      { 'user.value': { equals: id } },
      { 'user.relationTo': { equals: 'users' } },
    ],
  }
  const { docs } = await req.payload.find({
    collection: 'payload-preferences',
    where,
    limit: 1,
    depth: 0,
    req,
  })
  return docs[0]?.value
}

/** Only administrators may read the log; here it answers one question about the colleague themselves. */
async function hasChangedPassword(req: PayloadRequest, id: string): Promise<boolean> {
  const where: Where = {
    and: [
      { action: { equals: 'password_changed' } },
      { aboutCollection: { equals: 'users' } },
      { aboutId: { equals: id } },
      { actorId: { equals: id } },
    ],
  }
  const { totalDocs } = await req.payload.count({
    collection: 'audit-log',
    where,
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}

/** Returns which first steps the logged-in colleague has done, or undefined when they need no help. */
export async function findFirstSteps(
  req: PayloadRequest,
  now: Date,
): Promise<FirstStep[] | undefined> {
  const { user } = req
  if (user?.collection !== 'users') return undefined
  const [stored, changed, factor] = await Promise.all([
    findStored(req, user.id),
    hasChangedPassword(req, user.id),
    hasFactor(req, user.id),
  ])
  const known = {
    createdAt: user.createdAt,
    hasSecured: changed || factor,
    hasProfile: Boolean(user.photo && user.phone),
    stored,
  }
  return firstStepsOf(known, now)
}
