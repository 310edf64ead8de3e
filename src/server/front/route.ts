import type { IncomingHttpHeaders } from 'node:http'

import { hasPersonalCookie } from '@/domain/accounts/cookieNames'
import { isPreviewPath } from '@/domain/site/preview'
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'

import { type AddressKind, addressKindOf } from './address/kind'
import { allowHeader, isMethodAllowed } from './address/methods'
import { routeMapFile } from './address/routeMapFile'
import { isAlternateHost } from './alternateHost'
import { isFile, type Path, readPath, sitePath, splitTarget, writePath } from './canonical'
import { type Decision, notFound, type RouteInput } from './decision'
import { DYNAMIC_KEYS } from './dynamicKeys'

const READS = new Set(['GET', 'HEAD'])
const LANGUAGE_COOKIE = /(?:^|;\s*)language=([a-z]{2})(?=\s*(?:;|$))/

/** Whether a session or a draft makes the answer personal. */
export const isPersonal = ({ cookie }: IncomingHttpHeaders) =>
  cookie !== undefined && hasPersonalCookie(cookie)

export const languageCookie = ({ cookie = '' }: IncomingHttpHeaders) =>
  LANGUAGE_COOKIE.exec(cookie)?.[1]

/** The language of an answer without a page: a page has it in its path, the API in its query. */
export function languageOf({ target, headers }: Pick<RouteInput, 'target' | 'headers'>): Locale {
  const { path, query } = splitTarget(target)
  const first = /^\/+([a-z]{2})(?:\/|$)/i.exec(path)?.[1]?.toLowerCase()
  const named = path.startsWith('/api/') ? new URLSearchParams(query).get('lang') : undefined
  return [first, named, languageCookie(headers)].find(isLocale) ?? defaultLocale
}

/**
 * The keys of what was typed into a form or a calculator: React renders these pages, because parts
 * of them belong to the browser. All others are written without React.
 */
const BY_REACT = ['typed', 'years']

const rendererOf = (filters: string): 'react' | 'writer' => {
  const keys = new URLSearchParams(filters)
  return BY_REACT.some((key) => keys.has(key)) ? 'react' : 'writer'
}

function dynamicQuery(query: string): string {
  const dynamic = [...new URLSearchParams(query)].filter(([key]) => DYNAMIC_KEYS.includes(key))
  return dynamic.length ? `?${new URLSearchParams(dynamic)}` : ''
}

function routeStudio(
  { segments, trailingSlash }: Path,
  query: string,
  { method, headers }: RouteInput,
): Decision {
  const path = writePath(segments, trailingSlash)
  const [, collection, file, name, ...more] = segments
  const isPicture =
    ((collection === 'media' && file === 'file') || (collection === 'map' && file === 'picture')) &&
    name !== undefined &&
    more.length === 0 &&
    !trailingSlash
  const isPlain =
    READS.has(method) && query === '' && !headers.authorization && !isPersonal(headers)
  return isPicture && isPlain && segments[0] === 'api'
    ? { kind: 'cached', key: path }
    : { kind: 'studio', path: path + query }
}

/** Routes a search with the keys it knows: the answer contains nothing of a visitor. */
function routeSearch({ segments }: Path, query: string): Decision {
  const params = new URLSearchParams(query)
  const language = params.get('lang')
  if (segments[2] === 'index' && segments.length === 3 && isLocale(language))
    return { kind: 'cached', key: `/api/search/index?lang=${language}` }
  if (!['index', 'properties'].includes(segments.slice(2).join('/'))) return notFound
  const known = [...params].filter(([key]) => key === 'lang' || key === 'q')
  return { kind: 'search', path: `${writePath(segments, false)}?${new URLSearchParams(known)}` }
}

/** An address without a number is answered in the same way. */
function routeSeen({ segments: [, , reference = '', ...more] }: Path): Decision {
  return {
    kind: 'pageView',
    reference: more.length === 0 && /^\d{1,9}$/.test(reference) ? Number(reference) : 0,
  }
}

/** An island that failed, by its name; the front drops names that no island has. */
const routeBeacon = (parsed: Path): Decision =>
  parsed.segments[1] === 'problems'
    ? { kind: 'problem', island: parsed.segments.slice(2).join('/') }
    : routeSeen(parsed)

function routeBuild({ segments }: Path): Decision {
  return segments[1] === 'static' ? { kind: 'cached', key: writePath(segments, false) } : notFound
}

/** True for paths that Next renders in place of another page: only the front may request them. */
const isInternalPath = ([, name, ...more]: readonly string[]) =>
  name === 'filtered' || (name === '-' && more.length > 0)

function routeSite(
  parsed: Path,
  query: string,
  { headers }: RouteInput,
  otherOrigin: string | null,
): Decision {
  const { path, segments, moved } = sitePath(parsed)
  if (otherOrigin) return { kind: 'redirect', location: otherOrigin + path + query }
  if (moved) return { kind: 'redirect', location: path + query }
  if (isLocale(segments[0]) && isInternalPath(segments)) return notFound
  if (addressKindOf(segments) === 'portal') return { kind: 'portal', path: path + query }
  // A file outside the languages is the same for everybody, with a session too.
  if (isFile(segments) && !isLocale(segments[0])) return { kind: 'cached', key: path }
  if (isPersonal(headers)) return { kind: 'personal', path: path + query }
  // With filters too, the language of the visitor decides where such an address leads.
  if (!isLocale(segments[0])) return { kind: 'visitor', path: path + query }
  const filters = dynamicQuery(query)
  if (isPreviewPath(path)) return { kind: 'fresh', path: path + filters, by: 'react' }
  return filters
    ? { kind: 'fresh', path: path + filters, by: rendererOf(filters) }
    : { kind: 'cached', key: path }
}

/** The kind of a request target; an unknown address is a page. */
export const kindOfTarget = (target: string): AddressKind =>
  addressKindOf(readPath(splitTarget(target).path)?.segments ?? [])

function routeApi(parsed: Path, query: string, input: RouteInput, kind: AddressKind): Decision {
  switch (kind) {
    case 'search':
      return routeSearch(parsed, query)
    case 'beacon':
      return routeBeacon(parsed)
    case 'portalForm':
    case 'privateFile':
      return parsed.segments[1] === 'portal'
        ? { kind: 'portal', path: writePath(parsed.segments, parsed.trailingSlash) + query }
        : routeStudio(parsed, query, input)
    default:
      return routeStudio(parsed, query, input)
  }
}

/**
 * Only scripts of the studio post to its pages, and name an action; Next would try to parse any
 * other body as a form.
 */
const isPlainPost = ({ method, headers }: RouteInput) =>
  method === 'POST' && headers['next-action'] === undefined

/** Decides by the request alone. `siteUrl` is the public address. */
export function route(input: RouteInput, siteUrl: URL): Decision {
  const { path, query } = splitTarget(input.target)
  const parsed = readPath(path)
  if (!parsed) return notFound
  const kind = addressKindOf(parsed.segments)
  if (input.method === 'OPTIONS') return { kind: 'options', allow: allowHeader(kind) }
  if (!isMethodAllowed(kind, input.method))
    return { kind: 'refused', status: 405, allow: allowHeader(kind) }
  if (kind === 'admin' && isPlainPost(input)) return { kind: 'refused', status: 400 }
  if (kind === 'mapFile') return routeMapFile(path)
  const [first] = parsed.segments
  if (first === 'api' || first === 'admin') return routeApi(parsed, query, input, kind)
  if (first === '_next') return routeBuild(parsed)
  return routeSite(
    parsed,
    query,
    input,
    isAlternateHost(input.headers.host, siteUrl) ? siteUrl.origin : null,
  )
}
