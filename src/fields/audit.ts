import type { PayloadRequest, TypedUser } from 'payload'

import type { AuditAction, AuditActor } from '@/domain/audit'

/** What somebody did something to. A name is kept, because the document may be gone when somebody looks. */
export type About = { collection: string; id: string; name?: string | null | undefined }

type Noted = {
  action: AuditAction
  about?: About
  /** Small, and never a secret: what it was before, what it is now, how many. */
  details?: Record<string, string | number | boolean | null>
  /** Whoever did it, where the request does not say so. */
  by?: PayloadRequest['user']
}

type Actor = { actor: AuditActor; actorId?: string; actorName?: string | null | undefined }

function actorOf(user: TypedUser | null | undefined): Actor {
  if (user?.collection === 'users') return { actor: 'staff', actorId: user.id, actorName: user.name }
  return user?.collection === 'owners' ? { actor: 'owner', actorId: user.id, actorName: user.fullName } : { actor: 'nobody' }
}

/** One line in the audit log, in the transaction of the request: it stands exactly when what it tells of does. */
export async function note(req: PayloadRequest, { action, about, details, by = req.user }: Noted): Promise<void> {
  await req.payload.create({
    collection: 'audit-log',
    data: {
      ...{ action, at: new Date().toISOString(), ...actorOf(by), details: details ?? null },
      ...(about && { aboutCollection: about.collection, aboutId: about.id, aboutName: about.name }),
    },
    depth: 0,
    // Nobody may write into the log; the house does.
    overrideAccess: true,
    req,
  })
}
