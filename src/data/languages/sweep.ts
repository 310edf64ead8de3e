import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { inTransaction, payload } from '../core/payload'
import { syncLanguageStates } from './syncStates'
import { isCollection, translatableConfigs, type TranslatableConfig } from './texts'

/**
 * Documents per transaction, and the most of a collection per sweep; the next sweep takes the rest.
 */
const BATCH_SIZE = 100
const MAX_PER_SWEEP = 5000

const idRows = z.array(z.object({ id: z.string() }))

type Db = PayloadRequest['payload']['db']['drizzle']

const tableOf = ({ slug }: TranslatableConfig) => sql.raw(`"${slug.replaceAll('-', '_')}"`)

/**
 * Finds documents without an up-to-date state: written by an import or the demo loader, or before
 * an upgrade.
 */
async function findOutdated(db: Db, owner: TranslatableConfig): Promise<string[]> {
  if (!isCollection(owner)) {
    const { rows } = await db.execute(
      sql`select '' as id where not exists (select from language_states where collection = ${owner.slug})`,
    )
    return idRows.parse(rows).map(({ id }) => id)
  }
  const { rows } = await db.execute(sql`select d.id::text as id from ${tableOf(owner)} d
    left join language_states s on s.collection = ${owner.slug} and s.document = d.id::text
    where s.document is null or s.kept_at < d.updated_at limit ${MAX_PER_SWEEP}`)
  return idRows.parse(rows).map(({ id }) => id)
}

/**
 * Stores the language states that no save has stored, and deletes those of documents that no longer
 * exist.
 */
export async function syncMissedLanguages(): Promise<void> {
  const instance = await payload()
  for (const owner of translatableConfigs({ payload: instance })) {
    const ids = await findOutdated(instance.db.drizzle, owner)
    for (let at = 0; at < ids.length; at += BATCH_SIZE)
      await inTransaction((req) => syncLanguageStates(req, owner, ids.slice(at, at + BATCH_SIZE)))
    if (!isCollection(owner)) continue
    await instance.db.drizzle
      .execute(sql`delete from language_states s where s.collection = ${owner.slug}
      and not exists (select from ${tableOf(owner)} d where d.id::text = s.document)`)
  }
}
