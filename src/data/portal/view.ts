import type { PayloadRequest, TypedUser } from 'payload'
import { z } from 'zod'

import { note } from '@/fields/audit'
import type { User } from '@/payload-types'

import { cookieOf, forgotten, written } from '../accounts/cookies'
import { seal, unseal } from '../accounts/seal'

const VIEW = 'hestia-view'
const SECONDS = 30 * 60

const view = z.object({ owner: z.uuid(), session: z.string().min(1), until: z.number() })

/** The session of a colleague: whoever logs out, or is shut out, sees nothing any more. */
export const sessionOf = (user: object): string | undefined => ('_sid' in user && typeof user._sid === 'string' ? user._sid : undefined)

export const isColleague = (user: TypedUser | null): user is TypedUser & User => user?.collection === 'users'

/** Lets the colleague who asks see the portal as this owner does, for half an hour of this very session. Answers the cookie that does. */
export async function seeAs(req: PayloadRequest, ownerId: string, now = Date.now()): Promise<string | undefined> {
  const session = req.user && isColleague(req.user) ? sessionOf(req.user) : undefined
  const owner = await req.payload.findByID({
    ...{ collection: 'owners', id: ownerId, depth: 0, joins: false, disableErrors: true, overrideAccess: false, user: req.user, req },
  })
  if (!owner || session === undefined) return undefined
  await note(req, { action: 'seen_as_owner', about: { collection: 'owners', id: owner.id, name: owner.fullName } })
  return written(VIEW, seal('view', JSON.stringify({ owner: owner.id, session, until: now + SECONDS * 1000 } satisfies z.infer<typeof view>)), SECONDS)
}

export const seeNoLonger = (): string => forgotten(VIEW)

/** What the cookie of a browser lets be seen; nothing when nobody here wrote it. */
export function readView(headers: Headers): z.infer<typeof view> | undefined {
  const text = unseal('view', cookieOf(headers, VIEW) ?? '')
  return text === undefined ? undefined : view.parse(JSON.parse(text))
}
