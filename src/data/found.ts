import { cache } from 'react'

import type { Locale } from '@/i18n/locales'
import type { Route, RouteTable } from '@/i18n/routes'
import type { Article, Category, Module, Page, Project, Property } from '@/payload-types'

import { findArticleAt, findArticleById, findCategory } from './articles'
import { findProject, findProperty } from './listings'
import { findPageById } from './pages'
import { findNamed } from './pathTable'
import { findOnward, findRedirect } from './redirects'
import { articleRoute, findLanguages, findRoutes, projectRoute, propertyRoute } from './routes'

/** What lies at an address. */
export type Found =
  /** With its modules where they are not the published ones. */
  | { kind: 'page'; page: Page; modules?: Module[] }
  | { kind: 'category'; category: Category }
  | { kind: 'article'; article: Article }
  | { kind: 'property'; property: Property }
  | { kind: 'project'; project: Project }

/** A place the visitor is sent on to. */
export type Moved = { kind: 'moved'; to: string }

const routeOf = (found: Found): Route | undefined => {
  switch (found.kind) {
    case 'page':
      return { kind: 'page', id: found.page.id }
    case 'category':
      return { kind: 'category', id: found.category.id }
    case 'article':
      return articleRoute(found.article)
    case 'property':
      return propertyRoute(found.property)
    case 'project':
      return projectRoute(found.project)
    default:
      return found satisfies never
  }
}

async function documentOf(route: Route, locale: Locale): Promise<Found | null> {
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

/** A listing may be asked for below one of the pages of its list: the same listing, and its own address stays the plain one. */
const isBelowItsList = (asked: Route, own: Route, table: RouteTable): boolean => {
  if (asked.kind !== 'property' || asked.category === undefined) return false
  const { category, ...plain } = asked
  const base = table.hrefFor(plain)?.split('/').slice(2, -4)
  return table.hrefFor(plain) === table.hrefFor(own) && base !== undefined && table.pages.at([...base, category]) !== undefined
}

/** Segments as people write them; nothing when they cannot be read. */
function readable(path: readonly string[]): string[] | undefined {
  try {
    const segments = path.map(decodeURIComponent)
    return segments.some((segment) => segment.includes('/')) ? undefined : segments
  } catch {
    return undefined
  }
}

async function findAt(locale: Locale, segments: readonly string[]): Promise<Found | Moved | null> {
  const { inUse } = await findLanguages()
  if (!inUse.includes(locale)) return null
  const table = await findRoutes(locale)
  const asked = table.resolve(segments)
  const found = asked ? await documentOf(asked, locale) : null
  if (!found || !asked) {
    const to = (await findRedirect(locale, segments)) ?? (await findNamed(locale, segments.join('/')))
    return to === undefined || to === `/${[locale, ...segments].join('/')}/` ? null : { kind: 'moved', to }
  }
  if (found.kind === 'page') {
    const to = await findOnward(found.page, locale)
    return to === undefined ? found : { kind: 'moved', to }
  }
  const own = routeOf(found)
  if (!own) return null
  const [here, home] = [table.hrefFor(asked), table.hrefFor(own)]
  return home === undefined || here === home || isBelowItsList(asked, own, table) ? found : { kind: 'moved', to: home }
}

/** Header, head and page of one rendering ask the same. */
const findOnce = cache((locale: Locale, path: string) => findAt(locale, path === '' ? [] : path.split('/')))

/** What lies at the segments after the language; null when nothing is published there in it. */
export async function find(locale: Locale, path: readonly string[]): Promise<Found | Moved | null> {
  const segments = readable(path)
  return segments ? findOnce(locale, segments.join('/')) : null
}

/** The same document in another language; null where it is not shown. */
async function inLocale(found: Found, locale: Locale): Promise<Found | null> {
  switch (found.kind) {
    case 'page':
    case 'category':
      return found
    case 'article': {
      const article = await findArticleById(found.article.id, locale)
      return article && { kind: 'article', article }
    }
    case 'property': {
      const property = found.property.reference ? await findProperty(found.property.reference, locale) : null
      return property && { kind: 'property', property }
    }
    case 'project': {
      const project = found.project.reference ? await findProject(found.project.reference, locale) : null
      return project && { kind: 'project', project }
    }
    default:
      return found satisfies never
  }
}

export type Alternate = { code: Locale; href: string }

/** The address of a document in one language. */
export async function hrefOf(found: Found, locale: Locale): Promise<string | undefined> {
  const there = await inLocale(found, locale)
  const route = there && routeOf(there)
  return route ? (await findRoutes(locale)).hrefFor(route) : undefined
}

/** The same document in every language that shows it, its own included. */
export async function findAlternates(found: Found): Promise<Alternate[]> {
  const { inUse } = await findLanguages()
  const all = await Promise.all(inUse.map(async (code) => ({ code, href: await hrefOf(found, code) })))
  return all.filter((one): one is Alternate => one.href !== undefined)
}
