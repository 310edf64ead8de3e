import { env } from '@/env'
import type { Locale } from '@/i18n/locales'

import { keyTo, type Opened } from './keys'

/** Long after the mail it stands in: whoever wants quiet is never told that he is too late. */
const TEN_YEARS = 3650

const addressed = (path: string, opened: Opened, locale: Locale, days?: number): string => `${env.SITE_URL}${path}?lang=${locale}&key=${keyTo(opened, days)}`

/** Where a mail leads its reader to what is his own. The address stays when staff move the page. */
export const personalLink = (opened: Opened, locale: Locale, days?: number): string => addressed(`/api/personal/${opened.purpose}`, opened, locale, days)

/** What a mail program presses for its reader, and where he goes when he presses himself. */
export const endingLink = (opened: Opened, locale: Locale): string => addressed('/api/unsubscribe', opened, locale, TEN_YEARS)
