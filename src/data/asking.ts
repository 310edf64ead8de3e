import type { AskKind } from '@/domain/leads'
import type { Locale } from '@/i18n/locales'
import type { Property } from '@/payload-types'

import { findFormPage } from './formPages'

/**
 * Where a visitor asks something about a listing; nothing when the site has no such form. The keys of the query are
 * none that a list is filtered by, so the page of the form stays one that is kept.
 */
export async function askHref(kind: AskKind, { reference }: Pick<Property, 'reference'>, locale: Locale): Promise<string | undefined> {
  const page = await findFormPage('contact', locale)
  if (page === undefined) return undefined
  return `${page}?${new URLSearchParams({ about: kind, ...(reference && { ref: String(reference) }) })}`
}
