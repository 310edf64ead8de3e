import type { Access, FieldAccess, Where } from 'payload'

import { ownerOf, roleOf } from './roles'
import { publishedOrStaff } from './rules'

/**
 * Visitors see what is published, owners also their own properties in any state, staff see
 * everything.
 */
export const publishedOrOwnOrStaff: Access = async (args) => {
  const published = await publishedOrStaff(args)
  const owner = ownerOf(args.req)
  if (!owner || published === true) return published
  const own: Where = { owners: { in: [owner] } }
  return published ? { or: [own, published] } : own
}

/** Owners see what staff show them about their own property, staff see everything. */
export const visibleToOwnerOrStaff: Access = ({ req }) => {
  if (roleOf(req)) return true
  const owner = ownerOf(req)
  if (!owner) return false
  const shown: Where[] = [
    { visibleToOwner: { equals: true } },
    { 'property.owners': { in: [owner] } },
  ]
  return { and: shown }
}

type Doc = { id: number | string; owners?: unknown } & Record<string, unknown>

const isOwn = (doc: Doc, owner: string | undefined) =>
  owner !== undefined &&
  Array.isArray(doc.owners) &&
  doc.owners.some(
    (ref: unknown) =>
      ref === owner || (typeof ref === 'object' && ref !== null && 'id' in ref && ref.id === owner),
  )

/**
 * Staff and the owners of the document may read the field. Without a document, only staff may query
 * it.
 */
export const ownOrStaff: FieldAccess = ({ req, doc }) =>
  roleOf(req) !== undefined || (doc !== undefined && isOwn(doc, ownerOf(req)))

/**
 * Hides a fact, such as a price or an address, from visitors unless the document's own switch shows
 * it.
 */
export const shownWhen =
  (flag: 'publishPrice' | 'publishAddress' | 'publicAddress'): FieldAccess<Doc> =>
  ({ req, doc }) =>
    roleOf(req) !== undefined || !doc || doc[flag] === true || isOwn(doc, ownerOf(req))
