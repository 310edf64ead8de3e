import { sql } from '@payloadcms/db-postgres'

import { payload } from '../core/payload'
import { findShownLanguages } from '../languages/allowed'
import { BATCH_SIZE, writeAdvertisements, writeSearchTexts } from './listColumns'
import { propertyTables } from './propertyTables'

/**
 * Writes what no save has written: properties of an older release, and those whose advertisement is
 * judged by other rules since.
 */
export async function writeMissingListColumns(): Promise<void> {
  const instance = await payload()
  const db = instance.db.drizzle
  const languages = await findShownLanguages({ payload: instance, user: null })
  for (const target of propertyTables) {
    const own = (column: string) => sql.raw(`p.${target.prefix}${column}`)
    // Both are written together, and only this column has an index that finds empty ones.
    const isMissing = sql`${own('advertisement')} is null`
    const isUnsearched = sql`${isMissing} and ${own('search_text')} is null`
    while ((await writeSearchTexts(db, target, isUnsearched, BATCH_SIZE)) === BATCH_SIZE);
    while ((await writeAdvertisements(db, target, isMissing, languages)) === BATCH_SIZE);
  }
}
