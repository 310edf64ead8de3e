import { documentLinksIn, type DocumentLink } from '@/domain/site/documentLinks'
import type { Locale } from '@/i18n/locales'
import type { Route } from '@/i18n/routes'

import { findPropertiesById } from '../catalogue/listings'
import { findProjectsById } from '../catalogue/projects'
import { findArticles } from './articles'
import { articleRoute, findRoutes, projectRoute, propertyRoute } from './routes'

/** Gives the address of a document that a text links to; undefined while it is not shown. */
export type HrefOfLink = (link: DocumentLink) => string | undefined

/** Returns the routes of the documents that this language shows, by id. */
const byId = <Doc extends { id: string }>(
  docs: readonly Doc[],
  routeOf: (doc: Doc) => Route | undefined,
): [string, Route | undefined][] => docs.map((doc) => [doc.id, routeOf(doc)])

/**
 * Returns a function that gives the addresses of the documents these texts link to, in this
 * language. A text without such links asks for nothing but the addresses of pages.
 */
export async function findTextLinks(
  locale: Locale,
  ...texts: readonly unknown[]
): Promise<HrefOfLink> {
  const links = documentLinksIn(texts)
  const idsIn = (slug: string): string[] => [
    ...new Set(links.flatMap(({ relationTo, id }) => (relationTo === slug ? [id] : []))),
  ]
  const articles = idsIn('articles')
  const properties = idsIn('properties')
  const projects = idsIn('projects')
  const [{ hrefFor }, ...routes] = await Promise.all([
    findRoutes(locale),
    articles.length > 0
      ? findArticles({ ids: articles }, locale).then((docs) => byId(docs, articleRoute))
      : [],
    properties.length > 0
      ? findPropertiesById(properties, locale).then((docs) => byId(docs, propertyRoute))
      : [],
    projects.length > 0
      ? findProjectsById(projects, locale).then((docs) => byId(docs, projectRoute))
      : [],
  ])
  const routeById = new Map(routes.flat())
  return ({ relationTo, id }) => {
    const route: Route | undefined =
      relationTo === 'pages' ? { kind: 'page', id } : routeById.get(id)
    return route && hrefFor(route)
  }
}
