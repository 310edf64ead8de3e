/** The address that counts a page view; the reference of the listing follows. */
export const AUDIENCE_PATH = '/api/audience/'

/** Milliseconds for which a page must be visible to count as a view. */
export const MIN_VIEW_MS = 1000

/** Minutes within which a second look at a listing belongs to the same view. */
export const SAME_VIEW_MINUTES = 30

/**
 * Visitors of one listing that count from one client network in a day, so that one person cannot
 * inflate the figures.
 */
export const MAX_VISITORS_PER_NETWORK = 16
