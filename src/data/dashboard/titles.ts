import { sql } from '@payloadcms/db-postgres'

import { defaultLocale, type Locale } from '@/i18n/locales'

/** The title of a property on the dashboard: in the colleague's language, else in the main one. */
export const titleIn = (locale: Locale) => sql`coalesce(
  (select l.title from properties_locales l where l._parent_id = p.id and l._locale::text = ${locale} and l.title <> ''),
  (select l.title from properties_locales l where l._parent_id = p.id and l._locale::text = ${defaultLocale}), '')`

/** The title of a draft, whose newest texts are in its last version. */
export const draftTitleIn = (locale: Locale) => sql`(
  select l.version_title from _properties_v_locales l where l._parent_id = p.version and l._locale::text = ${locale} and l.version_title <> '')`

/** Sorts what is assigned to the agent before the rest. */
export const mineFirst = (agent: string, column: 'p.contact_id' | 'a.agent_id') =>
  sql`(${sql.raw(column)} is not distinct from ${agent}::uuid) desc`
