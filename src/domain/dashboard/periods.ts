/** Days without a change after which a published property is reported as stale. */
export const STALE_DAYS = 60

/** Days before its expiry at which a document is reported. */
export const EXPIRY_DAYS = 60
