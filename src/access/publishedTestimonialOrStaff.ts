import type { Access } from 'payload'

import { roleOf } from './roles'
import { fromSite } from './rules'

/** Testimonials have no drafts: a plain status says whether visitors of the site see one. */
export const publishedTestimonialOrStaff: Access = ({ req }) => {
  if (roleOf(req)) return true
  return fromSite(req) ? { status: { equals: 'published' } } : false
}
