/** The collections that staff can link to in a rich text. */
export const linkedCollections = ['pages', 'articles', 'properties', 'projects'] as const

/** The collections that a rich text can point to: those of its links, and its pictures. */
export const textTargets: readonly string[] = [...linkedCollections, 'media']

/** A document of the studio that a link in rich text leads to. */
export type DocumentLink = { relationTo: string; id: string }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const idOf = (value: unknown): unknown => (isRecord(value) ? value.id : value)

/** Returns the document that the fields of a link name; undefined for any other address. */
export function documentLinkOf(fields: unknown): DocumentLink | undefined {
  if (!isRecord(fields) || fields.linkType !== 'internal' || !isRecord(fields.doc)) return undefined
  const { relationTo } = fields.doc
  const id = idOf(fields.doc.value)
  return typeof relationTo === 'string' && typeof id === 'string' ? { relationTo, id } : undefined
}

/** Lists the documents that the links of a rich text lead to, in their order. */
export function documentLinksIn(node: unknown): DocumentLink[] {
  if (Array.isArray(node)) return node.flatMap(documentLinksIn)
  if (!isRecord(node)) return []
  const own = node.type === 'link' ? documentLinkOf(node.fields) : undefined
  return [...(own ? [own] : []), ...documentLinksIn(node.root ?? node.children)]
}
