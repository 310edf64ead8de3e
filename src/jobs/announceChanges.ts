import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook, PayloadRequest, Plugin } from 'payload'

import { addJob } from './queue'

/** What visitors see. A change elsewhere (leads, people) renders no page anew. */
const shown = new Set([
  ...['pages', 'modules', 'articles', 'categories', 'menus', 'media'],
  ...['properties', 'projects', 'property-types', 'cities', 'testimonials'],
])

/** The loader of the demo content writes hundreds of documents before any page exists. */
const isQuiet = (req: PayloadRequest): boolean => req.context.quiet === true

const announceChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (!isQuiet(req)) await addJob(req, 'revalidate', { tags: [collection.slug] })
  return doc
}

const announceDeletion: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  if (!isQuiet(req)) await addJob(req, 'revalidate', { tags: [collection.slug] })
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
