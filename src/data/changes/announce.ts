import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook, PayloadRequest, Plugin } from 'payload'

import { findUses } from '@/fields/uses'
import { addJob } from '@/jobs/queue'

import { tagsAfter, type Changed } from './tags'

/** What visitors see. A change elsewhere (leads, people) renders no page anew. */
const shown = new Set([
  ...['pages', 'modules', 'articles', 'categories', 'menus', 'media', 'redirects'],
  ...['properties', 'projects', 'property-types', 'cities', 'testimonials', 'documents'],
])

/** The loader of the demo content writes hundreds of documents before any page exists. */
const isQuiet = (req: PayloadRequest): boolean => req.context.quiet === true

/** A picture is shown by the documents that point to it. */
async function tagsOfUses(req: PayloadRequest, id: string): Promise<string[]> {
  const uses = await findUses(req, 'media', id)
  return [...new Set(uses.flatMap(({ slug, docs }) => (docs ? docs.flatMap((doc) => tagsAfter(slug, doc, doc)) : [slug])))]
}

async function announce(req: PayloadRequest, slug: string, doc: Changed, before?: Changed): Promise<void> {
  if (isQuiet(req)) return
  const tags = slug === 'media' ? await tagsOfUses(req, String(doc.id)) : tagsAfter(slug, doc, before)
  if (tags.length > 0) await addJob(req, 'revalidate', { tags })
}

const announceChange: CollectionAfterChangeHook = async ({ collection, doc, operation, previousDoc, req }) => {
  if (collection.slug !== 'media' || operation === 'update') await announce(req, collection.slug, doc, operation === 'update' ? previousDoc : undefined)
  return doc
}

const announceDeletion: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  await announce(req, collection.slug, doc)
  return doc
}

const announceGlobal: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (!isQuiet(req)) await addJob(req, 'revalidate', { tags: [global.slug] })
  return doc
}

/** After a change of what visitors see, a job of the same transaction has the pages that show it rendered anew. */
export const announceChanges: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    shown.has(collection.slug)
      ? {
          ...collection,
          hooks: {
            ...collection.hooks,
            afterChange: [...(collection.hooks?.afterChange ?? []), announceChange],
            afterDelete: [...(collection.hooks?.afterDelete ?? []), announceDeletion],
          },
        }
      : collection,
  ),
  globals: config.globals?.map((global) => ({
    ...global,
    hooks: { ...global.hooks, afterChange: [...(global.hooks?.afterChange ?? []), announceGlobal] },
  })),
})
