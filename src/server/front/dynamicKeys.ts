import keys from './dynamicKeys.json'

/**
 * Query keys that change what a page shows. All others are dropped before the edge cache and Next
 * see the request.
 */
export const DYNAMIC_KEYS: readonly string[] = keys
