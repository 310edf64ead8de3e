import { isLocale } from '@/i18n/locales'

const LONGEST_PATH = 2_000

/** What may stand in a path as it is, and `encodeURIComponent` would write as a code. */
const HARMLESS = /%(?:24|26|2B|2C|3A|3B|3D|40)/g
/** Inside one segment: a slash, a backslash or a control character is only there to confuse. */
const CONFUSING = /[/\\\p{Cc}]/u

export type Path = { segments: string[]; trailingSlash: boolean; doubledSlash: boolean }

const encode = (segment: string) => encodeURIComponent(segment).replace(HARMLESS, decodeURIComponent)

/** The path and the query of what was asked for; the address in `GET http://host/path` says nothing that counts. */
export function splitTarget(target: string): { path: string; query: string } {
  const local = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').replace(/#.*$/s, '')
  const at = local.indexOf('?')
  const path = at < 0 ? local : local.slice(0, at)
  return { path: path || '/', query: at < 0 ? '' : local.slice(at) }
}

function decode(segment: string): string | null {
  try {
    const text = decodeURIComponent(segment)
    return text === '.' || text === '..' || CONFUSING.test(text) ? null : text
  } catch {
    // Not UTF-8, or half a code: no page is called so.
    return null
  }
}

/** The segments of a path as text; nothing when no page of any kind can have such an address. */
export function readPath(path: string): Path | null {
  if (path.length > LONGEST_PATH || !path.startsWith('/')) return null
  const parts = path.slice(1).split('/')
  const trailingSlash = parts.at(-1) === ''
  if (trailingSlash) parts.pop()
  const segments: string[] = []
  for (const part of parts) {
    const text = decode(part)
    if (text === null) return null
    if (text !== '') segments.push(text)
  }
  return { segments, trailingSlash, doubledSlash: segments.length < parts.length }
}

export const writePath = (segments: readonly string[], trailingSlash: boolean) =>
  segments.length ? `/${segments.map(encode).join('/')}${trailingSlash ? '/' : ''}` : '/'

export const isFile = (segments: readonly string[]) => segments.at(-1)?.includes('.') ?? false

/**
 * The one way to write the address of a page: one slash at the end unless it is a file, a lower-case language, one
 * form for letters with accents. `moved` when the slashes or the language differ; codes alone make no redirect,
 * because browsers disagree about them.
 */
export function sitePath({ segments, trailingSlash, doubledSlash }: Path): { path: string; segments: string[]; moved: boolean } {
  const [first = '', ...rest] = segments
  const language = first.toLowerCase()
  const tidy = segments.length ? [isLocale(language) ? language : first, ...rest].map((segment) => segment.normalize('NFC')) : []
  const wantsSlash = !isFile(tidy)
  const moved = doubledSlash || (segments.length > 0 && wantsSlash !== trailingSlash) || (isLocale(language) && first !== language)
  return { path: writePath(tidy, wantsSlash), segments: tidy, moved }
}
