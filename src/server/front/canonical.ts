import { isLocale } from '@/i18n/locales'

const MAX_PATH_LENGTH = 2_000

/** Characters that are allowed in a path but encoded by `encodeURIComponent`. */
const ALLOWED_IN_PATH = /%(?:24|26|2B|2C|3A|3B|3D|40)/g
/** Inside one segment, a slash, a backslash or a control character is not allowed. */
const NOT_IN_SEGMENT = /[/\\\p{Cc}]/u

export type Path = { segments: string[]; trailingSlash: boolean; doubledSlash: boolean }

const encode = (segment: string) =>
  encodeURIComponent(segment).replace(ALLOWED_IN_PATH, decodeURIComponent)

/** The part of a target before its query. */
export const pathOf = (target: string): string => target.split('?', 1)[0] ?? target

/** The path and the query of a request target; the host in `GET http://host/path` is ignored. */
export function splitTarget(target: string): { path: string; query: string } {
  const [local = ''] = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').split('#', 1)
  const at = local.indexOf('?')
  const path = at < 0 ? local : local.slice(0, at)
  return { path: path || '/', query: at < 0 ? '' : local.slice(at) }
}

function decode(segment: string): string | null {
  try {
    const text = decodeURIComponent(segment)
    return text === '.' || text === '..' || NOT_IN_SEGMENT.test(text) ? null : text
  } catch {
    // Not UTF-8, or an incomplete code: no page has such a name.
    return null
  }
}

/** The decoded segments of a path; null when no page can have such an address. */
export function readPath(path: string): Path | null {
  if (path.length > MAX_PATH_LENGTH || !path.startsWith('/')) return null
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
 * The canonical address of a page: one slash at the end unless it is a file, the language in lower
 * case, one form for accented letters. `moved` when the slashes or the language differ; percent
 * codes alone cause no redirect, because browsers disagree about them.
 */
export function sitePath({ segments, trailingSlash, doubledSlash }: Path): {
  path: string
  segments: string[]
  moved: boolean
} {
  const [first = '', ...rest] = segments
  const language = first.toLowerCase()
  const canonical = segments.length
    ? [isLocale(language) ? language : first, ...rest].map((segment) => segment.normalize('NFC'))
    : []
  const wantsSlash = !isFile(canonical)
  const moved =
    doubledSlash ||
    (segments.length > 0 && wantsSlash !== trailingSlash) ||
    (isLocale(language) && first !== language)
  return { path: writePath(canonical, wantsSlash), segments: canonical, moved }
}
