import type { Crumb } from '@/components/shell/Breadcrumbs'
import { findCategory } from '@/data/site/articles'
import { hrefOfDocument, type ResolvedDocument } from '@/data/site/resolve'
import { findBreadcrumb } from '@/data/site/pathTable'
import { idOf } from '@/data/core/payload'
import { findPageNodes, findRoutes, projectRoute, shownProject } from '@/data/site/routes'
import { findPageOfList } from '@/data/site/tree/findPages'
import { listingName } from '@/data/catalogue/views/listing'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

/** Returns the crumbs of a page and its parents. The path table may override their titles. */
async function pageCrumbs(id: string, locale: Locale): Promise<Crumb[]> {
  const [{ pages, hrefFor }, nodes] = await Promise.all([findRoutes(locale), findPageNodes(locale)])
  return Promise.all(
    pages.pathTo(id).map(async (pageId) => {
      const href = hrefFor({ kind: 'page', id: pageId })
      const label =
        (await findBreadcrumb(locale, pages.segmentsOf(pageId) ?? [])) ??
        nodes.get(pageId)?.title ??
        ''
      return { label, ...(href && { href }) }
    }),
  )
}

async function listCrumbs(lists: 'sale' | 'rent' | 'projects', locale: Locale): Promise<Crumb[]> {
  const page = await findPageOfList(lists, locale)
  return page ? pageCrumbs(page.id, locale) : []
}

/** Returns the crumbs of a category, or of the page at the same address when there is one. */
async function categoryCrumbs(id: string, locale: Locale): Promise<Crumb[]> {
  const routes = await findRoutes(locale)
  const page = routes.pages.at(routes.categories.segmentsOf(id) ?? ['?'])
  if (page !== undefined) return pageCrumbs(page, locale)
  const href = routes.hrefFor({ kind: 'category', id })
  return [{ label: (await findCategory(id, locale))?.title ?? '', ...(href && { href }) }]
}

async function trailTo(resolved: ResolvedDocument, locale: Locale): Promise<Crumb[]> {
  switch (resolved.kind) {
    case 'page':
      return pageCrumbs(resolved.page.id, locale)
    case 'category':
      return categoryCrumbs(resolved.category.id, locale)
    case 'article': {
      const category = idOf(resolved.article.category)
      return [
        ...(category ? await categoryCrumbs(category, locale) : []),
        { label: resolved.article.title ?? '' },
      ]
    }
    case 'property': {
      const project = shownProject(resolved.property)
      const label = listingName(resolved.property, locale)
      if (!project) return [...(await listCrumbs(resolved.property.goal, locale)), { label }]
      const route = projectRoute(project)
      const href = route && (await findRoutes(locale)).hrefFor(route)
      return [
        ...(await listCrumbs('projects', locale)),
        { label: project.title ?? '', ...(href && { href }) },
        { label },
      ]
    }
    case 'project':
      return [...(await listCrumbs('projects', locale)), { label: resolved.project.title ?? '' }]
    default:
      return resolved satisfies never
  }
}

/** Returns the trail to a page that no document stands for: from the home page to its name. */
export const crumbsTo = (label: string, locale: Locale): Crumb[] => [
  { label: translate(locale)('home'), href: `/${locale}/` },
  { label },
]

/** Returns the breadcrumb trail from the home page to this one. */
export async function crumbsOf(resolved: ResolvedDocument, locale: Locale): Promise<Crumb[]> {
  if (resolved.kind === 'page' && resolved.page.kind === 'home') return []
  const [trail, href] = await Promise.all([
    trailTo(resolved, locale),
    hrefOfDocument(resolved, locale),
  ])
  const last = trail.at(-1)
  return [
    { label: translate(locale)('home'), href: `/${locale}/` },
    ...trail.slice(0, -1),
    ...(last ? [{ ...last, ...(href && { href }) }] : []),
  ]
}
