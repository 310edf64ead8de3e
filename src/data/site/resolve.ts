import type { Locale } from '@/i18n/locales'
import type { Route, RouteTable } from '@/i18n/routes'
import type { Article, Category, Module, Page, Project, Property } from '@/payload-types'

import { findArticleAt, findArticleById, findCategory } from './articles'
import { findProject, findProperty } from '../catalogue/listings'
import { oncePerRendering } from '../core/rendering'
import { findPageById } from './pages'
import { findPathTableHref } from './pathTable'
import { findPageRedirect, findRedirect } from './redirects'
import { articleRoute, findLanguages, findRoutes, projectRoute, propertyRoute } from './routes'

/** The document at an address. */
export type ResolvedDocument =
  /** In a preview, with the newest drafts of its modules. */
  | { kind: 'page'; page: Page; modules?: Module[] }
  | { kind: 'category'; category: Category }
  | { kind: 'article'; article: Article }
  | { kind: 'property'; property: Property }
  | { kind: 'project'; project: Project }

/** A redirect to another address. */
export type ResolvedRedirect = { kind: 'moved'; to: string }

const routeOf = (resolved: ResolvedDocument): Route | undefined => {
  switch (resolved.kind) {
    case 'page':
      return { kind: 'page', id: resolved.page.id }
    case 'category':
      return { kind: 'category', id: resolved.category.id }
    case 'article':
      return articleRoute(resolved.article)
    case 'property':
      return propertyRoute(resolved.property)
    case 'project':
      return projectRoute(resolved.project)
    default:
      return resolved satisfies never
  }
}

async function documentOf(route: Route, locale: Locale): Promise<ResolvedDocument | null> {
  switch (route.kind) {
    case 'page': {
      const page = await findPageById(route.id, locale)
      return page && page.kind !== 'not_found' ? { kind: 'page', page } : null
    }
    case 'category': {
      const category = await findCategory(route.id, locale)
      return category && { kind: 'category', category }
    }
    case 'article': {
      const article = await findArticleAt(route.category, route.path, locale)
      return article && { kind: 'article', article }
    }
    case 'property':
    case 'unit': {
      const property = await findProperty(route.reference, locale)
      return property && { kind: 'property', property }
    }
    case 'project': {
      const project = await findProject(route.reference, locale)
      return project && { kind: 'project', project }
    }
    default:
      return route satisfies never
  }
}

/**
 * Whether the requested route is the listing's own one below a page of its list. That address shows
 * the listing too, with the plain one as its canonical address.
 */
const isBelowItsList = (requested: Route, own: Route, table: RouteTable): boolean => {
  if (requested.kind !== 'property' || requested.category === undefined) return false
  const { category, ...plain } = requested
  const base = table.hrefFor(plain)?.split('/').slice(2, -4)
  return (
    table.hrefFor(plain) === table.hrefFor(own) &&
    base !== undefined &&
    table.pages.at([...base, category]) !== undefined
  )
}

/** Decodes the segments of a path; undefined when they are malformed. */
function decodeSegments(path: readonly string[]): string[] | undefined {
  try {
    const segments = path.map(decodeURIComponent)
    return segments.some((segment) => segment.includes('/')) ? undefined : segments
  } catch {
    return undefined
  }
}

async function findAt(
  locale: Locale,
  segments: readonly string[],
): Promise<ResolvedDocument | ResolvedRedirect | null> {
  const { inUse } = await findLanguages()
  if (!inUse.includes(locale)) return null
  const table = await findRoutes(locale)
  const requested = table.resolve(segments)
  const resolved = requested ? await documentOf(requested, locale) : null
  if (!resolved || !requested) {
    const to =
      (await findRedirect(locale, segments)) ??
      (await findPathTableHref(locale, segments.join('/')))
    return to === undefined || to === `/${[locale, ...segments].join('/')}/`
      ? null
      : { kind: 'moved', to }
  }
  if (resolved.kind === 'page') {
    const to = await findPageRedirect(resolved.page, locale)
    return to === undefined ? resolved : { kind: 'moved', to }
  }
  const own = routeOf(resolved)
  if (!own) return null
  const requestedHref = table.hrefFor(requested)
  const ownHref = table.hrefFor(own)
  return ownHref === undefined || requestedHref === ownHref || isBelowItsList(requested, own, table)
    ? resolved
    : { kind: 'moved', to: ownHref }
}

/** Resolves a path once per rendering: header, head and page all need it. */
const findOnce = oncePerRendering((locale: Locale, path: string) =>
  findAt(locale, path === '' ? [] : path.split('/')),
)

/** Resolves the segments after the language; null when nothing is published there in it. */
export async function resolveAddress(
  locale: Locale,
  path: readonly string[],
): Promise<ResolvedDocument | ResolvedRedirect | null> {
  const segments = decodeSegments(path)
  return segments ? findOnce(locale, segments.join('/')) : null
}

/** Finds the same document in another language; null where it is not shown. */
async function findInLocale(
  document: ResolvedDocument,
  locale: Locale,
): Promise<ResolvedDocument | null> {
  switch (document.kind) {
    case 'page':
    case 'category':
      return document
    case 'article': {
      const article = await findArticleById(document.article.id, locale)
      return article && { kind: 'article', article }
    }
    case 'property': {
      const property = document.property.reference
        ? await findProperty(document.property.reference, locale)
        : null
      return property && { kind: 'property', property }
    }
    case 'project': {
      const project = document.project.reference
        ? await findProject(document.project.reference, locale)
        : null
      return project && { kind: 'project', project }
    }
    default:
      return document satisfies never
  }
}

export type Alternate = { code: Locale; href: string }

/** Returns the address of a document in one language; undefined where it is not shown. */
export async function hrefOfDocument(
  document: ResolvedDocument,
  locale: Locale,
): Promise<string | undefined> {
  const translated = await findInLocale(document, locale)
  const route = translated && routeOf(translated)
  return route ? (await findRoutes(locale)).hrefFor(route) : undefined
}

/** Returns the addresses of a document in every language that shows it, its own included. */
export async function findAlternates(document: ResolvedDocument): Promise<Alternate[]> {
  const { inUse } = await findLanguages()
  const all = await Promise.all(
    inUse.map(async (code) => ({ code, href: await hrefOfDocument(document, code) })),
  )
  return all.filter((alternate): alternate is Alternate => alternate.href !== undefined)
}
