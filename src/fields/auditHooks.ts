import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterLoginHook,
  CollectionAfterLogoutHook,
  CollectionAfterOperationHook,
  PayloadRequest,
} from 'payload'

import type { AuditAction } from '@/domain/audit'

import { note, type About } from './audit'

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

const aboutOf = (collection: string, doc: Doc): About => ({ collection, id: doc.id, name: nameOf(doc) })

export const noteLogin: CollectionAfterLoginHook = ({ req, user }) => note(req, { action: 'login', by: user })

export const noteLogout: CollectionAfterLogoutHook = ({ req }) => note(req, { action: 'logout' })

export const noteAccount: CollectionAfterChangeHook<Doc> = async ({ collection, doc, operation, previousDoc, req }) => {
  const about = aboutOf(collection.slug, doc)
  const { role } = doc
  if (operation === 'create') return note(req, { action: 'account_created', about, ...(role && { details: { role } }) })
  if (role && previousDoc.role !== role) await note(req, { action: 'role_changed', about, details: { from: previousDoc.role ?? null, to: role } })
  const [was, is] = [Boolean(previousDoc.suspendedAt), Boolean(doc.suspendedAt)]
  if (was !== is) await note(req, { action: is ? 'suspended' : 'readmitted', about })
}

export const noteDeleted =
  (action: AuditAction): CollectionAfterDeleteHook<Doc> =>
  ({ collection, doc, req }) =>
    note(req, { action, about: aboutOf(collection.slug, doc) })

type Given = { data?: { password?: unknown } }
type Result = { docs?: Doc[]; user?: Doc; id?: string }

async function notePassword(req: PayloadRequest, collection: string, changed: readonly Doc[]): Promise<void> {
  for (const doc of changed) await note(req, { action: 'password_changed', about: aboutOf(collection, doc) })
}

/** A password is no field, so no field tells that it was changed: what was asked for does. */
export const notePasswords: CollectionAfterOperationHook = async ({ args, collection, operation, req, result }) => {
  const { data }: Given = args as Given
  if (!data?.password) return result
  const { docs, user }: Result = result as Result
  if (operation === 'resetPassword' && user) await notePassword(req, collection.slug, [user])
  if (operation === 'update' && docs) await notePassword(req, collection.slug, docs)
  if (operation === 'updateByID') await notePassword(req, collection.slug, [result as Doc])
  return result
}
