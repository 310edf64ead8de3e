import { notFound, redirect } from 'next/navigation'

import { findViewer, type Viewer } from '@/data/portal/viewer'
import { findLanguages } from '@/data/site/routes'
import type { Locale } from '@/i18n/locales'
import { loginHref, portalHref } from '@/i18n/portal'

/** What a screen of the portal needs: the viewer, the language, and the segments after `portal`. */
export type PortalContext = { viewer: Viewer; locale: Locale; page: readonly (number | string)[] }

/** Returns the language of a page of the portal; 404 when the agency does not use it. */
export async function languageOf(language: string): Promise<Locale> {
  const { inUse } = await findLanguages()
  return inUse.find((locale) => locale === language) ?? notFound()
}

/** Admits logged-in owners; redirects anyone else to the login, which leads back here. */
export async function enter(
  language: string,
  ...page: (number | string)[]
): Promise<PortalContext> {
  const locale = await languageOf(language)
  const viewer = await findViewer()
  return viewer
    ? { viewer, locale, page }
    : redirect(loginHref(locale, portalHref(locale, ...page)))
}
