import {
  APIError,
  type CollectionBeforeDeleteHook,
  type FlattenedField,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
  type Where,
} from 'payload'

import { say } from '@/fields/say'

type Owner = { slug: string; flattenedFields: FlattenedField[] }
type Use = { label: string; ids: Set<string>; names: string[] }

/** How many of the documents in the way a refusal calls by name. */
const NAMED = 3

/** Beyond this a refusal says "1000+": a large town may be named by half a million properties. */
const COUNTED = 1000

/** The dotted paths of the fields that can point to the collection, and the blocks fields, whose inside no query reaches. */
function pointers({ flattenedFields }: Owner, to: string, path = ''): { relations: string[]; blocks: string[] } {
  const found = { relations: [] as string[], blocks: [] as string[] }
  for (const field of flattenedFields) {
    const own = path + field.name
    if ('virtual' in field && field.virtual) continue
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

async function usesIn(collection: SanitizedCollectionConfig, to: string, id: string, req: PayloadRequest): Promise<Use> {
  const { relations, blocks } = pointers(collection, to)
  const use: Use = { label: wordsOf(collection.labels.plural, req) ?? collection.slug, ids: new Set(), names: [] }
  // A document is in the way when its published or its newest draft version points here; whether the editor may read it
  // makes no difference, so access is not asked.
  const common = { collection: collection.slug, depth: 0, pagination: false, overrideAccess: true, req } as const
  const title = collection.admin.useAsTitle ?? 'id'

  for (const draft of collection.versions?.drafts ? [false, true] : [false]) {
    const searches: { where: Where; limit: number; select: Record<string, true>; mayHold: (doc: unknown) => boolean }[] = []
    if (relations.length > 0) {
      const where = { or: relations.map((path) => ({ [path]: { equals: id } })) }
      searches.push({ where, limit: COUNTED, select: { [title]: true }, mayHold: () => true })
    }
    for (const path of blocks) {
      searches.push({ where: {}, limit: 0, select: { [title]: true, [path]: true }, mayHold: (doc) => holds(doc, id) })
    }

    for (const { mayHold, ...search } of searches) {
      const { docs } = await req.payload.find({ ...common, ...search, draft })
      for (const doc of docs) {
        const own = String(doc.id)
        if (use.ids.has(own) || (collection.slug === to && own === id) || !mayHold({ ...doc, id: undefined })) continue
        use.ids.add(own)
        const name: unknown = doc[title as keyof typeof doc]
        if (typeof name === 'string' && title !== 'id') use.names.push(name)
      }
    }
  }
  return use
}

async function isUsedInGlobal(global: SanitizedGlobalConfig, to: string, id: string, req: PayloadRequest): Promise<boolean> {
  const { relations, blocks } = pointers(global, to)
  if (relations.length + blocks.length === 0) return false
  return holds(await req.payload.findGlobal({ slug: global.slug, depth: 0, overrideAccess: true, req }), id)
}

function wordsOf(label: unknown, { i18n }: Pick<PayloadRequest, 'i18n'>): string | undefined {
  if (typeof label === 'string') return label
  if (typeof label !== 'object' || label === null) return undefined
  const text = Object.entries(label).find(([language]) => language === i18n.language)?.[1]
  return typeof text === 'string' ? text : undefined
}

const sentence = ({ label, ids, names }: Use): string => {
  const named = names.slice(0, NAMED).map((name) => `"${name}"`)
  const list = named.length > 0 ? ` (${named.join(', ')}${ids.size > named.length ? ', …' : ''})` : ''
  return `${label}: ${ids.size >= COUNTED ? `${COUNTED}+` : ids.size}${list}`
}

/** Refuses to delete a document while others point to it, and says how many and where. */
export const refuseWhenInUse: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const { collections, globals } = req.payload.config
  const places: string[] = []
  for (const other of collections) {
    if (other.slug.startsWith('payload-')) continue
    const use = await usesIn(other, collection.slug, String(id), req)
    if (use.ids.size > 0) places.push(sentence(use))
  }
  for (const global of globals) {
    if (await isUsedInGlobal(global, collection.slug, String(id), req)) places.push(wordsOf(global.label, req) ?? global.slug)
  }
  if (places.length > 0) throw new APIError(say(req, 'inUse', { places: places.join('; ') }), 409, undefined, true)
}
