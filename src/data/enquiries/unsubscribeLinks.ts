import { env } from '@/env'
import type { Locale } from '@/i18n/locales'

import { createLinkKey, type LinkTarget } from './linkKeys'

/**
 * Days for which an unsubscribe link works: practically always, so that it is never refused as
 * expired.
 */
const TEN_YEARS_DAYS = 3650

const linkWithKey = (path: string, opened: LinkTarget, locale: Locale, days?: number): string =>
  `${env.SITE_URL}${path}?lang=${locale}&key=${createLinkKey(opened, days)}`

/** Returns the link to a personal page. The address does not change when staff move the page. */
export const personalLink = (opened: LinkTarget, locale: Locale, days?: number): string =>
  linkWithKey(`/api/personal/${opened.purpose}`, opened, locale, days)

/** Returns the unsubscribe link, for mail programs (one click) and for readers. */
export const unsubscribeLink = (opened: LinkTarget, locale: Locale): string =>
  linkWithKey('/api/unsubscribe', opened, locale, TEN_YEARS_DAYS)
