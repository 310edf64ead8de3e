import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook, PayloadRequest, Plugin } from 'payload'
import { z } from 'zod'

import { transactionOf } from '@/fields/transactionOf'

import { afterWriting } from '../afterWriting'

/** What staff write. Leads, mails and people have screens of their own. */
const written = new Set([
  ...['pages', 'modules', 'articles', 'categories', 'menus', 'media', 'documents', 'testimonials'],
  ...['properties', 'projects', 'property-types', 'cities', 'mail-texts', 'answer-templates'],
])

/** `document` is empty for a global: there is only one of it. */
type Edited = { collection: string; document: string; title: string }

/** One row a document: who touched it last. What the loader of the demo content writes, nobody has touched. */
async function remember(req: PayloadRequest, { collection, document, title }: Edited): Promise<void> {
  if (req.user?.collection !== 'users' || req.context.quiet === true) return
  const db = await transactionOf(req)
  await db.execute(sql`insert into last_edits (collection, document, title, user_id, at)
    values (${collection}, ${document}, ${title}, ${req.user.id}::uuid, now())
    on conflict (collection, document) do update set title = excluded.title, user_id = excluded.user_id, at = excluded.at`)
}

const titled = (doc: Record<string, unknown>, field: string | undefined): string => {
  const title = field === undefined ? undefined : doc[field]
  return typeof title === 'string' ? title.slice(0, 200) : ''
}

const afterChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  await remember(req, { collection: collection.slug, document: String(doc.id), title: titled(doc, collection.admin.useAsTitle) })
  return doc
}

const afterDelete: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const db = await transactionOf(req)
  await db.execute(sql`delete from last_edits where collection = ${collection.slug} and document = ${String(id)}`)
}

const afterGlobal: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  await remember(req, { collection: global.slug, document: '', title: '' })
  return doc
}

/** Who last wrote what is kept in the transaction of the save. */
export const rememberEdits: Plugin = (config) =>
  afterWriting(config, { collections: ({ slug }) => written.has(slug), globals: () => true, afterChange, afterDelete, afterGlobal })

const edits = z.array(z.object({ collection: z.string(), document: z.string(), title: z.string(), name: z.string().nullable(), at: z.coerce.date() }))
export type Edit = z.infer<typeof edits>[number]

/** What was written last, by whom, of all that the colleague opens. */
export async function findLastEdits({ payload }: PayloadRequest, opens: (slug: string) => boolean, most: number): Promise<Edit[]> {
  const { collections, globals } = payload.config
  const slugs = [...collections, ...globals].flatMap(({ slug }) => (opens(slug) ? [slug] : []))
  const { rows } = await payload.db.drizzle.execute(sql`select e.collection, e.document, e.title, u.name, e.at
    from last_edits e left join users u on u.id = e.user_id
    where e.collection in (select jsonb_array_elements_text(${JSON.stringify(slugs)}::jsonb)) order by e.at desc limit ${most}`)
  return edits.parse(rows)
}
