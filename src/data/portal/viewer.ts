import { headers } from 'next/headers'
import { cache } from 'react'

import type { Owner, User } from '@/payload-types'

import { findSession } from '../payload'
import { findSeen } from './seen'
import { isColleague } from './view'

/** Who looks at the portal: an owner, or a colleague who sees it as that owner does and changes nothing. */
export type Viewer = { owner: Owner; seenBy: User | null }

/**
 * The owner of the session that came with this request. A page shows and changes nothing, so it opens from a link in a
 * mail too, where a browser says that another site leads here; what is sent to the portal asks where it comes from by itself.
 */
export const findViewer = cache(async (): Promise<Viewer | null> => {
  const cookie = (await headers()).get('cookie')
  const user = cookie && (await findSession(new Headers({ cookie, 'Sec-Fetch-Site': 'same-origin' })))
  if (!cookie || !user) return null
  if (user.collection === 'owners') return { owner: user, seenBy: null }
  const owner = await findSeen(new Headers({ cookie }), user)
  return owner && isColleague(user) ? { owner, seenBy: user } : null
})
