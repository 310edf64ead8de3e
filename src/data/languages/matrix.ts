import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { locales, type Locale } from '@/i18n/locales'

import { languageBit } from '../catalogue/search/searchRowSql'
import type { TranslatableConfig } from './texts'

export const matrixFilters = ['all', 'missing', 'outdated', 'hidden', 'complete'] as const
type MatrixFilter = (typeof matrixFilters)[number]
export type MatrixQuery = { of: string | undefined; filter: MatrixFilter; page: number }

export const MATRIX_PAGE = 50

const stateSchema = z.object({
  texts: z.number(),
  missing: z.number(),
  outdated: z.number(),
  isHidden: z.boolean(),
})
const rows = z.array(
  z.object({
    collection: z.string(),
    document: z.string(),
    title: z.string(),
    states: z.record(z.enum(locales), stateSchema),
    total: z.coerce.number(),
  }),
)
export type MatrixRow = z.infer<typeof rows>[number]

const bitsOf = (shown: readonly Locale[]) =>
  shown.reduce((bits, locale) => bits | languageBit(locale), 0)

const inCollections = (owners: readonly TranslatableConfig[]) =>
  sql`s.collection in (${sql.join(
    owners.map(({ slug }) => sql`${slug}`),
    sql`, `,
  )})`

function filterCondition(filter: MatrixFilter, shown: readonly Locale[]) {
  const bits = bitsOf(shown)
  if (filter === 'missing') return sql`s.missing_in & ${bits}::int <> 0`
  if (filter === 'outdated') return sql`s.outdated_in & ${bits}::int <> 0`
  if (filter === 'hidden') return sql`s.hidden_in & ${bits}::int <> 0`
  if (filter === 'complete')
    return sql`(s.missing_in | s.outdated_in | s.hidden_in) & ${bits}::int = 0`
  return sql`true`
}

/**
 * Reads one page of all documents with their state in every language, from stored states; no
 * document is loaded.
 */
export async function findMatrix(
  { payload }: PayloadRequest,
  owners: readonly TranslatableConfig[],
  shown: readonly Locale[],
  query: MatrixQuery,
): Promise<MatrixRow[]> {
  const shownOwners =
    query.of === undefined ? owners : owners.filter(({ slug }) => slug === query.of)
  if (shownOwners.length === 0) return []
  const result = await payload.db.drizzle.execute(sql`
    select s.collection, s.document, s.title, s.states, count(*) over () as total from language_states s
    where ${inCollections(shownOwners)} and ${filterCondition(query.filter, shown)}
    order by s.collection, s.title, s.document limit ${MATRIX_PAGE} offset ${(query.page - 1) * MATRIX_PAGE}`)
  return rows.parse(result.rows)
}

const workRows = z.array(
  z.object({
    collection: z.string(),
    missing: z.coerce.number(),
    outdated: z.coerce.number(),
    first: z.string(),
  }),
)
export type TranslationWork = z.infer<typeof workRows>[number]

/**
 * Counts the documents of each collection that miss a translation or have an outdated one, and
 * names the first of them.
 */
export async function findTranslationWork(
  { payload }: PayloadRequest,
  owners: readonly TranslatableConfig[],
  shown: readonly Locale[],
): Promise<TranslationWork[]> {
  if (owners.length === 0) return []
  const bits = bitsOf(shown)
  const result = await payload.db.drizzle.execute(sql`
    select s.collection, count(*) filter (where s.missing_in & ${bits}::int <> 0) as missing, count(*) filter (where s.outdated_in & ${bits}::int <> 0) as outdated,
      min(s.document) as first
    from language_states s where ${inCollections(owners)} and (s.missing_in <> 0 or s.outdated_in <> 0) and (s.missing_in | s.outdated_in) & ${bits}::int <> 0
    group by s.collection`)
  return workRows.parse(result.rows)
}
