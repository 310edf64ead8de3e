/** Segments that mean something to the server, so no page or article can carry them. */
const RESERVED = ['admin', 'api', '_next', 'filtered', 'media', 'maplibre', 'property', 'robots', 'sitemap']
const LONGEST = 80

/** One segment of a path made from a title: without diacritics and punctuation, lowercase, hyphens for blanks. Letters of other scripts stay. */
export function slugify(title: string): string {
  return title
    .replace(/ß/g, 'ss')
    .replace(/æ/gi, 'ae')
    .replace(/œ/gi, 'oe')
    .replace(/ø/gi, 'o')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_–—/-]+/g, '-')
    .replace(/[^\p{L}\p{N}-]/gu, '')
    .replace(/-{2,}/g, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '')
}

export const isSlug = (segment: string): boolean => segment !== '' && segment === slugify(segment)

/** A two-letter segment is a language, and a path that holds "preview" is preview mode. */
export const isReservedSegment = (segment: string): boolean =>
  RESERVED.includes(segment) || /^[a-z]{2}$/.test(segment) || segment.includes('preview')

/** Several segments with slashes between them, as the path table writes them: "te-koop/woningen". */
export const isSlugPath = (path: string): boolean => {
  const segments = path.replace(/^\/|\/$/g, '').split('/')
  return segments.every((segment) => isSlug(segment) || /^\{[a-zA-Z]+\}$/.test(segment))
}
