export const feedFormats = ['kyero', 'openimmo', 'csv'] as const
export type FeedFormat = (typeof feedFormats)[number]

/** OpenImmo goes between agencies and portals of other countries: what leaves here goes to portals that read one of these. */
export const portalFormats = ['kyero', 'csv'] as const
export type PortalFormat = (typeof portalFormats)[number]

export const feedSchedules = ['none', 'hourly', 'daily'] as const

/** How far a run is. `ready` waits for a person. */
export const runStates = ['reading', 'ready', 'approved', 'done', 'failed'] as const

export const rowStates = ['fresh', 'changed', 'unchanged', 'gone', 'refused'] as const
export type RowState = (typeof rowStates)[number]

/** Unless staff say otherwise, a run may take so many in a hundred listings off the site by itself. */
export const USUAL_SHARE = 10

/** Whether taking this many listings off the site needs a person: below one whole listing, one is always allowed. */
export const needsPerson = (gone: number, live: number, share: number): boolean => gone > Math.max(share === 0 ? 0 : 1, Math.floor((live * share) / 100))

/** As many listings of a run as a page of the studio shows. */
export const ROWS_AT_ONCE = 50
