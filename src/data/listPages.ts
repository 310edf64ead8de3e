import { cache } from 'react'

import { readQuestion, writeQuestion } from '@/domain/listings/question'
import type { PageKind } from '@/domain/site'
import type { Locale } from '@/i18n/locales'
import { readQuery, writeQuery, type Query } from '@/i18n/query'
import type { Page } from '@/payload-types'

import type { Alternate, Found } from './found'
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

/** The list of a page, and the address it stands at. Nothing for a page that lists no properties. */
export const findListOf = (page: Page, query: Query, locale: Locale) => findOnce(page, writeQuestion(readQuestion(query)), locale)

/** The same question of the same page in other languages. */
export function alternatesAsked(found: Found, query: Query, alternates: readonly Alternate[]): Promise<Alternate[]> {
  const isKept = found.kind === 'page' && keptKinds.includes(found.page.kind)
  const asked = readQuestion(query)
  return Promise.all(alternates.map(async ({ code, href }) => ({ code, href: href + (isKept ? keptQuery(query) : await questionIn(asked, code)) })))
}

/** The one way to write what was asked of this page; nothing when the plain page answers it. */
export async function canonicalQuery(found: Found, query: Query, locale: Locale): Promise<string> {
  if (found.kind !== 'page') return ''
  if (keptKinds.includes(found.page.kind)) return keptQuery(query)
  const listed = await findListOf(found.page, query, locale)
  return listed ? writeQuestion(listed.list.question) : ''
}
