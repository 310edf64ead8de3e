import { notFound, redirect } from 'next/navigation'

import { findViewer, type Viewer } from '@/data/portal/viewer'
import { findLanguages } from '@/data/routes'
import type { Locale } from '@/i18n/locales'
import { loginHref, portalHref } from '@/i18n/portal'

/** A page of the portal as its screen needs it: who looks, in which language, and the segments after `portal`. */
export type Entered = { viewer: Viewer; locale: Locale; page: readonly (number | string)[] }

/** The language of a page behind the login, or in front of it; a language that the agency does not speak has none. */
export async function languageOf(asked: string): Promise<Locale> {
  const { inUse } = await findLanguages()
  return inUse.find((locale) => locale === asked) ?? notFound()
}

/** Lets owners in; everybody else logs in first and then comes back here. */
export async function enter(asked: string, ...page: (number | string)[]): Promise<Entered> {
  const locale = await languageOf(asked)
  const viewer = await findViewer()
  return viewer ? { viewer, locale, page } : redirect(loginHref(locale, portalHref(locale, ...page)))
}
