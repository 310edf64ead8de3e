import { z } from 'zod'

import { readListQuery, type ListQuery } from '@/domain/catalogue/lists/listQuery'
import { goals } from '@/domain/catalogue/vocabulary'
import type { Locale } from '@/i18n/locales'
import { readQuery } from '@/i18n/query'

import { supportedLanguage } from '../site/routes'
import type { ListScope } from './search/filterOptions'

const MAX_TYPES = 64

const paramsSchema = z.object({ lang: z.string().optional(), goal: z.enum(goals).catch('sale') })

/** The types of the list itself; its filters are written as in the address of the list. */
const typesOf = (texts: readonly string[] = []) =>
  texts
    .filter((text) => /^\d{1,6}$/.test(text))
    .slice(0, MAX_TYPES)
    .map(Number)

/** Reads which list a script asks about: language, goal, types and filters. Invalid ones are ignored. */
export async function readListRequest(
  address: URL,
): Promise<{ query: ListQuery; scope: ListScope; locale: Locale }> {
  const query = readQuery(address.search)
  const { lang, goal } = paramsSchema.parse(Object.fromEntries(address.searchParams))
  return {
    query: readListQuery(query),
    scope: { goal, types: typesOf(query.of) },
    locale: await supportedLanguage(lang),
  }
}
