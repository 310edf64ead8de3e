/** Formats of a file that somebody delivers, at an address or by hand. */
const fileFormats = ['kyero', 'openimmo', 'csv', 'mapping'] as const
/** CRMs that are asked: their answers are read page by page, with a login. */
const crmFormats = ['sweepbright', 'whise'] as const

export const feedFormats = [...fileFormats, ...crmFormats] as const
export type FeedFormat = (typeof feedFormats)[number]
export type FileFormat = (typeof fileFormats)[number]
export type CrmFormat = (typeof crmFormats)[number]

export const isCrm = (format: FeedFormat): format is CrmFormat =>
  crmFormats.some((one) => one === format)

/** How a CRM calls itself, in every language. */
export const crmNames: Record<CrmFormat, string> = { sweepbright: 'SweepBright', whise: 'Whise' }

/** Where a CRM is asked when staff name no other address. */
export const crmAddresses: Record<CrmFormat, string> = {
  sweepbright: 'https://website.sweepbright.com/api',
  whise: 'https://api.whise.eu',
}

/**
 * OpenImmo goes between agencies and portals of other countries: what leaves here goes to portals
 * that read one of these.
 */
export const portalFormats = ['kyero', 'csv'] as const
export type PortalFormat = (typeof portalFormats)[number]

export const feedSchedules = ['none', 'hourly', 'daily'] as const

/** The states of an import run. `ready` waits for approval. */
export const runStates = ['reading', 'ready', 'approved', 'done', 'failed'] as const

export const rowStates = ['fresh', 'changed', 'unchanged', 'gone', 'refused'] as const
export type RowState = (typeof rowStates)[number]

/** The default percentage of listings that a run may take off the site without approval. */
export const DEFAULT_SHARE_PERCENT = 10

/**
 * Returns whether taking this many listings off the site needs approval; one listing is always
 * allowed unless the share is 0.
 */
export const needsApproval = (gone: number, live: number, share: number): boolean =>
  gone > Math.max(share === 0 ? 0 : 1, Math.floor((live * share) / 100))

/** Listings of a run on one page of the studio. */
export const ROWS_PER_PAGE = 50

/** The most listings of a feed; a longer file is refused as a whole. */
export const MAX_RECORDS = 100_000
