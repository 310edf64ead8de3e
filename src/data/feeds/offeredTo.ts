import { sql } from '@payloadcms/db-postgres'

import type { Portal } from '@/payload-types'

import { IS_ADVERTISED_SQL, IS_ON_OFFER_SQL, IS_SHOWN_SQL } from '../core/visibility'

/**
 * The SQL condition that some portal may read the property `p`: what a visitor can rent or buy now in
 * some language, units of a project included. One that is shown in none would leave without texts and
 * without the sentences of the law.
 */
export const IS_EXPORTED_SQL = `${IS_ADVERTISED_SQL} and ${IS_ON_OFFER_SQL} and ${IS_SHOWN_SQL} and p.reference is not null`

/** The condition that this portal reads the property `p`. */
export const offeredTo = ({ goal }: Pick<Portal, 'goal'>) =>
  sql`${sql.raw(IS_EXPORTED_SQL)} and ${goal ? sql`p.goal::text = ${goal}` : sql`true`}`
