/** An advertised home that nobody has touched for so long is worth a look. */
export const STALE_DAYS = 60

/** Papers are renewed in time when their end is known so long before. */
export const EXPIRY_DAYS = 60
