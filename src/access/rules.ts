import type { Access, PayloadRequest } from 'payload'

import { hasRole, roleOf } from './roles'

/** A plain yes or no fits collections, globals, single fields and the door of the studio alike. */
type Rule = (asked: { req: PayloadRequest }) => boolean

export const nobody: Rule = () => false
export const staff: Rule = ({ req }) => roleOf(req) !== undefined
export const editors: Rule = ({ req }) => hasRole(req, 'admin', 'editor')
export const admins: Rule = ({ req }) => hasRole(req, 'admin')

/** The public site asks through the Local API; the HTTP API of the studio never answers for it. */
export const fromSite = (req: PayloadRequest): boolean => req.payloadAPI === 'local'

/** Visitors of the site see it, staff see it, the HTTP API shows it to nobody else. */
export const siteOrStaff: Rule = ({ req }) => roleOf(req) !== undefined || fromSite(req)

/** A preview reads what is not published yet, with no field more than visitors will see of it. Its door is `findPreview`. */
export const asPreviewed = (req: PayloadRequest): boolean => fromSite(req) && req.context.preview === true

/** Visitors of the site see what is published, staff see everything. */
export const publishedOrStaff: Access = ({ req }) => {
  if (roleOf(req) || asPreviewed(req)) return true
  return fromSite(req) ? { _status: { equals: 'published' } } : false
}
