import type { PageKind } from '@/domain/site/options'
import { isSlug } from '@/domain/lib/slug'
import type { Goal } from '@/domain/catalogue/vocabulary'

import type { Locale } from './locales'
import { treeOf, type Tree, type TreeNode } from './tree'

/**
 * Everything the site has an address for. Slugs of places and types are part of it, references find
 * the document.
 */
export type Route =
  | { kind: 'page'; id: string }
  | { kind: 'category'; id: string }
  | { kind: 'article'; category: string; path: string }
  | {
      kind: 'property'
      goal: Goal
      category?: string
      city: string
      type: string
      reference: number
    }
  | { kind: 'project'; city: string; slug: string; reference: number }
  | { kind: 'unit'; city: string; slug: string; project: number; type: string; reference: number }

/**
 * A page as the route table needs it: which one lists what is for sale, for rent, and the projects.
 */
export type PageNode = TreeNode & { title: string; kind: PageKind; lists?: Goal | 'projects' }

export type RouteTable = {
  locale: Locale
  pages: Tree
  categories: Tree
  /** The address of a route; undefined when this language does not show it. */
  hrefFor: (route: Route) => string | undefined
  /** What lies at the segments after the language. */
  resolve: (segments: readonly string[]) => Route | undefined
}

/** References are whole numbers without leading zeros: one document has one address. */
const parseReference = (segment: string | undefined): number | undefined =>
  segment && /^[1-9]\d{0,8}$/.test(segment) ? Number(segment) : undefined

const segmentsBelow = (
  segments: readonly string[],
  base: readonly string[] | undefined,
): readonly string[] | undefined =>
  base && base.length > 0 && base.every((part, at) => part === segments[at])
    ? segments.slice(base.length)
    : undefined

function propertyAt(rest: readonly string[], goal: Goal): Route | undefined {
  const [city, type, last] = rest.slice(-3)
  const category = rest.length === 4 ? rest[0] : undefined
  const reference = parseReference(last)
  if (rest.length < 3 || rest.length > 4 || !city || !type || reference === undefined)
    return undefined
  return {
    kind: 'property',
    goal,
    ...(category !== undefined && { category }),
    city,
    type,
    reference,
  }
}

function projectAt([city, slug, id, type, unit, ...more]: readonly string[]): Route | undefined {
  const reference = parseReference(id)
  if (!city || !slug || reference === undefined || more.length > 0) return undefined
  if (type === undefined) return { kind: 'project', city, slug, reference }
  const unitReference = parseReference(unit)
  return unitReference === undefined
    ? undefined
    : { kind: 'unit', city, slug, project: reference, type, reference: unitReference }
}

/**
 * Paths to routes and back, in one language. A page wins over a category, a category over an
 * article, both over listings.
 */
export function routeTable(
  locale: Locale,
  pageNodes: readonly PageNode[],
  categoryNodes: readonly TreeNode[],
): RouteTable {
  const pages = treeOf(pageNodes)
  const categories = treeOf(categoryNodes)
  const baseOf = (lists: Goal | 'projects') => {
    const page = pageNodes.find((node) => node.lists === lists && pages.segmentsOf(node.id))
    return page && pages.segmentsOf(page.id)
  }
  const bases = { sale: baseOf('sale'), rent: baseOf('rent'), projects: baseOf('projects') }

  const segmentsFor = (route: Route): readonly (string | number)[] | undefined => {
    switch (route.kind) {
      case 'page':
        return pages.segmentsOf(route.id)
      case 'category':
        return categories.segmentsOf(route.id)
      case 'article': {
        const base = categories.segmentsOf(route.category)
        return base && route.path ? [...base, route.path] : undefined
      }
      case 'property': {
        const base = bases[route.goal]
        return (
          base && [
            ...base,
            ...(route.category === undefined ? [] : [route.category]),
            route.city,
            route.type,
            route.reference,
          ]
        )
      }
      case 'project':
        return bases.projects && [...bases.projects, route.city, route.slug, route.reference]
      case 'unit':
        return (
          bases.projects && [
            ...bases.projects,
            route.city,
            route.slug,
            route.project,
            route.type,
            route.reference,
          ]
        )
      default:
        return route satisfies never
    }
  }

  const listingAt = (segments: readonly string[]): Route | undefined => {
    for (const goal of ['sale', 'rent'] as const) {
      const rest = segmentsBelow(segments, bases[goal])
      const route = rest && propertyAt(rest, goal)
      if (route) return route
    }
    const rest = segmentsBelow(segments, bases.projects)
    return rest && projectAt(rest)
  }

  return {
    locale,
    pages,
    categories,
    hrefFor: (route) => {
      const segments = segmentsFor(route)
      return segments && `/${[locale, ...segments].join('/')}/`
    },
    resolve: (segments) => {
      const page = pages.at(segments)
      if (page !== undefined) return { kind: 'page', id: page }
      if (!segments.every(isSlug)) return undefined
      const category = categories.at(segments)
      if (category !== undefined) return { kind: 'category', id: category }
      const listing = listingAt(segments)
      if (listing) return listing
      const above = categories.at(segments.slice(0, -1))
      const path = segments.at(-1)
      return above !== undefined && path !== undefined && segments.length > 1
        ? { kind: 'article', category: above, path }
        : undefined
    },
  }
}
