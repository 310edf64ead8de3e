import { carryQuery } from '@/domain/site/carryQuery'

import { splitTarget } from './canonical'
import { DYNAMIC_KEYS } from './dynamicKeys'
import type { HeaderList } from './entry'

/**
 * The headers of a redirect, whose address gets the keys of the request that Next is not told:
 * those of a campaign. Next itself carries the keys that change what a page shows.
 */
export function withQueryOf(target: string | undefined, headers: HeaderList): string[] {
  const at = headers.findIndex((name) => name.toLowerCase() === 'location')
  const location = headers[at + 1]
  if (at < 0 || location === undefined) return [...headers]
  const { query } = splitTarget(target ?? '/')
  return headers.with(at + 1, carryQuery(location, query, DYNAMIC_KEYS))
}
