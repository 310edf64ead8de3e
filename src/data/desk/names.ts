import { sql } from '@payloadcms/db-postgres'

import { defaultLocale, type Locale } from '@/i18n/locales'

/** How a listing is called on the desk: its title in the colleague's language, or in the main one. */
export const titleIn = (locale: Locale) => sql`coalesce(
  (select l.title from properties_locales l where l._parent_id = p.id and l._locale::text = ${locale} and l.title <> ''),
  (select l.title from properties_locales l where l._parent_id = p.id and l._locale::text = ${defaultLocale}), '')`

/** An agent finds his own first. */
export const mineFirst = (agent: string, column: 'p.contact_id' | 'a.agent_id' | 'e.assigned_to_id') =>
  sql`(${sql.raw(column)} is not distinct from ${agent}::uuid) desc`
