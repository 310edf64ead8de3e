/** Days without a change after which a published property is reported as stale. */
export const STALE_DAYS = 60

/** Days before its expiry at which a document is reported. */
export const EXPIRY_DAYS = 60

/** Weeks in the graphs of the dashboard, this one included. */
export const TREND_WEEKS = 8

/** Days in which sales and lettings are counted. */
export const SALES_DAYS = 90

/** Days on offer after which a property that draws little interest is named. */
export const SLOW_DAYS = 60

/** Days over which the interest in such a property is counted. */
export const INTEREST_DAYS = 30
