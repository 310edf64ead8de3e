import type { Locale } from '@/i18n/locales'
import type { Module, Page } from '@/payload-types'

import { legalHrefs } from './legalLinks'
import { findRoutes } from './routes'
import { findSettings } from './shell'

/** Whether this is the general contact page: it has no form, or the plain contact form. */
function isContactPage({ kind }: Page, modules: readonly Module[]): boolean {
  if (kind !== 'contact') return false
  const forms = modules
    .flatMap(({ content }) => content ?? [])
    .flatMap((block) => (block.blockType === 'contactForm' ? [block.form] : []))
  return forms.length === 0 || forms.includes('contact')
}

/** Whether this is the legal page that identifies the agency, not the one on cookies or privacy. */
async function isIdentityPage({ kind, id }: Page, locale: Locale): Promise<boolean> {
  if (kind !== 'legal') return false
  const [{ hrefFor }, { cookies, privacy }] = await Promise.all([
    findRoutes(locale),
    legalHrefs(locale),
  ])
  const href = hrefFor({ kind: 'page', id })
  return href !== cookies && href !== privacy
}

/**
 * Returns the fees of the agency for a page that has to state them; undefined for any other page,
 * and when staff wrote none in this language.
 */
export async function findFees(
  page: Page,
  modules: readonly Module[],
  locale: Locale,
): Promise<string | undefined> {
  if (!isContactPage(page, modules) && !(await isIdentityPage(page, locale))) return undefined
  return (await findSettings(locale)).fees?.trim() || undefined
}

/** Returns the opening hours for the contact page, a line for each part of the week. */
export async function findOpeningHours(
  page: Page,
  modules: readonly Module[],
  locale: Locale,
): Promise<string | undefined> {
  if (!isContactPage(page, modules)) return undefined
  return (await findSettings(locale)).openingHours?.trim() || undefined
}
