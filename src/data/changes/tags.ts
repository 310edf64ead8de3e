/** What an answer was made of, and what a change touches, in the same words. Every answer carries this one. */
export const EVERYTHING = 'everything'

export const one = (slug: string, id: string): string => `${slug}:${id}`

const NUMBERED = 'properties:number:'

/** A listing as visitors ask for it: by the number in its address. */
export const numbered = (reference: number): string => `${NUMBERED}${reference}`

/** The listings that these tags name by number. */
export const referencesIn = (tags: readonly string[]): number[] => tags.flatMap((tag) => (tag.startsWith(NUMBERED) ? [Number(tag.slice(NUMBERED.length))] : []))

/** Lists of listings of one goal, of the articles of one category, of the papers of one listing or project. */
export const listOf = (slug: 'properties' | 'articles' | 'documents', scope: string): string => `${slug}:in:${scope}`

export type Changed = Record<string, unknown> & { id?: string | number }

const idOf = (value: unknown): string | undefined => {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  return typeof id === 'string' ? id : undefined
}

/** What menus, breadcrumbs and addresses are made of: a change elsewhere on the page leaves all other pages alone. */
const placing = ['title', 'path', 'parent', 'category', 'kind', 'public', 'sort', 'list', 'redirect', '_status']

const same = (a: unknown, b: unknown): boolean => JSON.stringify(idOf(a) ?? a ?? null) === JSON.stringify(idOf(b) ?? b ?? null)

/** Whether a document may stand elsewhere now: it is new, gone, or one of these fields is another. */
const moved = (doc: Changed, before: Changed | undefined): boolean => !before || placing.some((field) => !same(doc[field], before[field]))

const scopes = (field: string, doc: Changed, before: Changed | undefined): string[] =>
  [...new Set([doc, before].map((state) => idOf(state?.[field])))].filter((id): id is string => id !== undefined)

const numbersOf = (doc: Changed, before: Changed | undefined): string[] =>
  [...new Set([doc.reference, before?.reference])].filter((reference) => typeof reference === 'number').map(numbered)

/** What to renew after a change of a document. Small vocabularies are named as a whole: many answers show them. */
export function tagsAfter(slug: string, doc: Changed, before?: Changed): string[] {
  const own = one(slug, String(doc.id))
  switch (slug) {
    case 'pages':
      return moved(doc, before) ? [own, slug] : [own]
    case 'modules':
    case 'users':
      return [own]
    case 'documents':
      return ['property', 'project'].flatMap((owner) => scopes(owner, doc, before)).map((id) => listOf(slug, id))
    case 'articles':
      return [own, ...scopes('category', doc, before).map((id) => listOf(slug, id)), ...(moved(doc, before) ? [slug] : [])]
    case 'properties':
      return [
        own,
        ...numbersOf(doc, before),
        ...scopes('goal', doc, before).map((goal) => listOf(slug, goal)),
        ...scopes('project', doc, before).map((id) => one('projects', id)),
      ]
    case 'projects':
      return [own, slug]
    default:
      return [slug]
  }
}
