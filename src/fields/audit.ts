import type { PayloadRequest, TypedUser } from 'payload'

import type { AuditAction, AuditActor } from '@/domain/accounts/audit'

/** The document of an audit line. Its name is stored because the document may be deleted later. */
export type AuditSubject = { collection: string; id: string; name?: string | null | undefined }

type AuditLine = {
  action: AuditAction
  about?: AuditSubject
  /** Small values and never a secret: the old value, the new value, a count. */
  details?: Record<string, string | number | boolean | null>
  /** The user who acted, when the request does not hold them. */
  by?: PayloadRequest['user']
}

type Actor = { actor: AuditActor; actorId?: string; actorName?: string | null | undefined }

function actorOf(user: TypedUser | null | undefined): Actor {
  if (user?.collection === 'users')
    return { actor: 'staff', actorId: user.id, actorName: user.name }
  return user?.collection === 'owners'
    ? { actor: 'owner', actorId: user.id, actorName: user.fullName }
    : { actor: 'nobody' }
}

/**
 * Writes a line of the audit log in the transaction of the request, so that it is stored exactly
 * when the change is.
 */
export async function writeAuditLine(
  req: PayloadRequest,
  { action, about, details, by = req.user }: AuditLine,
): Promise<void> {
  await req.payload.create({
    collection: 'audit-log',
    data: {
      action,
      at: new Date().toISOString(),
      ...actorOf(by),
      details: details ?? null,
      ...(about && { aboutCollection: about.collection, aboutId: about.id, aboutName: about.name }),
    },
    depth: 0,
    // Users may not write to the log; the server does.
    overrideAccess: true,
    req,
  })
}
