import type { TypedUser } from 'payload'

import type { Owner } from '@/payload-types'

import { payload } from '../core/payload'
import { isColleague, readView, sessionOf } from './viewAsOwner'

/**
 * Returns the owner whose portal a colleague views, if they do: the view belongs to this colleague
 * and session and has not expired.
 */
export async function findViewedOwner(
  headers: Headers,
  colleague: TypedUser,
  now = Date.now(),
): Promise<Owner | undefined> {
  const view = isColleague(colleague) ? readView(headers) : undefined
  if (!view || view.until <= now || view.session !== sessionOf(colleague)) return undefined
  const owner = await (
    await payload()
  ).findByID({
    collection: 'owners',
    id: view.owner,
    depth: 0,
    joins: false,
    disableErrors: true,
    overrideAccess: false,
    user: colleague,
  })
  return owner ?? undefined
}
