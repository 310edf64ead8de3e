import { ASK_ANCHOR } from '@/domain/enquiries/enquiries'
import type { AskKind } from '@/domain/enquiries/forms'
import type { Locale } from '@/i18n/locales'
import { findFormPage } from './formPages'

type Listing = { reference?: number | null | undefined }

/**
 * Returns the link to the contact form about a listing or project; undefined when the site has no
 * such form. The keys of the query string filter no list, so the page of the form stays cacheable.
 */
export async function enquiryHref(
  kind: AskKind,
  { reference }: Listing,
  locale: Locale,
  key: 'ref' | 'project' = 'ref',
): Promise<string | undefined> {
  const page = await findFormPage('contact', locale)
  if (page === undefined) return undefined
  const query = new URLSearchParams({ about: kind, ...(reference && { [key]: String(reference) }) })
  return `${page}?${query}#${ASK_ANCHOR}`
}
