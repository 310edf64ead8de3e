const DAY_MS = 86_400_000
/** RFC 9116 recommends less than a year; half of one survives a copy in a cache for months. */
const VALID_DAYS = 180

export type SecurityFile = {
  /** Where a weakness is reported. */
  email: string
  /** How reports are dealt with, where the agency says so on a page. */
  policy?: string | null
  languages: readonly string[]
  siteUrl: string
}

const dayAfter = (now: Date, days: number) =>
  new Date(Math.floor(now.getTime() / DAY_MS + days) * DAY_MS)

/**
 * The text of `/.well-known/security.txt` (RFC 9116): to whom a weakness of the site is reported.
 * The date it is good for moves with the day.
 */
export function securityTxt(
  { email, policy, languages, siteUrl }: SecurityFile,
  now: Date,
): string {
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${dayAfter(now, VALID_DAYS).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${new URL('/.well-known/security.txt', siteUrl).href}`,
    ...(policy ? [`Policy: ${new URL(policy, siteUrl).href}`] : []),
  ]
  return `${lines.join('\n')}\n`
}
