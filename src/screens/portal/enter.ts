import { notFound, redirect } from 'next/navigation'

import { findViewer, type Viewer } from '@/data/portal/viewer'
import { supportedLanguage } from '@/data/site/routes'
import { isLocale, type Locale } from '@/i18n/locales'
import { loginHref, portalHref } from '@/i18n/portal'

/** What a screen of the portal needs: the viewer, the language, and the segments after `portal`. */
export type PortalContext = { viewer: Viewer; locale: Locale; page: readonly (number | string)[] }

/**
 * Returns the language of what stands around a page of the portal: the main one where the agency does not
 * use that of the address, and 404 for what is no language.
 */
export const languageOf = (language: string): Promise<Locale> =>
  isLocale(language) ? supportedLanguage(language) : notFound()

/**
 * Returns the language of a page. An address in a language that the agency does not use leads to the same
 * page in its main one: emails and calendars are written in the language of the owner.
 */
export async function pageLanguage(
  language: string,
  hrefIn: (locale: Locale) => string,
): Promise<Locale> {
  const locale = await languageOf(language)
  return locale === language ? locale : redirect(hrefIn(locale))
}

/** Admits logged-in owners; redirects anyone else to the login, which leads back here. */
export async function enter(
  language: string,
  ...page: (number | string)[]
): Promise<PortalContext> {
  const locale = await pageLanguage(language, (code) => portalHref(code, ...page))
  const viewer = await findViewer()
  return viewer
    ? { viewer, locale, page }
    : redirect(loginHref(locale, portalHref(locale, ...page)))
}
