/** The tag that every cached answer carries. */
export const EVERYTHING = 'everything'

/** The tag of answers that depend on the file with the streets of the map. */
export const MAP_FILE_TAG = 'map-file'

/** What nearly every listing names: its type and its town. */
export const vocabularyTags = ['property-types', 'cities']

/** The most tags that are invalidated one by one: they fit into one notification of PostgreSQL. */
const MAX_TAGS = 100

/** Returns distinct tags; too many become the one that drops everything. */
export function limitTags(tags: readonly string[]): string[] {
  const distinct = [...new Set(tags)]
  return distinct.length > MAX_TAGS ? [EVERYTHING] : distinct
}

/** The tag of one document. */
export const documentTag = (slug: string, id: string): string => `${slug}:${id}`

const REFERENCE_TAG_PREFIX = 'properties:number:'

/** The tag of a listing by its reference, which is how visitors address it. */
export const referenceTag = (reference: number): string => `${REFERENCE_TAG_PREFIX}${reference}`

/** Returns the references of the listings that these tags name. */
export const referencesInTags = (tags: readonly string[]): number[] =>
  tags.flatMap((tag) =>
    tag.startsWith(REFERENCE_TAG_PREFIX) ? [Number(tag.slice(REFERENCE_TAG_PREFIX.length))] : [],
  )

/**
 * The tag of a list: the listings of one goal, the articles of one category, the documents of one
 * property or project, or the open moments of one property.
 */
export const listTag = (
  slug: 'properties' | 'articles' | 'documents' | 'visit-days',
  scope: string,
): string => `${slug}:in:${scope}`

export type ChangedDocument = Record<string, unknown> & { id?: string | number }

const idOf = (value: unknown): string | undefined => {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  return typeof id === 'string' ? id : undefined
}

/** Fields that menus, breadcrumbs and addresses show. Any other field affects its own page only. */
const placementFields = [
  'title',
  'path',
  'parent',
  'category',
  'kind',
  'public',
  'sort',
  'list',
  'redirect',
  '_status',
]

const isSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(idOf(a) ?? a ?? null) === JSON.stringify(idOf(b) ?? b ?? null)

/** Whether a document is new or deleted, or its place in menus and addresses may have changed. */
const hasMoved = (doc: ChangedDocument, before: ChangedDocument | undefined): boolean =>
  !before || placementFields.some((field) => !isSame(doc[field], before[field]))

/** The values of a relation before and after the change, each once. */
const scopesOf = (
  field: string,
  doc: ChangedDocument,
  before: ChangedDocument | undefined,
): string[] =>
  [...new Set([doc, before].map((state) => idOf(state?.[field])))].filter(
    (id): id is string => id !== undefined,
  )

const referenceTags = (doc: ChangedDocument, before: ChangedDocument | undefined): string[] =>
  [...new Set([doc.reference, before?.reference])]
    .filter((reference) => typeof reference === 'number')
    .map(referenceTag)

/**
 * Returns the tags to invalidate after a change of a document. A small vocabulary has one tag for
 * the whole collection, because many answers show it.
 */
export function tagsAfterChange(
  slug: string,
  doc: ChangedDocument,
  before?: ChangedDocument,
): string[] {
  const ownTag = documentTag(slug, String(doc.id))
  switch (slug) {
    case 'pages':
      return hasMoved(doc, before) ? [ownTag, slug] : [ownTag]
    case 'modules':
      return [ownTag]
    case 'users':
      return [ownTag, slug]
    case 'documents':
      return ['property', 'project']
        .flatMap((relation) => scopesOf(relation, doc, before))
        .map((id) => listTag(slug, id))
    case 'visit-days':
    case 'appointments':
      return scopesOf('property', doc, before).map((id) => listTag('visit-days', id))
    case 'articles':
      return [
        ownTag,
        ...scopesOf('category', doc, before).map((id) => listTag(slug, id)),
        ...(hasMoved(doc, before) ? [slug] : []),
      ]
    case 'properties':
      return [
        ownTag,
        ...referenceTags(doc, before),
        ...scopesOf('goal', doc, before).map((goal) => listTag(slug, goal)),
        ...scopesOf('project', doc, before).map((id) => documentTag('projects', id)),
      ]
    case 'projects':
      return [ownTag, slug]
    default:
      return [slug]
  }
}
