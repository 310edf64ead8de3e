import type { IncomingHttpHeaders } from 'node:http'

import { AUDIENCE_PATH } from '@/domain/audience/rules'
import { isPreviewPath } from '@/domain/preview'
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'

import { isFile, type Path, readPath, sitePath, splitTarget, writePath } from './canonical'
import { DYNAMIC_KEYS } from './dynamicKeys'

export type Asked = { method: string; target: string; headers: IncomingHttpHeaders }

/** Whose answer it is, and so where it comes from. */
export type Decision =
  | { kind: 'redirect'; location: string }
  /** The same for everyone: from the store. */
  | { kind: 'kept'; key: string }
  /** The same for everyone, but of too many shapes to keep, or on its way to being published. */
  | { kind: 'fresh'; path: string }
  /** Depends on the visitor's language. */
  | { kind: 'visitor'; path: string }
  /** Somebody's own: a session, a draft, a form. */
  | { kind: 'personal'; path: string }
  /** Behind the login of owners, or the way in: never kept anywhere, whoever asks. */
  | { kind: 'portal'; path: string }
  /** An answer to what somebody types: the same for everyone, and asked for with every letter. */
  | { kind: 'searched'; path: string }
  /** A listing was looked at. Zero is none. */
  | { kind: 'seen'; reference: number }
  /** The studio and the API: passed on as it is. */
  | { kind: 'studio'; path: string }
  | { kind: 'refused'; status: 404 | 405 }

const READS = new Set(['GET', 'HEAD'])
const METHODS = new Set([...READS, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const OWN_COOKIE = /(?:^|;\s*)(?:__prerender_bypass|__next_preview_data|hestia-token)=/
const LANGUAGE_COOKIE = /(?:^|;\s*)language=([a-z]{2})(?=\s*(?:;|$))/

const missing: Decision = { kind: 'refused', status: 404 }

/** A session or a draft: the answer is this visitor's own. */
export const isPersonal = ({ cookie }: IncomingHttpHeaders) => cookie !== undefined && OWN_COOKIE.test(cookie)

export const languageCookie = ({ cookie = '' }: IncomingHttpHeaders) => LANGUAGE_COOKIE.exec(cookie)?.[1]

/** The language to speak when there is no page to ask: a page has it in its path, the API in its query. */
export function languageOf({ target, headers }: Pick<Asked, 'target' | 'headers'>): Locale {
  const { path, query } = splitTarget(target)
  const first = /^\/+([a-z]{2})(?:\/|$)/i.exec(path)?.[1]?.toLowerCase()
  const named = path.startsWith('/api/') ? new URLSearchParams(query).get('lang') : undefined
  return [first, named, languageCookie(headers)].find(isLocale) ?? defaultLocale
}

function dynamicQuery(query: string): string {
  const kept = [...new URLSearchParams(query)].filter(([key]) => DYNAMIC_KEYS.includes(key))
  return kept.length ? `?${new URLSearchParams(kept)}` : ''
}

function routeStudio({ segments, trailingSlash }: Path, query: string, { method, headers }: Asked): Decision {
  const path = writePath(segments, trailingSlash)
  const [, collection, file, name, ...more] = segments
  const isPicture = collection === 'media' && file === 'file' && name !== undefined && more.length === 0 && !trailingSlash
  const isPlain = READS.has(method) && query === '' && !headers.range && !headers.authorization && !isPersonal(headers)
  return isPicture && isPlain && segments[0] === 'api' ? { kind: 'kept', key: path } : { kind: 'studio', path: path + query }
}

/** What the search asks, with the keys it knows: nothing of a visitor is in the answer. */
function routeSearch({ segments }: Path, query: string): Decision {
  const given = new URLSearchParams(query)
  const language = given.get('lang')
  if (segments[2] === 'index' && segments.length === 3 && isLocale(language)) return { kind: 'kept', key: `/api/search/index?lang=${language}` }
  const known = [...given].filter(([key]) => key === 'lang' || key === 'q')
  return { kind: 'searched', path: `${writePath(segments, false)}?${new URLSearchParams(known)}` }
}

/** No number at all is answered like any other. */
function routeSeen({ segments: [, , reference = '', ...more] }: Path): Decision {
  return { kind: 'seen', reference: more.length === 0 && /^\d{1,9}$/.test(reference) ? Number(reference) : 0 }
}

function routeBuild({ segments }: Path, method: string): Decision {
  return segments[1] === 'static' && READS.has(method) ? { kind: 'kept', key: writePath(segments, false) } : missing
}

/** What Next draws in the place of another page is asked for by nobody but the front. */
const isInside = ([, name, ...more]: readonly string[]) => name === 'filtered' || (name === '-' && more.length > 0)

/** The login, the portal, and what their forms are sent to. */
const isPortal = ([first, second]: readonly string[]) =>
  (isLocale(first) && (second === 'login' || second === 'portal')) || (first === 'api' && second === 'portal')

function routeSite(read: Path, query: string, { method, headers }: Asked, elsewhere: string | null): Decision {
  const { path, segments, moved } = sitePath(read)
  const reads = READS.has(method)
  if (elsewhere && reads) return { kind: 'redirect', location: elsewhere + path + query }
  if (moved) return { kind: 'redirect', location: path + query }
  if (isLocale(segments[0]) && isInside(segments)) return missing
  if (isPortal(segments)) return { kind: 'portal', path: path + query }
  if (!reads || isPersonal(headers)) return { kind: 'personal', path: path + query }
  const filters = dynamicQuery(query)
  if (filters || isPreviewPath(path)) return { kind: 'fresh', path: path + filters }
  return isLocale(segments[0]) || isFile(segments) ? { kind: 'kept', key: path } : { kind: 'visitor', path: path + query }
}

/** Decides by the request alone. `siteUrl` is the address visitors use. */
export function route(asked: Asked, siteUrl: URL): Decision {
  if (!METHODS.has(asked.method)) return { kind: 'refused', status: 405 }
  const { path, query } = splitTarget(asked.target)
  const read = readPath(path)
  if (!read) return missing
  const [first] = read.segments
  if (first === 'api' && read.segments[1] === 'search' && READS.has(asked.method)) return routeSearch(read, query)
  if (first === 'api' && isPortal(read.segments)) return { kind: 'portal', path: writePath(read.segments, read.trailingSlash) + query }
  if (asked.method === 'POST' && path.startsWith(AUDIENCE_PATH)) return routeSeen(read)
  if (first === 'admin' || first === 'api') return routeStudio(read, query, asked)
  if (first === '_next') return routeBuild(read, asked.method)
  return routeSite(read, query, asked, isNeighbour(asked.headers.host, siteUrl) ? siteUrl.origin : null)
}

/** The same host with or without `www.`: the one name under which every other answers in full. */
export function isNeighbour(host: string | undefined, { host: own }: URL): boolean {
  return host !== undefined && host !== own && (host.toLowerCase() === `www.${own}` || `www.${host.toLowerCase()}` === own)
}
