/** Addresses that show staff a page before visitors see it: no banner, no popup, no tags there. */
export const PREVIEW = 'preview'
export const isPreviewPath = (pathname: string): boolean => pathname.includes(PREVIEW)

/** The message by which the studio shows a theme on a preview that is not on the site. */
export const THEME_MESSAGE = 'hestia-theme'

/**
 * The message by which the studio tells the preview of a document what is typed: the name under which
 * it asks for it, or why it stays as it is.
 */
export const TYPED_MESSAGE = 'hestia-typed'
export type TypedMessage =
  | { typed: string }
  /** A field holds what cannot be shown. */
  | { wrong: string }
  | { failed: true }
  /** The form is again as it was saved. */
  | { saved: true }

/** The collections with a preview. */
export const previewCollections = [
  'pages',
  'modules',
  'articles',
  'properties',
  'projects',
] as const
export type PreviewCollection = (typeof previewCollections)[number]

/** Nothing else reaches the database as an id. */
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

export type PreviewTarget = { collection: PreviewCollection; id: string }

/** What a preview link can open: one document, or the whole site with the drafts of a release. */
export const sharedCollections = [...previewCollections, 'releases'] as const
export type SharedCollection = (typeof sharedCollections)[number]
export type SharedTarget = { collection: SharedCollection; id: string }

/** What the two segments after `preview` name; nothing when they name nothing. */
export function previewTarget(slug: string, id: string): PreviewTarget | undefined {
  const collection = previewCollections.find((one) => one === slug)
  return collection && ID.test(id) ? { collection, id } : undefined
}

/** The same for what a link can open. */
export function sharedTarget(slug: string, id: string): SharedTarget | undefined {
  const collection = sharedCollections.find((one) => one === slug)
  return collection && ID.test(id) ? { collection, id } : undefined
}

/** Where a document is looked at: by its id, because one without a path has no address yet. */
export const previewHref = (
  language: string,
  { collection, id }: SharedTarget,
  key?: string,
): string => `/${language}/${PREVIEW}/${collection}/${id}/${key === undefined ? '' : `?key=${key}`}`

/** The address of the site with the drafts of a release, in place of the address on the site. */
export function releasePreviewHref(href: string, release: string, key?: string): string {
  const [, language = '', ...path] = href.split(/[?#]/)[0]?.split('/') ?? []
  const base = previewHref(language, { collection: 'releases', id: release })
  return `${base}${path
    .filter(Boolean)
    .map((part) => `${part}/`)
    .join('')}${key === undefined ? '' : `?key=${key}`}`
}
