/** Names of what every form sends along. The bait is filled in by nobody who sees the page. */
export const PAGE = 'page'
export const MODULE = 'module'
export const PROOF = 'proof'
export const BAIT = 'fax'
