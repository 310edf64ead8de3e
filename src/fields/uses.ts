import type { FlattenedField, PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig, Where } from 'payload'

type Owner = { slug: string; flattenedFields: FlattenedField[] }
type Doc = Record<string, unknown> & { id: string }

/** Where a document is pointed to: documents of a collection, or a global (which has no documents). */
export type Use = { slug: string; docs?: Doc[] }

/** Beyond this nobody counts: a large town may be named by half a million properties. */
export const COUNTED = 1000

/** The dotted paths of the fields that can point to the collection, and the blocks fields, whose inside no query reaches. */
function pointers({ flattenedFields }: Owner, to: string, path = ''): { relations: string[]; blocks: string[] } {
  const found = { relations: [] as string[], blocks: [] as string[] }
  for (const field of flattenedFields) {
    const own = path + field.name
    // A suggestion holds nothing: it goes with the document it names.
    if (('virtual' in field && field.virtual) || field.custom?.letsGo === true) continue
    if (field.type === 'relationship' || field.type === 'upload') {
      if (Array.isArray(field.relationTo) ? field.relationTo.some((one) => one === to) : field.relationTo === to) {
        found.relations.push(Array.isArray(field.relationTo) ? `${own}.value` : own)
      }
    } else if (field.type === 'blocks') {
      found.blocks.push(own)
    } else if (field.type === 'group' || field.type === 'tab' || field.type === 'array') {
      const inner = pointers({ slug: '', flattenedFields: field.flattenedFields }, to, `${own}.`)
      found.relations.push(...inner.relations)
      found.blocks.push(...inner.blocks)
    }
  }
  return found
}

/** Ids are unique in the whole database, so a value that equals one is a reference to it, however deep it lies. */
function holds(value: unknown, id: string): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some((one) => holds(one, id))
  return value === id
}

async function usesIn(collection: SanitizedCollectionConfig, to: string, id: string, req: PayloadRequest): Promise<Doc[]> {
  const { relations, blocks } = pointers(collection, to)
  // A document counts when its published or its newest draft version points here; whether the editor may read it makes
  // no difference, so access is not asked.
  const common = { collection: collection.slug, depth: 0, pagination: false, overrideAccess: true, req } as const
  // What points back from there is no use by this document.
  const joined = Object.fromEntries(collection.flattenedFields.flatMap((field) => (field.type === 'join' ? [[field.name, undefined]] : [])))
  const found = new Map<string, Doc>()
  for (const draft of collection.versions?.drafts ? [false, true] : [false]) {
    const searches: { where: Where; limit: number; mayHold: (doc: Doc) => boolean }[] = [
      ...(relations.length > 0 ? [{ where: { or: relations.map((path) => ({ [path]: { equals: id } })) }, limit: COUNTED, mayHold: () => true }] : []),
      // No query reaches inside blocks.
      ...blocks.map(() => ({ where: {}, limit: 0, mayHold: (doc: Doc) => holds({ ...doc, ...joined, id: undefined }, id) })),
    ]
    for (const { mayHold, ...search } of searches) {
      const { docs } = await req.payload.find({ ...common, ...search, draft })
      for (const one of docs) {
        const doc: Doc = { ...one, id: String(one.id) }
        const isItself = collection.slug === to && doc.id === id
        if (!isItself && !found.has(doc.id) && mayHold(doc)) found.set(doc.id, doc)
      }
    }
  }
  return [...found.values()]
}

async function isUsedInGlobal(global: SanitizedGlobalConfig, to: string, id: string, req: PayloadRequest): Promise<boolean> {
  const { relations, blocks } = pointers(global, to)
  if (relations.length + blocks.length === 0) return false
  return holds(await req.payload.findGlobal({ slug: global.slug, depth: 0, overrideAccess: true, req }), id)
}

/** Every document and global that points to this document. */
export async function findUses(req: PayloadRequest, to: string, id: string): Promise<Use[]> {
  const { collections, globals } = req.payload.config
  const uses: Use[] = []
  for (const collection of collections) {
    const docs = collection.slug.startsWith('payload-') ? [] : await usesIn(collection, to, id, req)
    if (docs.length > 0) uses.push({ slug: collection.slug, docs })
  }
  for (const global of globals) if (await isUsedInGlobal(global, to, id, req)) uses.push({ slug: global.slug })
  return uses
}
