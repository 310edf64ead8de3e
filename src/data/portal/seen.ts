import type { TypedUser } from 'payload'

import type { Owner } from '@/payload-types'

import { payload } from '../payload'
import { isColleague, readView, sessionOf } from './view'

/** The owner a colleague looks through the eyes of, if he does: the view is his, of this session, and not over. */
export async function findSeen(headers: Headers, colleague: TypedUser, now = Date.now()): Promise<Owner | undefined> {
  const given = isColleague(colleague) ? readView(headers) : undefined
  if (!given || given.until <= now || given.session !== sessionOf(colleague)) return undefined
  const owner = await (
    await payload()
  ).findByID({ collection: 'owners', id: given.owner, depth: 0, joins: false, disableErrors: true, overrideAccess: false, user: colleague })
  return owner ?? undefined
}
