import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  GlobalAfterChangeHook,
  PayloadRequest,
  Plugin,
} from 'payload'

import { extendAll } from '@/fields/extend'
import { findUses } from '@/fields/uses'
import { addJob } from '@/jobs/queue'
import { revalidate } from '@/jobs/siteJobs'

import { documentTag, limitTags, tagsAfterChange, type ChangedDocument } from './cacheTags'

/**
 * Collections that public pages show, including the colleagues, documents and open moments of a
 * listing. A change in any other collection (enquiries, owners) invalidates nothing.
 */
const publicCollections = new Set([
  'pages',
  'modules',
  'articles',
  'categories',
  'menus',
  'media',
  'redirects',
  'properties',
  'projects',
  'property-types',
  'cities',
  'testimonials',
  'users',
  'documents',
  'visit-days',
  'appointments',
])

/** True while demo content is loaded: hundreds of documents are written before any page exists. */
const isQuiet = (req: PayloadRequest): boolean => req.context.quiet === true

/** Returns the tags of all documents that use a media file, since those show it. */
async function tagsOfUses(req: PayloadRequest, id: string): Promise<string[]> {
  const uses = await findUses(req, 'media', id)
  return uses.flatMap(({ slug, docs }) =>
    docs ? docs.flatMap((doc) => tagsAfterChange(slug, doc, doc)) : [slug],
  )
}

const publishedKey = (id: unknown): string => `published ${String(id)}`

/**
 * Remembers what visitors see of a document whose newest version is a draft. Payload compares a save with
 * that draft, which may already be in another list than the page that visitors have.
 */
const rememberPublished: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || originalDoc?._status !== 'draft' || isQuiet(req)) return data
  const published = await req.payload.findByID({
    collection: collection.slug,
    id: originalDoc.id,
    draft: false,
    depth: 0,
    // What is dropped from the cache does not depend on the rights of who saves.
    overrideAccess: true,
    disableErrors: true,
    req,
  })
  // Payload gives the request another context while it reads: only then is it written to.
  req.context[publishedKey(originalDoc.id)] = published
  return data
}

/** Returns the states before a change: the newest version, and what visitors saw where that differs. */
const statesBefore = (
  req: PayloadRequest,
  id: unknown,
  before: ChangedDocument | undefined,
): (ChangedDocument | undefined)[] => {
  const published = req.context[publishedKey(id)]
  return typeof published === 'object' && published !== null
    ? [before, { ...before, ...published }]
    : [before]
}

async function enqueueTags(
  req: PayloadRequest,
  slug: string,
  doc: ChangedDocument,
  before?: ChangedDocument,
): Promise<void> {
  if (isQuiet(req)) return
  const tags =
    slug === 'media'
      ? await tagsOfUses(req, String(doc.id))
      : statesBefore(req, doc.id, before).flatMap((state) => tagsAfterChange(slug, doc, state))
  if (tags.length > 0) await addJob(req, revalidate, { tags: limitTags(tags) })
}

const invalidateAfterChange: CollectionAfterChangeHook = async ({
  collection,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (collection.slug !== 'media' || operation === 'update')
    await enqueueTags(req, collection.slug, doc, operation === 'update' ? previousDoc : undefined)
  return doc
}

const invalidateAfterDelete: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  // No page shows a file that may be deleted, but the front of each instance may still have it.
  if (collection.slug === 'media')
    await addJob(req, revalidate, { tags: [documentTag('media', String(doc.id))] })
  else await enqueueTags(req, collection.slug, doc)
  return doc
}

const invalidateAfterGlobalChange: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (!isQuiet(req)) await addJob(req, revalidate, { tags: [global.slug] })
  return doc
}

/**
 * Enqueues an invalidation after every change of what visitors see. The job is part of the
 * transaction of the change, so it runs only when the change is committed.
 */
export const enqueueInvalidation: Plugin = (config) =>
  extendAll(config, {
    collection: ({ slug }) =>
      publicCollections.has(slug)
        ? {
            hooks: {
              beforeChange: [rememberPublished],
              afterChange: [invalidateAfterChange],
              afterDelete: [invalidateAfterDelete],
            },
          }
        : undefined,
    global: () => ({ hooks: { afterChange: [invalidateAfterGlobalChange] } }),
  })
