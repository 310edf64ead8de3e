import { ASK_ANCHOR, type AskKind } from '@/domain/leads'
import type { Locale } from '@/i18n/locales'
import { findFormPage } from './formPages'

type Listing = { reference?: number | null | undefined }

/**
 * Where a visitor asks something about a listing or a project; nothing when the site has no such form. The keys of the query are
 * none that a list is filtered by, so the page of the form stays one that is kept.
 */
export async function askHref(kind: AskKind, { reference }: Listing, locale: Locale, key: 'ref' | 'project' = 'ref'): Promise<string | undefined> {
  const page = await findFormPage('contact', locale)
  if (page === undefined) return undefined
  return `${page}?${new URLSearchParams({ about: kind, ...(reference && { [key]: String(reference) }) })}#${ASK_ANCHOR}`
}
