import type { Plugin } from 'payload'

import { staffRoles, type StaffRole } from '@/access/roles'

/** Where administrators alone have work to do, and where editors have too but agents have not. */
const ofAdmins = new Set(['users', 'audit-log', 'settings'])
const ofEditors = new Set([
  ...['pages', 'modules', 'articles', 'categories', 'menus', 'redirects', 'property-types', 'cities'],
  ...['activity-templates', 'answer-templates', 'mail-texts', 'mails', 'feeds', 'feed-runs', 'portals'],
  ...['top-bar', 'footer', 'popup', 'home-search', 'cookie-texts', 'path-table', 'property-detail', 'form-rules'],
])

function workersOf(slug: string): readonly StaffRole[] {
  if (ofAdmins.has(slug)) return ['admin']
  return ofEditors.has(slug) ? ['admin', 'editor'] : staffRoles
}

type Somebody = { user: object | null }

/** Whether a colleague has work there: what he may only look at does not stand in his way. What he may do, access decides. */
export const isInMenu = (slug: string, { user }: Somebody): boolean => user !== null && 'role' in user && workersOf(slug).some((role) => role === user.role)

const hiddenFrom = (slug: string) => (somebody: Somebody) => !isInMenu(slug, somebody)

export const menuOfRole: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((one) => ({ ...one, admin: { ...one.admin, hidden: hiddenFrom(one.slug) } })),
  globals: config.globals?.map((one) => ({ ...one, admin: { ...one.admin, hidden: hiddenFrom(one.slug) } })),
})
