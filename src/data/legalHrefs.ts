import { findNamed } from './pathTable'
import { findRoutes } from './routes'
import type { Locale } from '@/i18n/locales'

/** The names under which the path table keeps the pages that banner and footer point to. */
const names = { cookies: 'cookie-policy', privacy: 'privacy-statement', valuation: 'contact-demand' } as const

async function shownAt(locale: Locale, name: string): Promise<string | undefined> {
  const href = await findNamed(locale, name)
  if (href === undefined || !href.startsWith('/')) return href
  const { resolve } = await findRoutes(locale)
  return resolve(href.split('/').slice(2, -1)) ? href : undefined
}

/** Where the legal pages and the free valuation lie in this language, as far as they are shown in it. */
export async function legalHrefs(locale: Locale): Promise<Partial<Record<keyof typeof names, string>>> {
  const [cookies, privacy, valuation] = await Promise.all([shownAt(locale, names.cookies), shownAt(locale, names.privacy), shownAt(locale, names.valuation)])
  return { ...(cookies && { cookies }), ...(privacy && { privacy }), ...(valuation && { valuation }) }
}
