import type { IncomingHttpHeaders } from 'node:http'

import type { TileAddress } from './mapFile/tileIndex'

export type RouteInput = { method: string; target: string; headers: IncomingHttpHeaders }

/** Who shares the answer, and so where it comes from. */
export type Decision =
  | { kind: 'redirect'; location: string }
  /** The same for all visitors: from the edge cache. */
  | { kind: 'cached'; key: string }
  /** The same for all visitors, but with too many variants to cache, or a preview. */
  | { kind: 'fresh'; path: string; by: 'react' | 'writer' }
  /** Depends on the visitor's language. */
  | { kind: 'visitor'; path: string }
  /** Personal: a session, a draft, a form. */
  | { kind: 'personal'; path: string }
  /** The owner portal and its login: never cached, for any client. */
  | { kind: 'portal'; path: string }
  /** Suggestions for a search: the same for all visitors, requested with every letter. */
  | { kind: 'search'; path: string }
  /** A page view of a listing. Zero is none. */
  | { kind: 'pageView'; reference: number }
  /** The map file, a part of it or one of its tiles, from disk. */
  | { kind: 'mapFile'; hash: string; tile?: TileAddress }
  /** An island that failed in a browser. */
  | { kind: 'problem'; island: string }
  /** The studio and the API: passed on unchanged. */
  | { kind: 'studio'; path: string }
  /** An OPTIONS request. */
  | { kind: 'options'; allow: string }
  | { kind: 'refused'; status: 400 | 404 }
  | { kind: 'refused'; status: 405; allow: string }

export const notFound: Decision = { kind: 'refused', status: 404 }
