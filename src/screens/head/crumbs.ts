import type { Crumb } from '@/components/shell/Breadcrumbs'
import { findCategory } from '@/data/articles'
import { hrefOf, type Found } from '@/data/found'
import { findBreadcrumb } from '@/data/pathTable'
import { idOf, loaded } from '@/data/payload'
import { findPageNodes, findRoutes, projectRoute } from '@/data/routes'
import { placeOf } from '@/data/views/listing'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

/** A page and all above it; the path table may call them something else. */
async function pagesTo(id: string, locale: Locale): Promise<Crumb[]> {
  const [{ pages, hrefFor }, nodes] = await Promise.all([findRoutes(locale), findPageNodes(locale)])
  return Promise.all(
    pages.pathTo(id).map(async (one) => {
      const href = hrefFor({ kind: 'page', id: one })
      const label = (await findBreadcrumb(locale, pages.segmentsOf(one) ?? [])) ?? nodes.get(one)?.title ?? ''
      return { label, ...(href && { href }) }
    }),
  )
}

async function listOf(lists: 'sale' | 'rent' | 'projects', locale: Locale): Promise<Crumb[]> {
  const page = [...(await findPageNodes(locale)).values()].find((node) => node.lists === lists)
  return page ? pagesTo(page.id, locale) : []
}

/** A category stands where a page of the same address does, when there is one. */
async function categoryTo(id: string, locale: Locale): Promise<Crumb[]> {
  const routes = await findRoutes(locale)
  const page = routes.pages.at(routes.categories.segmentsOf(id) ?? ['?'])
  if (page !== undefined) return pagesTo(page, locale)
  const href = routes.hrefFor({ kind: 'category', id })
  return [{ label: (await findCategory(id, locale))?.title ?? '', ...(href && { href }) }]
}

async function above(found: Found, locale: Locale): Promise<Crumb[]> {
  switch (found.kind) {
    case 'page':
      return pagesTo(found.page.id, locale)
    case 'category':
      return categoryTo(found.category.id, locale)
    case 'article': {
      const category = idOf(found.article.category)
      return [...(category ? await categoryTo(category, locale) : []), { label: found.article.title ?? '' }]
    }
    case 'property': {
      const project = loaded(found.property.project)
      const label = placeOf(found.property, locale)
      if (!project) return [...(await listOf(found.property.goal, locale)), { label }]
      const route = projectRoute(project)
      const href = route && (await findRoutes(locale)).hrefFor(route)
      return [...(await listOf('projects', locale)), { label: project.title ?? '', ...(href && { href }) }, { label }]
    }
    case 'project':
      return [...(await listOf('projects', locale)), { label: found.project.title ?? '' }]
    default:
      return found satisfies never
  }
}

/** Where a page stands, from home down to itself. */
export async function crumbsOf(found: Found, locale: Locale): Promise<Crumb[]> {
  if (found.kind === 'page' && found.page.kind === 'home') return []
  const [way, own] = await Promise.all([above(found, locale), hrefOf(found, locale)])
  const last = way.at(-1)
  return [{ label: translate(locale)('home'), href: `/${locale}/` }, ...way.slice(0, -1), ...(last ? [{ ...last, ...(own && { href: own }) }] : [])]
}
