import { isExternalLink } from '@/domain/site/links'
import { withoutSlashes } from '@/domain/lib/slashes'
import type { Locale } from '@/i18n/locales'

import { findPathTable } from './shell'

const withoutOuterSlashes = (path: string | null | undefined): string => withoutSlashes(path ?? '')

/** Finds the target of a name in the path table in this language; it may be an external address. */
export async function findPathTableHref(locale: Locale, path: string): Promise<string | undefined> {
  const { entries } = await findPathTable(locale)
  const target = entries?.find(
    ({ originalPath }) => withoutOuterSlashes(originalPath) === path,
  )?.path
  if (!target) return undefined
  return isExternalLink(target) ? target : `/${locale}/${withoutOuterSlashes(target)}/`
}

/** Finds the breadcrumb that staff chose for an address. */
export async function findBreadcrumb(
  locale: Locale,
  segments: readonly string[],
): Promise<string | undefined> {
  const path = segments.join('/')
  const { entries } = await findPathTable(locale)
  return entries?.find((entry) => withoutOuterSlashes(entry.path) === path)?.breadcrumb ?? undefined
}
