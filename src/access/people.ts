import type { Access } from 'payload'

import { hasRole, ownerOf, roleOf } from './roles'

/** Staff see and change every owner, an owner only himself. */
export const staffOrThatOwner: Access = ({ req }) => {
  if (roleOf(req)) return true
  const owner = ownerOf(req)
  return owner ? { id: { equals: owner } } : false
}

/** Administrators change every colleague, everybody else only himself. */
export const adminsOrThatColleague: Access = ({ req }) => {
  if (hasRole(req, 'admin')) return true
  return roleOf(req) && req.user ? { id: { equals: req.user.id } } : false
}

/** Staff see every report, an owner those that were made for him. */
export const staffOrOwnReports: Access = ({ req }) => {
  if (roleOf(req)) return true
  const owner = ownerOf(req)
  return owner ? { owner: { equals: owner } } : false
}
