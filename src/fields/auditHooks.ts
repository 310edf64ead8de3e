import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterLoginHook,
  CollectionAfterLogoutHook,
  CollectionAfterOperationHook,
  PayloadRequest,
} from 'payload'

import type { AuditAction } from '@/domain/accounts/audit'

import { writeAuditLine, type AuditSubject } from './audit'

type Doc = {
  id: string
  name?: string | null
  fullName?: string | null
  title?: string | null
  reference?: number | null
  role?: string
  suspendedAt?: string | null
}

const nameOf = ({ name, fullName, title, reference }: Doc): string | undefined =>
  name ?? fullName ?? ([reference, title].filter(Boolean).join(' · ') || undefined)

const aboutOf = (collection: string, doc: Doc): AuditSubject => ({
  collection,
  id: doc.id,
  name: nameOf(doc),
})

export const auditLogin: CollectionAfterLoginHook = ({ req, user }) =>
  writeAuditLine(req, { action: 'login', by: user })

export const auditLogout: CollectionAfterLogoutHook = ({ req }) =>
  writeAuditLine(req, { action: 'logout' })

/** Logs that an account was created, suspended or readmitted, or that its role changed. */
export const auditAccount: CollectionAfterChangeHook<Doc> = async ({
  collection,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const about = aboutOf(collection.slug, doc)
  const { role } = doc
  if (operation === 'create')
    return writeAuditLine(req, {
      action: 'account_created',
      about,
      ...(role && { details: { role } }),
    })
  if (role && previousDoc.role !== role)
    await writeAuditLine(req, {
      action: 'role_changed',
      about,
      details: { from: previousDoc.role ?? null, to: role },
    })
  const wasSuspended = Boolean(previousDoc.suspendedAt)
  const isSuspended = Boolean(doc.suspendedAt)
  if (wasSuspended !== isSuspended)
    await writeAuditLine(req, { action: isSuspended ? 'suspended' : 'readmitted', about })
}

export const auditDelete =
  (action: AuditAction): CollectionAfterDeleteHook<Doc> =>
  ({ collection, doc, req }) =>
    writeAuditLine(req, { action, about: aboutOf(collection.slug, doc) })

type PasswordArgs = { data?: { password?: unknown } }
type Result = { docs?: Doc[]; user?: Doc; id?: string }

async function notePassword(
  req: PayloadRequest,
  collection: string,
  changed: readonly Doc[],
): Promise<void> {
  for (const doc of changed)
    await writeAuditLine(req, { action: 'password_changed', about: aboutOf(collection, doc) })
}

/**
 * Logs changes of passwords. A password is no field, so the change shows only in the arguments of
 * the operation.
 */
export const auditPasswordChange: CollectionAfterOperationHook = async ({
  args,
  collection,
  operation,
  req,
  result,
}) => {
  const { data } = args as PasswordArgs
  if (!data?.password) return result
  const { docs, user } = result as Result
  if (operation === 'resetPassword' && user) await notePassword(req, collection.slug, [user])
  if (operation === 'update' && docs) await notePassword(req, collection.slug, docs)
  if (operation === 'updateByID') await notePassword(req, collection.slug, [result as Doc])
  return result
}
