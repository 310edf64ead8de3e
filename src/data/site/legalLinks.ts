import { findPathTableHref } from './pathTable'
import { findRoutes } from './routes'
import type { Locale } from '@/i18n/locales'

/** The names in the path table of the pages that the cookie banner and the footer link to. */
const pathNames = {
  cookies: 'cookie-policy',
  privacy: 'privacy-statement',
  valuation: 'contact-demand',
} as const

async function findVisibleHref(locale: Locale, name: string): Promise<string | undefined> {
  const href = await findPathTableHref(locale, name)
  if (href === undefined || !href.startsWith('/')) return href
  const { resolve } = await findRoutes(locale)
  return resolve(href.split('/').slice(2, -1)) ? href : undefined
}

/** Returns the addresses of the legal pages and the valuation that are shown in this language. */
export async function legalHrefs(
  locale: Locale,
): Promise<Partial<Record<keyof typeof pathNames, string>>> {
  const [cookies, privacy, valuation] = await Promise.all([
    findVisibleHref(locale, pathNames.cookies),
    findVisibleHref(locale, pathNames.privacy),
    findVisibleHref(locale, pathNames.valuation),
  ])
  return {
    ...(cookies && { cookies }),
    ...(privacy && { privacy }),
    ...(valuation && { valuation }),
  }
}
