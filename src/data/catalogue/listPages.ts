import { readListQuery, writeListQuery } from '@/domain/catalogue/lists/listQuery'
import { unknownQuery } from '@/domain/catalogue/lists/unknownFilters'
import { readNotes, writeNotes } from '@/domain/catalogue/listNotes'
import { cutQuery } from '@/domain/catalogue/search/words'
import type { PageKind } from '@/domain/site/options'
import { goals } from '@/domain/catalogue/vocabulary'
import type { Locale } from '@/i18n/locales'
import { readQuery, writeQuery, type Query } from '@/i18n/query'
import type { Page } from '@/payload-types'

import type { Alternate, ResolvedDocument } from '../site/resolve'
import { costQuery } from '@/domain/costs/costQuery'
import { doneQuery, formQuery, keyQuery, sentQuery, typedQuery } from '../enquiries/formQuery'
import { findListPage, type ListPage } from './listings'
import { loaded } from '../core/payload'
import { oncePerRendering } from '../core/rendering'
import { findRoutes } from '../site/routes'
import { findUnknownFilters } from './search/findUnknownFilters'
import { localizedQueryString } from './search/resolveQuery'
import { listHeading } from './views/listHeading'
import type { ListScope } from './search/filterOptions'

/** Kinds of pages that show the saved listings in the query string. */
const savedListingKinds: readonly PageKind[] = ['favourites', 'compare']
const savedListingsQuery = ({ property = [], note = [] }: Query): string =>
  writeQuery({ property, note: writeNotes(readNotes(property, note)) })

export type FoundList = { list: ListPage; base: string; scope: ListScope }

/** Finds the list of a page once per rendering: head and page both need it. */
const findOnce = oncePerRendering(
  async (page: Page, queryString: string, locale: Locale): Promise<FoundList | undefined> => {
    if (page.kind !== 'property_list' || !page.list?.goal) return undefined
    const base = (await findRoutes(locale)).hrefFor({ kind: 'page', id: page.id })
    if (base === undefined) return undefined
    const types = (page.list.types ?? []).flatMap((type) => loaded(type)?.webId ?? [])
    const scope = { goal: page.list.goal, types }
    return {
      base,
      scope,
      list: await findListPage(readListQuery(readQuery(queryString)), scope, locale),
    }
  },
)

/**
 * Returns the query of a search: the text, cut to what is read, and the goal of the pressed button.
 */
function searchQuery({ q = [], goal = [] }: Query): string {
  const text = cutQuery(q[0] ?? '')
  const pressedGoal = goals.find((value) => goal[0] === value)
  return writeQuery({ ...(text && { q: [text] }), ...(pressedGoal && { goal: [pressedGoal] }) })
}

/** Returns what a list hands on to the form of a demand. */
const demandQuery = ({ goal = [], wish = [] }: Query): Query => ({
  goal: goal.slice(0, 1),
  wish: wish.slice(0, 1),
})

/** Writes the canonical query string of a page that is not a list; undefined for other kinds. */
function queryOfKind({ kind }: Page, query: Query): string | undefined {
  if (savedListingKinds.includes(kind)) return savedListingsQuery(query)
  if (kind === 'search') return searchQuery(query)
  if (kind === 'thank_you') return writeQuery(sentQuery(query))
  if (kind === 'personal')
    return writeQuery({ ...keyQuery(query), ...doneQuery(query), ...typedQuery(query) })
  return kind === 'contact'
    ? formQuery(query, { ...demandQuery(query), ...typedQuery(query) })
    : undefined
}

/** Finds the list of a page with its address and scope; undefined for a page that lists nothing. */
export const findListOfPage = (page: Page, query: Query, locale: Locale) =>
  findOnce(page, writeListQuery(readListQuery(query)), locale)

/** Whether a page is a list of listings, which has a head and breadcrumbs of its own. */
export const isListPage = (document: ResolvedDocument): boolean =>
  document.kind === 'page' &&
  document.page.kind === 'property_list' &&
  Boolean(document.page.list?.goal)

/** Returns the heading of a list page, made from its filters. */
export const headingOfList = (page: Page, { list, scope }: FoundList, locale: Locale): string =>
  listHeading(
    {
      question: list.question,
      goal: scope.goal,
      pageHeading: page.heading || page.title || '',
      isNarrowPage: scope.types.length > 0,
    },
    locale,
  )

/** Adds the same query to the addresses of a page in other languages. */
export function alternatesWithQuery(
  document: ResolvedDocument,
  query: Query,
  alternates: readonly Alternate[],
): Promise<Alternate[]> {
  const pageQuery = document.kind === 'page' ? queryOfKind(document.page, query) : undefined
  const listQuery = readListQuery(query)
  return Promise.all(
    alternates.map(async ({ code, href }) => ({
      code,
      href: href + (pageQuery ?? (await localizedQueryString(listQuery, code))),
    })),
  )
}

/** Writes the canonical query string of a request; empty when the plain page answers it. */
export async function canonicalQuery(
  document: ResolvedDocument,
  query: Query,
  locale: Locale,
): Promise<string> {
  if (document.kind !== 'page')
    return writeQuery({
      ...typedQuery(query),
      ...(document.kind === 'property' && costQuery(query)),
    })
  const pageQuery = queryOfKind(document.page, query)
  if (pageQuery !== undefined) return pageQuery
  const listPage = await findListOfPage(document.page, query, locale)
  if (!listPage) return writeQuery(typedQuery(query))
  const unknown = unknownQuery(await findUnknownFilters(query, locale))
  return writeQuery({
    ...readQuery(writeListQuery(listPage.list.question)),
    ...unknown,
    ...typedQuery(query),
  })
}
