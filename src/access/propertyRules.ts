import type { Access, FieldAccess, Where } from 'payload'

import { ownerOf, roleOf } from './roles'
import { asPreviewed, fromSite } from './rules'

/** Visitors of the site see what is published, owners also their own whatever its state, staff see everything. */
export const publishedOrOwnOrStaff: Access = ({ req }) => {
  if (roleOf(req) || asPreviewed(req)) return true
  const owner = ownerOf(req)
  const own: Where[] = owner ? [{ owners: { in: [owner] } }] : []
  const published: Where[] = fromSite(req) ? [{ _status: { equals: 'published' } }] : []
  return own.length + published.length > 0 ? { or: [...own, ...published] } : false
}

/** Owners see what staff chose to show them about their own property. */
export const shownToItsOwnerOrStaff: Access = ({ req }) => {
  if (roleOf(req)) return true
  const owner = ownerOf(req)
  if (!owner) return false
  const shown: Where[] = [{ visibleToOwner: { equals: true } }, { 'property.owners': { in: [owner] } }]
  return { and: shown }
}

type Doc = { id: number | string; owners?: unknown } & Record<string, unknown>

const isOwn = (doc: Doc, owner: string | undefined) =>
  owner !== undefined &&
  Array.isArray(doc.owners) &&
  doc.owners.some((one: unknown) => one === owner || (typeof one === 'object' && one !== null && 'id' in one && one.id === owner))

/** Staff, and whoever owns this very document. Without a document the question is whether the field may be asked for at all. */
export const ownOrStaff: FieldAccess = ({ req, doc }) => roleOf(req) !== undefined || (doc !== undefined && isOwn(doc, ownerOf(req)))

/** A fact that leaves the server only when the document's own switch says so: a price, an address. */
export const shownWhen =
  (flag: 'publishPrice' | 'publishAddress' | 'publicAddress'): FieldAccess<Doc> =>
  ({ req, doc }) =>
    roleOf(req) !== undefined || !doc || doc[flag] === true || isOwn(doc, ownerOf(req))
