import { cache } from 'react'

import { readQuestion, writeQuestion } from '@/domain/listings/question'
import { cutQuery } from '@/domain/search/words'
import type { PageKind } from '@/domain/site'
import { goals } from '@/domain/vocabulary'
import type { Locale } from '@/i18n/locales'
import { readQuery, writeQuery, type Query } from '@/i18n/query'
import type { Page } from '@/payload-types'

import type { Alternate, Found } from './found'
import { doneOf, formQuery, keyOf, typedOf } from './leads/query'
import { findList, type ListPage } from './listings'
import { loaded } from './payload'
import { findRoutes } from './routes'
import { questionIn, type Scope } from './search/lists'

/** Pages that show the listings an address names. */
const keptKinds: readonly PageKind[] = ['favourites', 'compare']
const keptQuery = ({ property = [] }: Query): string => writeQuery({ property })

/** Head and page of one rendering ask the same. */
const findOnce = cache(async (page: Page, asked: string, locale: Locale): Promise<{ list: ListPage; base: string; scope: Scope } | undefined> => {
  if (page.kind !== 'property_list' || !page.list?.goal) return undefined
  const base = (await findRoutes(locale)).hrefFor({ kind: 'page', id: page.id })
  if (base === undefined) return undefined
  const types = (page.list.types ?? []).flatMap((type) => loaded(type)?.webId ?? [])
  const scope = { goal: page.list.goal, types }
  return { base, scope, list: await findList(readQuestion(readQuery(asked)), scope, locale) }
})

/** What a search is asked by: the text as far as it is read, and the goal whose button was pressed. */
function searchedQuery({ q = [], goal = [] }: Query): string {
  const [text, pressed] = [cutQuery(q[0] ?? ''), goals.find((one) => goal[0] === one)]
  return writeQuery({ ...(text && { q: [text] }), ...(pressed && { goal: [pressed] }) })
}

/** What a form is handed from a list. */
const wishOf = ({ goal = [], wish = [] }: Query): Query => ({ goal: goal.slice(0, 1), wish: wish.slice(0, 1) })

/** What these kinds of pages read of a query, written the one way. */
function ownQuery({ kind }: Page, query: Query): string | undefined {
  if (keptKinds.includes(kind)) return keptQuery(query)
  if (kind === 'search') return searchedQuery(query)
  if (kind === 'personal') return writeQuery({ ...keyOf(query), ...doneOf(query), ...typedOf(query) })
  return kind === 'contact' ? formQuery(query, { ...wishOf(query), ...typedOf(query) }) : undefined
}

/** The list of a page, and the address it stands at. Nothing for a page that lists no properties. */
export const findListOf = (page: Page, query: Query, locale: Locale) => findOnce(page, writeQuestion(readQuestion(query)), locale)

/** The same question of the same page in other languages. */
export function alternatesAsked(found: Found, query: Query, alternates: readonly Alternate[]): Promise<Alternate[]> {
  const own = found.kind === 'page' ? ownQuery(found.page, query) : undefined
  const asked = readQuestion(query)
  return Promise.all(alternates.map(async ({ code, href }) => ({ code, href: href + (own ?? (await questionIn(asked, code))) })))
}

/** The one way to write what was asked of this page; nothing when the plain page answers it. */
export async function canonicalQuery(found: Found, query: Query, locale: Locale): Promise<string> {
  if (found.kind !== 'page') return writeQuery(typedOf(query))
  const own = ownQuery(found.page, query)
  if (own !== undefined) return own
  const listed = await findListOf(found.page, query, locale)
  return listed ? writeQuestion(listed.list.question) : writeQuery(typedOf(query))
}
