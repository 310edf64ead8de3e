import { headers } from 'next/headers'
import { cache } from 'react'

import type { Owner, User } from '@/payload-types'

import { findSession } from '../core/payload'
import { findViewedOwner } from './viewedOwner'
import { isColleague } from './viewAsOwner'

/**
 * The person who views the portal: an owner, or a colleague who views it as that owner and cannot
 * change anything.
 */
export type Viewer = { owner: Owner; viewedBy: User | null }

/**
 * Returns the viewer of this request. Pages do not change anything, so they also open from links in
 * emails, where the browser reports another site as origin; actions of the portal check the origin
 * themselves.
 */
export const findViewer = cache(async (): Promise<Viewer | null> => {
  const cookie = (await headers()).get('cookie')
  const user =
    cookie && (await findSession(new Headers({ cookie, 'Sec-Fetch-Site': 'same-origin' })))
  if (!cookie || !user) return null
  if (user.collection === 'owners') return { owner: user, viewedBy: null }
  const owner = await findViewedOwner(new Headers({ cookie }), user)
  return owner && isColleague(user) ? { owner, viewedBy: user } : null
})
