import type { Plugin } from 'payload'

import { staffRoles, type StaffRole } from '@/access/roles'
import { extendAll } from '@/fields/extend'

/**
 * The collections and globals in the menu of administrators only, and of administrators and editors
 * only.
 */
const adminOnly = new Set(['users', 'audit-log', 'settings'])
const editorsOnly = new Set([
  'pages',
  'modules',
  'articles',
  'categories',
  'menus',
  'redirects',
  'property-types',
  'cities',
  'activity-templates',
  'answer-templates',
  'mail-texts',
  'mails',
  'feeds',
  'feed-runs',
  'portals',
  'top-bar',
  'footer',
  'popup',
  'home-search',
  'cookie-texts',
  'path-table',
  'property-detail',
  'form-rules',
])

function rolesFor(slug: string): readonly StaffRole[] {
  if (adminOnly.has(slug)) return ['admin']
  return editorsOnly.has(slug) ? ['admin', 'editor'] : staffRoles
}

type MenuUser = { user: object | null }

/**
 * Returns whether a collection or global is in the menu of a colleague. What they may do there is
 * decided by access.
 */
export const isInMenu = (slug: string, { user }: MenuUser): boolean =>
  user !== null && 'role' in user && rolesFor(slug).some((role) => role === user.role)

const hiddenFrom = (slug: string) => (menuUser: MenuUser) => !isInMenu(slug, menuUser)

/** Hides what is not in the menu of the role of a colleague. */
export const menuByRole: Plugin = (config) => {
  const byRole = ({ slug }: { slug: string }) => ({ admin: { hidden: hiddenFrom(slug) } })
  return extendAll(config, { collection: byRole, global: byRole })
}
