import {
  isolateObjectProperty,
  type CollectionSlug,
  type FlattenedField,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
  type Where,
} from 'payload'

import { textTargets } from '@/domain/site/documentLinks'

import { idsByTexts, type TextField } from './textUses'

type Entity = { flattenedFields: FlattenedField[] }
type Doc = Record<string, unknown> & { id: string }
type ReferencePaths = { relations: string[]; texts: TextField[]; unsearchable: string[] }

/**
 * Where a document is used: in documents of a collection, or in a global, which has no documents.
 */
export type Use = { slug: string; docs?: Doc[] }

/**
 * The largest number of uses that is counted. A large town may be used by half a million
 * properties.
 */
export const MAX_USES = 1000

function isRelationTo(relationTo: string | readonly string[], slug: string): boolean {
  return Array.isArray(relationTo) ? relationTo.includes(slug) : relationTo === slug
}

/** Where a field stands: below which names, in languages of their own, and in rows of a table of their own. */
type Place = { prefix: string; isLocalized: boolean; isInRows: boolean }
const TOP: Place = { prefix: '', isLocalized: false, isInRows: false }

/**
 * Lists the paths of the fields that can point to a collection: relations, rich texts, and what no
 * query can search, which is blocks and the texts in rows.
 */
function referencePaths({ flattenedFields }: Entity, to: string, place = TOP): ReferencePaths {
  const paths: ReferencePaths = { relations: [], texts: [], unsearchable: [] }
  for (const field of flattenedFields) {
    const path = place.prefix + field.name
    const isLocalized = place.isLocalized || ('localized' in field && field.localized === true)
    // A suggestion does not count as a use: it is deleted with the document it names.
    if (('virtual' in field && field.virtual) || field.custom?.letsGo === true) continue
    if (field.type === 'relationship' || field.type === 'upload') {
      if (isRelationTo(field.relationTo, to))
        paths.relations.push(Array.isArray(field.relationTo) ? `${path}.value` : path)
    } else if (field.type === 'richText' && isRelationTo(textTargets, to)) {
      if (place.isInRows) paths.unsearchable.push(path)
      else paths.texts.push({ path, isLocalized })
    } else if (field.type === 'blocks') {
      paths.unsearchable.push(path)
    } else if (field.type === 'group' || field.type === 'tab' || field.type === 'array') {
      const isInRows = place.isInRows || field.type === 'array'
      const inner = referencePaths(field, to, { prefix: `${path}.`, isLocalized, isInRows })
      paths.relations.push(...inner.relations)
      paths.texts.push(...inner.texts)
      paths.unsearchable.push(...inner.unsearchable)
    }
  }
  return paths
}

/**
 * Returns whether a value contains an id at any depth. Ids are unique in the whole database, so a
 * match is a reference.
 */
function holds(value: unknown, id: string): boolean {
  if (typeof value === 'object' && value !== null)
    return Object.values(value).some((inner) => holds(inner, id))
  return value === id
}

type Options = { collection: CollectionSlug; draft: boolean; req: PayloadRequest }

const asSystem = { depth: 0, pagination: false, overrideAccess: true } as const

/** A request of its own, because reading in all languages sets the language of the one it is given. */
const inOwnLanguage = (req: PayloadRequest): PayloadRequest =>
  isolateObjectProperty(req, ['locale', 'fallbackLocale'])

/** Reads all documents of a collection, in every language, and returns those that hold an id. */
async function idsByReading(
  { flattenedFields }: Entity,
  options: Options,
  id: string,
): Promise<string[]> {
  const { docs } = await options.req.payload.find({
    ...asSystem,
    ...options,
    locale: 'all',
    limit: 0,
    req: inOwnLanguage(options.req),
  })
  // Joins point back to the document and are no use of it.
  const withoutJoins = Object.fromEntries(
    flattenedFields.flatMap((field) => (field.type === 'join' ? [[field.name, undefined]] : [])),
  )
  return docs
    .filter((doc) => holds({ ...doc, ...withoutJoins, id: undefined }, id))
    .map((doc) => String(doc.id))
}

/**
 * Returns the documents of a collection that point to this one, in their published or their newest
 * draft version. Documents that the editor may not read count too.
 */
async function usesIn(
  collection: SanitizedCollectionConfig,
  to: string,
  id: string,
  req: PayloadRequest,
): Promise<Doc[]> {
  const { relations, texts, unsearchable } = referencePaths(collection, to)
  const uses = new Map<string, Doc>()
  for (const draft of collection.versions?.drafts ? [false, true] : [false]) {
    const options = { collection: collection.slug, draft, req }
    const ids = [
      ...(await idsByTexts(options, texts, id, MAX_USES)),
      ...(unsearchable.length > 0 ? await idsByReading(collection, options, id) : []),
    ]
    const conditions: Where[] = [
      ...relations.map((path) => ({ [path]: { equals: id } })),
      ...(ids.length > 0 ? [{ id: { in: ids } }] : []),
    ]
    if (conditions.length === 0) continue
    const { docs } = await req.payload.find({
      ...asSystem,
      ...options,
      where: { or: conditions },
      limit: MAX_USES,
    })
    for (const result of docs) {
      const doc: Doc = { ...result, id: String(result.id) }
      const isItself = collection.slug === to && doc.id === id
      if (!isItself && !uses.has(doc.id)) uses.set(doc.id, doc)
    }
  }
  return [...uses.values()]
}

async function isUsedInGlobal(
  global: SanitizedGlobalConfig,
  to: string,
  id: string,
  req: PayloadRequest,
): Promise<boolean> {
  const { relations, texts, unsearchable } = referencePaths(global, to)
  if (relations.length + texts.length + unsearchable.length === 0) return false
  const options = { slug: global.slug, locale: 'all', depth: 0, overrideAccess: true } as const
  return holds(await req.payload.findGlobal({ ...options, req: inOwnLanguage(req) }), id)
}

/** Finds every document and global that points to this document. */
export async function findUses(req: PayloadRequest, to: string, id: string): Promise<Use[]> {
  const { collections, globals } = req.payload.config
  const uses: Use[] = []
  for (const collection of collections) {
    const docs = collection.slug.startsWith('payload-') ? [] : await usesIn(collection, to, id, req)
    if (docs.length > 0) uses.push({ slug: collection.slug, docs })
  }
  for (const global of globals)
    if (await isUsedInGlobal(global, to, id, req)) uses.push({ slug: global.slug })
  return uses
}
