import type { Access, PayloadRequest } from 'payload'

import { hasRole, roleOf } from './roles'

/** A rule that answers yes or no, for collections, globals, fields and the studio alike. */
type Rule = (args: { req: PayloadRequest }) => boolean

export const nobody: Rule = () => false
export const staff: Rule = ({ req }) => roleOf(req) !== undefined
export const editors: Rule = ({ req }) => hasRole(req, 'admin', 'editor')
export const admins: Rule = ({ req }) => hasRole(req, 'admin')

/**
 * Returns whether a request comes from the public site, which uses the Local API and never the HTTP
 * API.
 */
export const fromSite = (req: PayloadRequest): boolean => req.payloadAPI === 'local'

/** Allows the public site and staff; over HTTP, staff only. */
export const siteOrStaff: Rule = ({ req }) => roleOf(req) !== undefined || fromSite(req)

/**
 * Returns whether a request reads a preview: drafts too, but only fields that visitors may see.
 * `findPreview` sets it.
 */
const isPreview = (req: PayloadRequest): boolean => fromSite(req) && req.context.preview === true

/** Visitors see what is published, staff see everything. */
export const publishedOrStaff: Access = ({ req }) => {
  if (roleOf(req) || isPreview(req)) return true
  return fromSite(req) ? { _status: { equals: 'published' } } : false
}
