import { locales, type Locale } from './locales'

/** A page of the portal: after the language one word, the same in all of them. */
export const portalHref = (locale: Locale, ...segments: (number | string)[]): string =>
  `/${[locale, 'portal', ...segments].join('/')}/`

/** Where owners log in, and from there go on to the page they wanted. */
export const loginHref = (locale: Locale, next?: string): string =>
  `/${locale}/login/${next ? `?${new URLSearchParams({ next })}` : ''}`

const PORTAL_PATH = new RegExp(
  `^/(?:${locales.join('|')})/portal/(?:[\\w-]+/)*(?:\\?[\\w=&%+.-]*)?$`,
)

/** Returns whether the login may redirect to a path: only to a page of the portal. */
export const isPortalPath = (path: string): boolean => PORTAL_PATH.test(path)
