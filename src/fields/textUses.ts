import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, PayloadRequest } from 'payload'

import { columnOf } from '@/domain/lib/columnOf'

import { transactionOf } from './transactionOf'

/** A rich text of a collection that stands in a column of its table, or of the one by language. */
export type TextField = { path: string; isLocalized: boolean }

type Options = { collection: CollectionSlug; draft: boolean; req: PayloadRequest }

/**
 * Returns the documents whose rich texts show or link to an id in any language: the published ones,
 * or those whose newest version does. In stored text the id stands as a whole, in quotes; that it
 * has pictures or links at all is the condition of the indexes on the many texts of properties.
 */
export async function idsByTexts(
  { collection, draft, req }: Options,
  texts: readonly TextField[],
  id: string,
  limit: number,
): Promise<string[]> {
  const name = collection.replaceAll('-', '_')
  const table = draft ? `_${name}_v` : name
  const db = await transactionOf(req)
  const ids = new Set<string>()
  for (const { path, isLocalized } of texts) {
    const column = `${isLocalized ? 't' : 'd'}.${draft ? 'version_' : ''}${columnOf(path)}`
    const { rows } = await db.execute<{ id: string }>(sql`
      select distinct ${sql.raw(draft ? 'd.parent_id' : 'd.id')}::text as id from ${sql.raw(table)} d
      ${sql.raw(isLocalized ? `join ${table}_locales t on t._parent_id = d.id` : '')}
      where ${sql.raw(column)}::text like '%"relationTo"%' and strpos(${sql.raw(column)}::text, ${`"${id}"`}) > 0
      ${sql.raw(draft ? 'and d.latest' : '')} limit ${limit}`)
    for (const row of rows) ids.add(row.id)
  }
  return [...ids]
}
