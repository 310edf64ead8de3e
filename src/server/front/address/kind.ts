import { isLocale } from '@/i18n/locales'

import { isFile } from '../canonical'

/**
 * The kind of an address. It decides which methods are allowed, how large a body may be and how
 * much work one visitor may cause.
 */
export type AddressKind =
  /** A page of the site. */
  | 'page'
  /** The login and the portal of owners. */
  | 'portal'
  /** `robots.txt`, `icon.svg`, fonts, sitemaps. */
  | 'file'
  /** The map file, which browsers read in small parts. */
  | 'mapFile'
  /** Scripts and styles of the build. */
  | 'build'
  /** The screens of the studio. */
  | 'admin'
  /** A picture or a private file of Payload. */
  | 'media'
  | 'brochure'
  /** A monthly report as PDF, for staff. */
  | 'print'
  /** A file for one person, from an email or the owner portal. */
  | 'privateFile'
  /** Read by programs: portals, calendars. */
  | 'feed'
  /** What a CRM tells about its estates. */
  | 'hook'
  | 'search'
  | 'map'
  | 'challenge'
  /** A form that visitors send. */
  | 'form'
  /** A personal page. */
  | 'personal'
  /** A form of the login or the owner portal. */
  | 'portalForm'
  /** Staff logging in and out, and new passwords. */
  | 'login'
  /** What a browser tells: a page view of a listing, an island that failed. */
  | 'beacon'
  /** Calls of our own processes. */
  | 'internal'
  /** Collections that take files. */
  | 'upload'
  /** Lists that staff import from a file. */
  | 'import'
  /** The rest of Payload's REST API. */
  | 'rest'

type Segments = readonly string[]

const COLLECTIONS_WITH_FILES = new Set(['media', 'documents'])
const LOGIN_ACTIONS = new Set([
  'login',
  'logout',
  'refresh-token',
  'forgot-password',
  'reset-password',
  'passkey-challenge',
])

/** Kinds below `/api` by the first segment; where more segments decide there is a function. */
const apiKinds: Readonly<Record<string, AddressKind | ((rest: Segments) => AddressKind)>> = {
  forms: ([name]) => (name === 'challenge' ? 'challenge' : name === undefined ? 'rest' : 'form'),
  personal: 'personal',
  unsubscribe: 'personal',
  portal: ([name]) => (name === 'papers' || name === 'reports' ? 'privateFile' : 'portalForm'),
  papers: 'privateFile',
  search: 'search',
  map: 'map',
  brochure: 'brochure',
  'portal-feed': 'feed',
  crm: 'hook',
  visits: 'feed',
  audience: 'beacon',
  problems: 'beacon',
  internal: 'internal',
  users: ([name = '', ...more]) =>
    LOGIN_ACTIONS.has(name) && more.length === 0 ? 'login' : 'rest',
  feeds: ([, action]) => (action === 'read' ? 'import' : 'rest'),
  cities: ([action, ...more]) => (action === 'import' && more.length === 0 ? 'import' : 'rest'),
  reports: ([, action]) => (action === 'file' ? 'print' : 'rest'),
}

function kindBelowApi([name = '', ...rest]: Segments): AddressKind {
  if (COLLECTIONS_WITH_FILES.has(name)) return rest[0] === 'file' ? 'media' : 'upload'
  const kind = Object.hasOwn(apiKinds, name) ? apiKinds[name] : undefined
  return typeof kind === 'function' ? kind(rest) : (kind ?? 'rest')
}

export function addressKindOf(segments: Segments): AddressKind {
  const [first, second] = segments
  if (first === 'api') return kindBelowApi(segments.slice(1))
  if (first === 'admin') return 'admin'
  if (first === '_next') return 'build'
  if (first === 'map' && isFile(segments)) return 'mapFile'
  if (isLocale(first) && (second === 'login' || second === 'portal')) return 'portal'
  return isFile(segments) ? 'file' : 'page'
}
