/** Names of the hidden fields of every form. The honeypot is hidden: only bots fill it in. */
export const PAGE = 'page'
export const MODULE = 'module'
export const PROOF = 'proof'
export const HONEYPOT = 'fax'
/** The version of the wording below the form. */
export const CONSENT = 'consent'
