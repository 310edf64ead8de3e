import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { inTransaction, payload } from '../payload'
import { keepLanguages } from './keep'
import { isCollection, ownersOf, type Owner } from './texts'

/** So many documents are read at once, and so many of a collection in one round: the next round takes the rest. */
const AT_ONCE = 100
const MOST = 5000

const found = z.array(z.object({ id: z.string() }))

type Runs = PayloadRequest['payload']['db']['drizzle']

const tableOf = ({ slug }: Owner) => sql.raw(`"${slug.replaceAll('-', '_')}"`)

/** Documents that were written past the studio: by an import, the loader of the demo content, or before an upgrade. */
async function findUnkept(db: Runs, owner: Owner): Promise<string[]> {
  if (!isCollection(owner)) {
    const { rows } = await db.execute(sql`select '' as id where not exists (select from language_states where collection = ${owner.slug})`)
    return found.parse(rows).map(({ id }) => id)
  }
  const { rows } = await db.execute(sql`select d.id::text as id from ${tableOf(owner)} d
    left join language_states s on s.collection = ${owner.slug} and s.document = d.id::text
    where s.document is null or s.kept_at < d.updated_at limit ${MOST}`)
  return found.parse(rows).map(({ id }) => id)
}

/** Keeps how far the languages are where no save has done so, and forgets what no longer exists. */
export async function sweepLanguages(): Promise<void> {
  const site = await payload()
  for (const owner of ownersOf({ payload: site })) {
    const ids = await findUnkept(site.db.drizzle, owner)
    for (let at = 0; at < ids.length; at += AT_ONCE) await inTransaction((req) => keepLanguages(req, owner, ids.slice(at, at + AT_ONCE)))
    if (!isCollection(owner)) continue
    await site.db.drizzle.execute(sql`delete from language_states s where s.collection = ${owner.slug}
      and not exists (select from ${tableOf(owner)} d where d.id::text = s.document)`)
  }
}
