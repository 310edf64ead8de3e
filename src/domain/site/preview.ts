/** Addresses that show staff a page before visitors see it: no banner, no popup, no tags there. */
export const PREVIEW = 'preview'
export const isPreviewPath = (pathname: string): boolean => pathname.includes(PREVIEW)

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

/** What the two segments after `preview` name; nothing when they name nothing. */
export function previewTarget(slug: string, id: string): PreviewTarget | undefined {
  const collection = previewCollections.find((one) => one === slug)
  return collection && ID.test(id) ? { collection, id } : undefined
}

/** Where a document is looked at: by its id, because one without a path has no address yet. */
export const previewHref = (
  language: string,
  { collection, id }: PreviewTarget,
  key?: string,
): string => `/${language}/${PREVIEW}/${collection}/${id}/${key === undefined ? '' : `?key=${key}`}`

/** Days for which a shared preview link opens. */
export const SHARED_PREVIEW_DAYS = 1 / 24
