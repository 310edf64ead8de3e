import type { Locale } from '@/i18n/locales'

import { findProperty } from '../catalogue/listings'
import { findProject } from '../catalogue/projects'
import {
  hrefOfDocument,
  resolveAddress,
  type ResolvedDocument,
  type ResolvedRedirect,
} from './resolve'
import { findPathTableHref } from './pathTable'
import { findPlainRedirect } from './redirects'
import { findLanguages, findRoutes, projectRoute, propertyRoute } from './routes'

/** `forGood`: permanent, for an address that names one page. A choice of language is temporary. */
type LanguageRedirect = { to: string; isPermanent: boolean }

/**
 * Resolves the deep link that real-estate software uses: `property` and the reference of a property
 * or project. Leads to the first of the languages that shows it.
 */
const findListingHref = async (
  segments: readonly string[],
  languages: readonly Locale[],
): Promise<string | undefined> =>
  segments.length === 2 ? findHrefOfReference(segments[1], languages) : undefined

/** The fewest parts of an address of a listing: the list, the place or the project, and the reference. */
const MIN_LISTING_PARTS = 3

/** Finds the listing with this reference in the first of the languages that shows it. */
async function findHrefOfReference(
  digits: string | undefined,
  languages: readonly Locale[],
): Promise<string | undefined> {
  if (!digits || !/^[1-9]\d{0,8}$/.test(digits)) return undefined
  const reference = Number(digits)
  for (const locale of languages) {
    const routes = await findRoutes(locale)
    const [property, project] = await Promise.all([
      findProperty(reference, locale),
      findProject(reference, locale),
    ])
    const route = property ? propertyRoute(property) : project ? projectRoute(project) : undefined
    const href = route && routes.hrefFor(route)
    if (href) return href
  }
  return undefined
}

/**
 * Finds the target of an address without a language: in the visitor's language when the page is
 * shown in it, else in the first language that has it.
 */
export async function findLanguageRedirect(
  segments: readonly string[],
  preferred: Locale | undefined,
): Promise<LanguageRedirect | null> {
  const { inUse, main } = await findLanguages()
  const first = preferred && inUse.includes(preferred) ? preferred : main
  const languages = [first, ...inUse.filter((locale) => locale !== first)]
  if (segments[0] === 'property') {
    const to = await findListingHref(segments, languages)
    return to === undefined ? null : { to, isPermanent: true }
  }
  const path = segments.join('/')
  const alias = await findPathTableHref(first, path)
  if (alias !== undefined) return { to: alias, isPermanent: false }
  for (const locale of languages) {
    const resolved = await resolveAddress(locale, segments)
    if (resolved)
      return {
        to: resolved.kind === 'moved' ? resolved.to : `/${locale}/${path}/`,
        isPermanent: false,
      }
  }
  for (const locale of languages) {
    const to = await findPlainRedirect(locale, segments)
    if (to) return { to, isPermanent: false }
  }
  return null
}

/** Finds the document at an address in its own language, and at the one that it moved to. */
async function findDocument(
  locale: Locale,
  segments: readonly string[],
): Promise<ResolvedDocument | null> {
  const resolved = await resolveAddress(locale, segments)
  if (resolved?.kind !== 'moved') return resolved
  const [, code, ...path] = /^\/(?!\/)[^?#]*\/$/.test(resolved.to)
    ? resolved.to.slice(0, -1).split('/')
    : []
  const target = code === locale ? await resolveAddress(locale, path) : null
  return target?.kind === 'moved' ? null : target
}

/**
 * Finds what an address means that names nothing in its own language: a property by its number, a page by
 * its path in another language, or a listing whose list was renamed or moved. It leads to the page in the
 * language of the address.
 */
async function findMeantHref(
  locale: Locale,
  segments: readonly string[],
): Promise<string | undefined> {
  const { inUse } = await findLanguages()
  if (!inUse.includes(locale)) return undefined
  const others = inUse.filter((code) => code !== locale)
  if (segments[0] === 'property') return findListingHref(segments, [locale, ...others])
  for (const code of others) {
    const document = await findDocument(code, segments)
    const href = document && (await hrefOfDocument(document, locale))
    if (href) return href
  }
  return segments.length >= MIN_LISTING_PARTS
    ? findHrefOfReference(segments.at(-1), [locale])
    : undefined
}

/** Resolves the path of a request; an address of another language leads to the page it means. */
export async function resolveRequest(
  locale: Locale,
  path: readonly string[],
): Promise<ResolvedDocument | ResolvedRedirect | null> {
  const resolved = await resolveAddress(locale, path)
  if (resolved) return resolved
  const to = await findMeantHref(locale, path)
  return to === undefined ? null : { kind: 'moved', to }
}
