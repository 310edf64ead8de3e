import type {
  FlattenedField,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
  Where,
} from 'payload'

type Entity = { flattenedFields: FlattenedField[] }
type Doc = Record<string, unknown> & { id: string }
type ReferencePaths = { relations: string[]; blocks: string[] }

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

/**
 * Lists the paths of the fields that can point to a collection, and of the blocks fields, which no
 * query can search.
 */
function referencePaths({ flattenedFields }: Entity, to: string, prefix = ''): ReferencePaths {
  const paths: ReferencePaths = { relations: [], blocks: [] }
  for (const field of flattenedFields) {
    const path = prefix + field.name
    // A suggestion does not count as a use: it is deleted with the document it names.
    if (('virtual' in field && field.virtual) || field.custom?.letsGo === true) continue
    if (field.type === 'relationship' || field.type === 'upload') {
      if (isRelationTo(field.relationTo, to))
        paths.relations.push(Array.isArray(field.relationTo) ? `${path}.value` : path)
    } else if (field.type === 'blocks') {
      paths.blocks.push(path)
    } else if (field.type === 'group' || field.type === 'tab' || field.type === 'array') {
      const inner = referencePaths(field, to, `${path}.`)
      paths.relations.push(...inner.relations)
      paths.blocks.push(...inner.blocks)
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

type Search = { where: Where; limit: number; mayHold: (doc: Doc) => boolean }

/** Returns the queries that find the documents of a collection pointing to this one. */
function searchesIn(collection: SanitizedCollectionConfig, to: string, id: string): Search[] {
  const { relations, blocks } = referencePaths(collection, to)
  // Joins point back to the document and are no use of it.
  const withoutJoins = Object.fromEntries(
    collection.flattenedFields.flatMap((field) =>
      field.type === 'join' ? [[field.name, undefined]] : [],
    ),
  )
  const byRelation: Search = {
    where: { or: relations.map((path) => ({ [path]: { equals: id } })) },
    limit: MAX_USES,
    mayHold: () => true,
  }
  // No query searches inside blocks, so all documents are read.
  const byBlocks: Search = {
    where: {},
    limit: 0,
    mayHold: (doc) => holds({ ...doc, ...withoutJoins, id: undefined }, id),
  }
  return [...(relations.length > 0 ? [byRelation] : []), ...(blocks.length > 0 ? [byBlocks] : [])]
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
  const common = {
    collection: collection.slug,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  } as const
  const uses = new Map<string, Doc>()
  for (const draft of collection.versions?.drafts ? [false, true] : [false]) {
    for (const { mayHold, ...search } of searchesIn(collection, to, id)) {
      const { docs } = await req.payload.find({ ...common, ...search, draft })
      for (const result of docs) {
        const doc: Doc = { ...result, id: String(result.id) }
        const isItself = collection.slug === to && doc.id === id
        if (!isItself && !uses.has(doc.id) && mayHold(doc)) uses.set(doc.id, doc)
      }
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
  const { relations, blocks } = referencePaths(global, to)
  if (relations.length + blocks.length === 0) return false
  return holds(
    await req.payload.findGlobal({ slug: global.slug, depth: 0, overrideAccess: true, req }),
    id,
  )
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
