import { cache } from 'react'

import { readQuestion, writeQuestion } from '@/domain/listings/question'
import type { Locale } from '@/i18n/locales'
import { readQuery, writeQuery, type Query } from '@/i18n/query'
import type { Page } from '@/payload-types'

import type { Found } from './found'
import { findList, type ListPage } from './listings'
import { loaded } from './payload'
import { findRoutes } from './routes'
import type { Scope } from './search/lists'

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

/** The one way to write what was asked of this page; nothing when the plain page answers it. */
export async function canonicalQuery(found: Found, query: Query, locale: Locale): Promise<string> {
  if (found.kind !== 'page') return ''
  if (found.page.kind === 'favourites' || found.page.kind === 'compare') return writeQuery({ property: query.property ?? [] })
  const listed = await findListOf(found.page, query, locale)
  return listed ? writeQuestion(listed.list.question) : ''
}
