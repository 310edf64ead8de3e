import type { PayloadRequest } from 'payload'

import type { ReleaseDocument } from '@/domain/releases/release'

import { findOpenReleaseOf } from './contents'

/** Releases that a form offers, those made last first. */
const MAX_OFFERED = 30

export type OpenRelease = { id: string; name: string }
export type ReleaseChoice = {
  /** The release in which the document waits. */
  current: OpenRelease | undefined
  /** The releases that wait, into which it can be put. */
  offered: OpenRelease[]
}

/** Returns in which release a document waits, and those it can be put into. */
export async function findReleaseChoice(
  req: PayloadRequest,
  document: ReleaseDocument,
): Promise<ReleaseChoice> {
  const [found] = await findOpenReleaseOf(req, [document])
  const { docs } = await req.payload.find({
    collection: 'releases',
    where: { state: { equals: 'open' } },
    sort: '-createdAt',
    limit: MAX_OFFERED,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user: req.user,
  })
  const offered = docs.map(({ id, name }) => ({ id, name }))
  const current = found && offered.find(({ id }) => id === found.release)
  return { current: current ?? (found && { id: found.release, name: '' }), offered }
}
