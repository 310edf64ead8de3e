import type { PayloadRequest, TypedUser } from 'payload'
import { z } from 'zod'

import { cookiePrefix } from '@/access/cookieRules'
import { writeAuditLine } from '@/fields/audit'
import type { User } from '@/payload-types'

import { readCookie, clearCookie, writeCookie } from '../accounts/cookies'
import { seal, unseal } from '../core/seal'

const VIEW = `${cookiePrefix}-view`
const VIEW_SECONDS = 30 * 60

const viewSchema = z.object({ owner: z.uuid(), session: z.string().min(1), until: z.number() })

/** Returns the session of a colleague: when it ends, the view ends too. */
export const sessionOf = (user: object): string | undefined =>
  '_sid' in user && typeof user._sid === 'string' ? user._sid : undefined

export const isColleague = (user: TypedUser | null): user is TypedUser & User =>
  user?.collection === 'users'

/**
 * Lets a colleague view the portal as this owner for half an hour of their session. Returns the
 * cookie.
 */
export async function viewAsOwner(
  req: PayloadRequest,
  ownerId: string,
  now = Date.now(),
): Promise<string | undefined> {
  const session = req.user && isColleague(req.user) ? sessionOf(req.user) : undefined
  const owner = await req.payload.findByID({
    collection: 'owners',
    id: ownerId,
    depth: 0,
    joins: false,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
    req,
  })
  if (!owner || session === undefined) return undefined
  await writeAuditLine(req, {
    action: 'seen_as_owner',
    about: { collection: 'owners', id: owner.id, name: owner.fullName },
  })
  return writeCookie(
    VIEW,
    seal('view', { owner: owner.id, session, until: now + VIEW_SECONDS * 1000 } satisfies z.infer<
      typeof viewSchema
    >),
    VIEW_SECONDS,
  )
}

export const endViewCookie = (): string => clearCookie(VIEW)

/** Reads the view from the cookie; undefined when it was not issued here. */
export const readView = (headers: Headers): z.infer<typeof viewSchema> | undefined =>
  unseal('view', readCookie(headers, VIEW) ?? '', viewSchema)
