import type { Where } from 'payload'

import { goneValues } from '@/domain/catalogue/availability'
import { shownStatuses } from '@/domain/catalogue/recordStatuses'

// The conditions under which visitors see a document. The access rules add that it is published.

/** A document that staff show in the language of the query: the whole rule but for properties. */
export const shownInLanguage: Where = { public: { equals: true } }

/** A property that some language may show. */
export const publicInAnyLanguage: Where = { status: { in: [...shownStatuses] } }

/** A property that visitors may see in the language of the query. */
export const publicConditions: Where[] = [shownInLanguage, publicInAnyLanguage]

/** All values come from fixed lists of the domain, so none needs escaping. */
const isOneOf = (column: string, values: readonly string[]): string =>
  `coalesce(${column}::text, '') in (${values.map((value) => `'${value}'`).join(', ')})`

/** The SQL condition that some language may show the row `p` of the table `properties`. */
export const IS_PUBLIC_SQL = `p._status = 'published' and ${isOneOf('p.status', shownStatuses)}`

/** The SQL condition that the row `p` is advertised, as `isAdvertised` says. */
export const IS_ADVERTISED_SQL = `p._status = 'published' and p.status = 'active'`

/** The SQL condition that the row `p` is on offer, as `isOnOffer` says. */
export const IS_ON_OFFER_SQL = `not (${[
  isOneOf('p.marquee', goneValues.marquee),
  isOneOf('p.status', goneValues.status),
  `p.project_id is not null and ${isOneOf('p.unit_status', goneValues.unitStatus)}`,
].join(' or ')})`

/** Selects of the row `p` what `availabilityOf` needs. */
export const AVAILABILITY_COLUMNS_SQL =
  'p.marquee::text, p.status::text, p.unit_status::text as "unitStatus", p.project_id as project'

/** The SQL condition that staff show the row `p` of the table `properties` in some language. */
export const IS_SHOWN_SQL = `exists (select from properties_locales shown where shown._parent_id = p.id and shown.public)`
