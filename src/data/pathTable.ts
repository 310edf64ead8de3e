import { isExternalLink } from '@/domain/links'
import type { Locale } from '@/i18n/locales'

import { findPathTable } from './shell'

const bare = (path: string | null | undefined): string => (path ?? '').replace(/^\/+|\/+$/g, '')

/** Where a name of the path table leads in this language, possibly out of the site. */
export async function findNamed(locale: Locale, path: string): Promise<string | undefined> {
  const { entries } = await findPathTable(locale)
  const own = entries?.find(({ originalPath }) => bare(originalPath) === path)?.path
  if (!own) return undefined
  return isExternalLink(own) ? own : `/${locale}/${bare(own)}/`
}

/** The words that staff chose for an address in breadcrumbs. */
export async function findBreadcrumb(locale: Locale, segments: readonly string[]): Promise<string | undefined> {
  const path = segments.join('/')
  const { entries } = await findPathTable(locale)
  return entries?.find((entry) => bare(entry.path) === path)?.breadcrumb ?? undefined
}
