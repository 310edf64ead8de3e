import { slugify } from '@/domain/lib/slug'
import { defaultLocale, locales, type Locale } from '@/i18n/locales'
import { routeTable, type PageNode, type Route, type RouteTable } from '@/i18n/routes'
import type { TreeNode } from '@/i18n/tree'
import type { Article, Page, Project, Property } from '@/payload-types'

import { cachedQuery } from '../core/cache'
import { asPublic, idOf, loaded, payload } from '../core/payload'
import { oncePerRendering } from '../core/rendering'
import { findSettings } from './shell'

/** Says which complete list a page shows: all projects, or all listings of a goal. */
const listsOf = ({ kind, list }: Pick<Page, 'kind' | 'list'>): PageNode['lists'] => {
  if (kind === 'project_list') return 'projects'
  return kind === 'property_list' && !list?.types?.length ? (list?.goal ?? undefined) : undefined
}

const pageNodes = cachedQuery(
  'pageNodes',
  ['pages'],
  async (locale: Locale): Promise<PageNode[]> => {
    const { docs } = await (
      await payload()
    ).find({
      collection: 'pages',
      ...asPublic(locale),
      depth: 0,
      sort: 'sort',
      select: {
        title: true,
        parent: true,
        path: true,
        kind: true,
        public: true,
        list: { goal: true, types: true },
      },
    })
    return docs.map((page) => {
      const lists = listsOf(page)
      return {
        id: page.id,
        parent: idOf(page.parent) ?? null,
        path: page.path ?? null,
        title: page.title ?? '',
        kind: page.kind,
        isShown: page.public === true,
        isHome: page.kind === 'home',
        ...(lists && { lists }),
      }
    })
  },
)

const categoryNodes = cachedQuery(
  'categoryNodes',
  ['categories'],
  async (locale: Locale): Promise<TreeNode[]> => {
    const { docs } = await (
      await payload()
    ).find({
      collection: 'categories',
      ...asPublic(locale),
      depth: 0,
      sort: 'sort',
      select: { parent: true, path: true },
    })
    return docs.map(({ id, parent, path }) => ({
      id,
      parent: idOf(parent) ?? null,
      path: path ?? null,
      isShown: true,
    }))
  },
)

/** A page that a language shows, with its address. */
export type PlacedPage = PageNode & { href: string }

type CachedTable = { categories: TreeNode[]; table: RouteTable; shown: readonly PlacedPage[] }

/** Route tables by the page nodes they were made from, so that a cached answer gives one table. */
const tables = new WeakMap<PageNode[], CachedTable>()

const findTable = oncePerRendering(async (locale: Locale): Promise<CachedTable> => {
  const [pages, categories] = await Promise.all([pageNodes(locale), categoryNodes(locale)])
  const known = tables.get(pages)
  if (known?.categories === categories) return known
  const table = routeTable(locale, pages, categories)
  const shown = pages.flatMap((node) => {
    const href = table.hrefFor({ kind: 'page', id: node.id })
    return href === undefined ? [] : [{ ...node, href }]
  })
  const made = { categories, table, shown }
  tables.set(pages, made)
  return made
})

/** Returns the route table of a language, which resolves addresses and makes them. */
export const findRoutes = oncePerRendering(
  async (locale: Locale): Promise<RouteTable> => (await findTable(locale)).table,
)

/** Returns the pages that a language shows, in the order that staff gave them. */
export const findShownPages = async (locale: Locale): Promise<readonly PlacedPage[]> =>
  (await findTable(locale)).shown

/** Returns every page of a language by id, with what menus and breadcrumbs need. */
export const findPageNodes = oncePerRendering(
  async (locale: Locale): Promise<ReadonlyMap<string, PageNode>> => {
    const nodes = await pageNodes(locale)
    return new Map(nodes.map((node) => [node.id, node]))
  },
)

export type Languages = { inUse: Locale[]; main: Locale }

/** Returns the languages that the agency uses, and the main one for visitors without a choice. */
export const findLanguages = oncePerRendering(async (): Promise<Languages> => {
  const { languages, defaultLanguage } = await findSettings(defaultLocale)
  const used = new Set(languages?.filter(({ use }) => use).map(({ code }) => code))
  const inUse = locales.filter((locale) => used.has(locale))
  const main = defaultLanguage ?? defaultLocale
  return inUse.length > 0
    ? { inUse, main: inUse.includes(main) ? main : (inUse[0] ?? main) }
    : { inUse: [main], main }
})

/** Returns the requested language when the agency uses it, else the main one. */
export async function supportedLanguage(requested: string | undefined): Promise<Locale> {
  const { inUse, main } = await findLanguages()
  return inUse.find((locale) => locale === requested) ?? main
}

/** Makes the segment of a name; '0' when no character of the name can stand in one. */
const segment = (name: string | null | undefined): string => slugify(name ?? '') || '0'

/** Returns the route of an article; undefined without a category or a path in this language. */
export function articleRoute({
  category,
  path,
}: Pick<Article, 'category' | 'path'>): Route | undefined {
  const categoryId = idOf(category)
  return categoryId !== undefined && path
    ? { kind: 'article', category: categoryId, path }
    : undefined
}

/** Returns the route of a project; undefined without a reference. The city must be loaded. */
export function projectRoute({
  city,
  title,
  reference,
}: Pick<Project, 'city' | 'title' | 'reference'>): Route | undefined {
  if (!reference) return undefined
  return { kind: 'project', city: segment(loaded(city)?.name), slug: segment(title), reference }
}

/** Returns the project of a unit; undefined where this language does not show it. The relation must be loaded. */
export function shownProject({ project }: Pick<Property, 'project'>): Project | undefined {
  const parent = loaded(project)
  return parent?.public === true ? parent : undefined
}

/**
 * Returns the route of a property: below its project for a unit, else below the list of its goal, as for a
 * unit whose project this language does not show. The relations must be loaded.
 */
export function propertyRoute({
  goal,
  city,
  mainType,
  reference,
  project,
}: Pick<Property, 'goal' | 'city' | 'mainType' | 'reference' | 'project'>): Route | undefined {
  if (!reference) return undefined
  const type = segment(loaded(mainType)?.name)
  const parentProject = shownProject({ project })
  const parentRoute = parentProject && projectRoute(parentProject)
  if (parentRoute?.kind === 'project')
    return {
      kind: 'unit',
      city: parentRoute.city,
      slug: parentRoute.slug,
      project: parentRoute.reference,
      type,
      reference,
    }
  return { kind: 'property', goal, city: segment(loaded(city)?.name), type, reference }
}
