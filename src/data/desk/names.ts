import { sql } from '@payloadcms/db-postgres'

import { defaultLocale, type Locale } from '@/i18n/locales'

/** How a listing is called on the desk: its title in the colleague's language, or in the main one. */
export const titleIn = (locale: Locale) => sql`coalesce(
  (select l.title from properties_locales l where l._parent_id = p.id and l._locale::text = ${locale} and l.title <> ''),
  (select l.title from properties_locales l where l._parent_id = p.id and l._locale::text = ${defaultLocale}), '')`

/** The same of a draft, whose newest words stand in its last version. */
export const draftTitleIn = (locale: Locale) => sql`(
  select l.version_title from _properties_v_locales l where l._parent_id = p.version and l._locale::text = ${locale} and l.version_title <> '')`

/** An agent finds his own first. */
export const mineFirst = (agent: string, column: 'p.contact_id' | 'a.agent_id' | 'e.assigned_to_id') =>
  sql`(${sql.raw(column)} is not distinct from ${agent}::uuid) desc`
