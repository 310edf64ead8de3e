import type { Locale } from '@/i18n/locales'
import type { Route, RouteTable } from '@/i18n/routes'
import type { Article, Category, Module, Page, Project, Property } from '@/payload-types'

import { findArticleAt, findArticleAddress, findCategory } from './articles'
import { findProperty } from '../catalogue/listings'
import { findProject, findProjectAddress } from '../catalogue/projects'
import { findListingSummaries } from '../catalogue/search/listingSummaries'
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

/**
 * Returns the route of a listing in one language; undefined where it is not shown. Read as the card of
 * a list, which is far less work than the whole listing; the address of a unit needs its project too.
 */
async function listingRouteIn(
  { reference, project }: Property,
  locale: Locale,
): Promise<Route | undefined> {
  if (!reference) return undefined
  const [listing] = project
    ? [await findProperty(reference, locale)]
    : await findListingSummaries([reference], locale)
  return listing ? propertyRoute(listing) : undefined
}

/** Returns the route of the same document in one language; undefined where it is not shown. */
async function routeIn(document: ResolvedDocument, locale: Locale): Promise<Route | undefined> {
  switch (document.kind) {
    case 'page':
    case 'category':
      return routeOf(document)
    case 'article': {
      const article = await findArticleAddress(document.article.id, locale)
      return article ? articleRoute(article) : undefined
    }
    case 'property':
      return listingRouteIn(document.property, locale)
    case 'project': {
      const { reference } = document.project
      const project = reference ? await findProjectAddress(reference, locale) : null
      return project ? projectRoute(project) : undefined
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
  const route = await routeIn(document, locale)
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
