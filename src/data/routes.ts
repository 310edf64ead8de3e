import { cache } from 'react'

import { slugify } from '@/domain/slug'
import { defaultLocale, locales, type Locale } from '@/i18n/locales'
import { routeTable, type PageNode, type Route, type RouteTable } from '@/i18n/routes'
import type { TreeNode } from '@/i18n/tree'
import type { Article, Page, Project, Property } from '@/payload-types'

import { remembered } from './cache'
import { asPublic, idOf, loaded, payload } from './payload'
import { findSettings } from './shell'

const listsOf = ({ kind, list }: Pick<Page, 'kind' | 'list'>): PageNode['lists'] => {
  if (kind === 'project_list') return 'projects'
  return kind === 'property_list' && !list?.types?.length ? (list?.goal ?? undefined) : undefined
}

const pageNodes = remembered('pageNodes', ['pages'], async (locale: Locale): Promise<PageNode[]> => {
  const { docs } = await (
    await payload()
  ).find({
    collection: 'pages',
    ...asPublic(locale),
    depth: 0,
    pagination: false,
    sort: 'sort',
    select: { title: true, parent: true, path: true, kind: true, public: true, list: { goal: true, types: true } },
  })
  return docs.map((page) => {
    const lists = listsOf(page)
    return {
      ...{ id: page.id, parent: idOf(page.parent) ?? null, path: page.path ?? null, title: page.title ?? '', kind: page.kind },
      ...{ isShown: page.public === true, isHome: page.kind === 'home' },
      ...(lists && { lists }),
    }
  })
})

const categoryNodes = remembered('categoryNodes', ['categories'], async (locale: Locale): Promise<TreeNode[]> => {
  const { docs } = await (
    await payload()
  ).find({ collection: 'categories', ...asPublic(locale), depth: 0, pagination: false, sort: 'sort', select: { parent: true, path: true } })
  return docs.map(({ id, parent, path }) => ({ id, parent: idOf(parent) ?? null, path: path ?? null, isShown: true }))
})

type Made = { categories: TreeNode[]; table: RouteTable }

/** Of the nodes they were put together from: the same nodes, the same table. */
const tables = new WeakMap<PageNode[], Made>()

/** Every address of one language, both ways. */
export const findRoutes = cache(async (locale: Locale): Promise<RouteTable> => {
  const [pages, categories] = await Promise.all([pageNodes(locale), categoryNodes(locale)])
  const known = tables.get(pages)
  if (known?.categories === categories) return known.table
  const table = routeTable(locale, pages, categories)
  tables.set(pages, { categories, table })
  return table
})

/** Every page of one language as menus and breadcrumbs need it, by id. */
export const findPageNodes = cache(async (locale: Locale): Promise<ReadonlyMap<string, PageNode>> => {
  const nodes = await pageNodes(locale)
  return new Map(nodes.map((node) => [node.id, node]))
})

export type Languages = { inUse: Locale[]; main: Locale }

/** The languages the agency shows, in the product's order, and the one for visitors who have not chosen. */
export const findLanguages = cache(async (): Promise<Languages> => {
  const { languages, defaultLanguage } = await findSettings(defaultLocale)
  const used = new Set(languages?.filter(({ use }) => use).map(({ code }) => code))
  const inUse = locales.filter((locale) => used.has(locale))
  const main = defaultLanguage ?? defaultLocale
  return inUse.length > 0 ? { inUse, main: inUse.includes(main) ? main : (inUse[0] ?? main) } : { inUse: [main], main }
})

/** The language to speak where one was asked for: itself when the agency shows it, else the main one. */
export async function spokenLanguage(asked: string | undefined): Promise<Locale> {
  const { inUse, main } = await findLanguages()
  return inUse.find((locale) => locale === asked) ?? main
}

/** A name that leaves nothing after cleaning still needs a segment. */
const segment = (name: string | null | undefined): string => slugify(name ?? '') || '0'

/** Where an article has its place; nothing without a category or a path in this language. */
export function articleRoute({ category, path }: Pick<Article, 'category' | 'path'>): Route | undefined {
  const above = idOf(category)
  return above !== undefined && path ? { kind: 'article', category: above, path } : undefined
}

export function projectRoute({ city, title, reference }: Pick<Project, 'city' | 'title' | 'reference'>): Route | undefined {
  if (!reference) return undefined
  return { kind: 'project', city: segment(loaded(city)?.name), slug: segment(title), reference }
}

/** A unit lies in its project, everything else under what is for sale or for rent. The relations must be loaded. */
export function propertyRoute({
  goal,
  city,
  mainType,
  reference,
  project,
}: Pick<Property, 'goal' | 'city' | 'mainType' | 'reference' | 'project'>): Route | undefined {
  if (!reference) return undefined
  const type = segment(loaded(mainType)?.name)
  const within = loaded(project)
  const above = within && projectRoute(within)
  if (above?.kind === 'project') return { kind: 'unit', city: above.city, slug: above.slug, project: above.reference, type, reference }
  return { kind: 'property', goal, city: segment(loaded(city)?.name), type, reference }
}
