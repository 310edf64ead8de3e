/** Addresses that show staff a page before visitors see it: no banner, no popup, no tags there. */
export const PREVIEW = 'preview'
export const isPreviewPath = (pathname: string): boolean => pathname.includes(PREVIEW)

/** What can be looked at before it is published. */
export const previewed = ['pages', 'modules', 'articles', 'properties', 'projects'] as const
export type Previewed = (typeof previewed)[number]

/** Nothing else reaches the database as an id. */
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

export type PreviewOf = { collection: Previewed; id: string }

/** What the two segments after `preview` name; nothing when they name nothing. */
export function previewOf(slug: string, id: string): PreviewOf | undefined {
  const collection = previewed.find((one) => one === slug)
  return collection && ID.test(id) ? { collection, id } : undefined
}

/** Where a document is looked at: by its id, because one without a path has no address yet. */
export const previewHref = (language: string, { collection, id }: PreviewOf, key?: string): string =>
  `/${language}/${PREVIEW}/${collection}/${id}/${key === undefined ? '' : `?key=${key}`}`

/** How long somebody without a login may look, in days. */
export const SHARED_FOR = 1 / 24
