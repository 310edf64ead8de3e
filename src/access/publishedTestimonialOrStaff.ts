import type { Access } from 'payload'

import { roleOf } from './roles'
import { fromSite } from './rules'

/**
 * Visitors see published testimonials. Testimonials have no drafts: a plain status field says which
 * are published.
 */
export const publishedTestimonialOrStaff: Access = ({ req }) => {
  if (roleOf(req)) return true
  return fromSite(req) ? { status: { equals: 'published' } } : false
}
