import keys from './dynamicKeys.json'

/** Keys of a query that change what a page shows. Every other key is dropped before Next is asked, and the kept page answers. */
export const DYNAMIC_KEYS: readonly string[] = keys
