import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { locales, type Locale } from '@/i18n/locales'

import { languageBit } from '../search/keep'
import type { Owner } from './texts'

export const matrixFilters = ['all', 'missing', 'outdated', 'hidden', 'complete'] as const
export type MatrixFilter = (typeof matrixFilters)[number]
export type MatrixQuery = { of: string | undefined; filter: MatrixFilter; page: number }

export const MATRIX_PAGE = 50

const state = z.object({ texts: z.number(), missing: z.number(), outdated: z.number(), isHidden: z.boolean() })
const rows = z.array(
  z.object({ collection: z.string(), document: z.string(), title: z.string(), states: z.record(z.enum(locales), state), total: z.coerce.number() }),
)
export type MatrixRow = z.infer<typeof rows>[number]

const bitsOf = (shown: readonly Locale[]) => shown.reduce((bits, locale) => bits | languageBit(locale), 0)

const among = (owners: readonly Owner[]) =>
  sql`s.collection in (${sql.join(
    owners.map(({ slug }) => sql`${slug}`),
    sql`, `,
  )})`

function which(filter: MatrixFilter, shown: readonly Locale[]) {
  const bits = bitsOf(shown)
  if (filter === 'missing') return sql`s.missing_in & ${bits}::int <> 0`
  if (filter === 'outdated') return sql`s.outdated_in & ${bits}::int <> 0`
  if (filter === 'hidden') return sql`s.hidden_in & ${bits}::int <> 0`
  if (filter === 'complete') return sql`(s.missing_in | s.outdated_in | s.hidden_in) & ${bits}::int = 0`
  return sql`true`
}

/** One page of all documents, with how far each is in every language: what is kept is read, no document is opened. */
export async function findMatrix({ payload }: PayloadRequest, owners: readonly Owner[], shown: readonly Locale[], query: MatrixQuery): Promise<MatrixRow[]> {
  const asked = query.of === undefined ? owners : owners.filter(({ slug }) => slug === query.of)
  if (asked.length === 0) return []
  const found = await payload.db.drizzle.execute(sql`
    select s.collection, s.document, s.title, s.states, count(*) over () as total from language_states s
    where ${among(asked)} and ${which(query.filter, shown)}
    order by s.collection, s.title, s.document limit ${MATRIX_PAGE} offset ${(query.page - 1) * MATRIX_PAGE}`)
  return rows.parse(found.rows)
}

const work = z.array(z.object({ collection: z.string(), missing: z.coerce.number(), outdated: z.coerce.number(), first: z.string() }))
export type Work = z.infer<typeof work>[number]

/** How many documents of each collection miss a text or have an outdated one, and the first of them. */
export async function findWork({ payload }: PayloadRequest, owners: readonly Owner[], shown: readonly Locale[]): Promise<Work[]> {
  if (owners.length === 0) return []
  const bits = bitsOf(shown)
  const found = await payload.db.drizzle.execute(sql`
    select s.collection, count(*) filter (where s.missing_in & ${bits}::int <> 0) as missing, count(*) filter (where s.outdated_in & ${bits}::int <> 0) as outdated,
      min(s.document) as first
    from language_states s where ${among(owners)} and (s.missing_in <> 0 or s.outdated_in <> 0) and (s.missing_in | s.outdated_in) & ${bits}::int <> 0
    group by s.collection`)
  return work.parse(found.rows)
}
