/** How long a preview link opens, in hours; staff choose when they make it. */
export const previewPeriods = { hour: 1, day: 24, threeDays: 72, week: 168, twoWeeks: 336 } as const
export type PreviewPeriod = keyof typeof previewPeriods

export const previewPeriodNames = Object.keys(previewPeriods) as [PreviewPeriod, ...PreviewPeriod[]]

const HOUR_MS = 60 * 60 * 1000

export const endOfPeriod = (period: PreviewPeriod, now: Date): Date =>
  new Date(now.getTime() + previewPeriods[period] * HOUR_MS)

/** Until when a link opens, and since when it does not any more because a colleague closed it. */
type Times = { until: Date; revokedAt: Date | null }

export type PreviewLinkState = 'open' | 'revoked' | 'expired'

export function previewLinkState({ until, revokedAt }: Times, now: Date): PreviewLinkState {
  if (revokedAt) return 'revoked'
  return until <= now ? 'expired' : 'open'
}
