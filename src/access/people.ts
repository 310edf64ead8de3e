import type { Access } from 'payload'

import { hasRole, ownerOf, roleOf } from './roles'

/** Staff see and change every owner, an owner only their own account. */
export const staffOrSelf: Access = ({ req }) => {
  if (roleOf(req)) return true
  const owner = ownerOf(req)
  return owner ? { id: { equals: owner } } : false
}

/** Administrators change every colleague, other staff only their own account. */
export const adminsOrSelf: Access = ({ req }) => {
  if (hasRole(req, 'admin')) return true
  return roleOf(req) && req.user ? { id: { equals: req.user.id } } : false
}

/** Staff see every report, an owner those that were made for them. */
export const staffOrOwnReports: Access = ({ req }) => {
  if (roleOf(req)) return true
  const owner = ownerOf(req)
  return owner ? { owner: { equals: owner } } : false
}
