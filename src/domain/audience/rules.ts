/** Where a page tells that it was seen; the number of the listing follows. */
export const AUDIENCE_PATH = '/api/audience/'

/** How long a page must be in sight, in milliseconds. */
export const IN_SIGHT = 1000

/** Who looks at the same listing again sooner is still on the same visit. */
export const SAME_VISIT_MINUTES = 30

/** So many visitors of one listing may come from one household in a day, so that nobody makes a crowd of himself. */
export const FACES = 16
