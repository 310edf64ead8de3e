import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
  Plugin,
} from 'payload'
import { z } from 'zod'

import { extendAll } from '@/fields/extend'
import { transactionOf } from '@/fields/transactionOf'

/** Collections that staff edit. Enquiries, emails and people have screens of their own. */
const editedCollections = new Set([
  'pages',
  'modules',
  'articles',
  'categories',
  'menus',
  'media',
  'documents',
  'testimonials',
  'properties',
  'projects',
  'property-types',
  'cities',
  'mail-texts',
  'answer-templates',
])

/** `document` is empty for a global, because there is one of each. */
type DocumentEdit = { collection: string; document: string; title: string }

/**
 * Stores who edited a document last, in one row per document. What the loader of the demo content
 * writes is not an edit.
 */
async function saveLastEdit(
  req: PayloadRequest,
  { collection, document, title }: DocumentEdit,
): Promise<void> {
  if (req.user?.collection !== 'users' || req.context.quiet === true) return
  const db = await transactionOf(req)
  await db.execute(sql`insert into last_edits (collection, document, title, user_id, at)
    values (${collection}, ${document}, ${title}, ${req.user.id}::uuid, now())
    on conflict (collection, document) do update set title = excluded.title, user_id = excluded.user_id, at = excluded.at`)
}

const titleOf = (doc: Record<string, unknown>, field: string | undefined): string => {
  const title = field === undefined ? undefined : doc[field]
  return typeof title === 'string' ? title.slice(0, 200) : ''
}

const afterChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  await saveLastEdit(req, {
    collection: collection.slug,
    document: String(doc.id),
    title: titleOf(doc, collection.admin.useAsTitle),
  })
  return doc
}

const afterDelete: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const db = await transactionOf(req)
  await db.execute(
    sql`delete from last_edits where collection = ${collection.slug} and document = ${String(id)}`,
  )
}

const afterGlobal: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  await saveLastEdit(req, { collection: global.slug, document: '', title: '' })
  return doc
}

/** Stores the last edit of each document in the transaction of the save. */
export const trackEdits: Plugin = (config) =>
  extendAll(config, {
    collection: ({ slug }) =>
      editedCollections.has(slug)
        ? { hooks: { afterChange: [afterChange], afterDelete: [afterDelete] } }
        : undefined,
    global: () => ({ hooks: { afterChange: [afterGlobal] } }),
  })

const edits = z.array(
  z.object({
    collection: z.string(),
    document: z.string(),
    title: z.string(),
    name: z.string().nullable(),
    at: z.coerce.date(),
  }),
)
export type LastEdit = z.infer<typeof edits>[number]

/** Returns the last edits of all documents that the colleague may open, the newest first. */
export async function findLastEdits(
  { payload }: PayloadRequest,
  opens: (slug: string) => boolean,
  limit: number,
): Promise<LastEdit[]> {
  const { collections, globals } = payload.config
  const slugs = [...collections, ...globals].flatMap(({ slug }) => (opens(slug) ? [slug] : []))
  const { rows } = await payload.db.drizzle
    .execute(sql`select e.collection, e.document, e.title, u.name, e.at
    from last_edits e left join users u on u.id = e.user_id
    where e.collection in (select jsonb_array_elements_text(${JSON.stringify(slugs)}::jsonb)) order by e.at desc limit ${limit}`)
  return edits.parse(rows)
}
