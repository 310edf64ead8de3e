/** Segments that mean something to the server, so no page or article can carry them. */
const RESERVED = [
  'admin',
  'api',
  '_next',
  'filtered',
  'map',
  'media',
  'maplibre',
  'portal',
  'property',
  'robots',
  'sitemap',
]
const MAX_SLUG_LENGTH = 80

/** Letters that are one sign with a diacritic to a reader, but not to Unicode. */
const SPELLED: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' }

/**
 * One segment of a path made from a title: without diacritics and punctuation, lowercase, hyphens for blanks. Letters of
 * other scripts stay. Lowercase comes first, because it can bring out diacritics of its own (İ).
 */
export function slugify(title: string): string {
  const letters = title
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .replace(/[ßæœøłđ]/g, (letter) => SPELLED[letter] ?? letter)
    .replace(/[\s_–—/-]+/g, '-')
    .replace(/[^\p{L}\p{N}-]/gu, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-/, '')
  return [...letters].slice(0, MAX_SLUG_LENGTH).join('').replace(/-$/, '')
}

export const isSlug = (segment: string): boolean => segment !== '' && segment === slugify(segment)

/** A two-letter segment is a language, and a path that holds "preview" is preview mode. */
export const isReservedSegment = (segment: string): boolean =>
  RESERVED.includes(segment) || /^[a-z]{2}$/.test(segment) || segment.includes('preview')

/**
 * Several segments with slashes between them, as the path table writes them: "te-koop/woningen".
 */
export const isSlugPath = (path: string): boolean => {
  const segments = path.replace(/^\/|\/$/g, '').split('/')
  return segments.every((segment) => isSlug(segment) || /^\{[a-zA-Z]+\}$/.test(segment))
}
