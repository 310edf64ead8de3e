import type { Goal } from '@/domain/catalogue/vocabulary'
import type { Locale } from '@/i18n/locales'
import type { HomeSearch } from '@/payload-types'

import { findFormPage } from '@/data/site/formPages'
import { countProperties } from '../listings'
import { findHomeSearch } from '@/data/site/shell'
import { findHrefOfKind } from '@/data/site/tree/findPages'
import { findListBases } from './listUrls'

export type SearchStart = {
  config: HomeSearch
  counts: Record<Goal, number>
  home: string
  lists: Partial<Record<Goal, string>>
  /** The page with the results of a search by text. */
  results?: string
  register?: string
}

/** Finds what the search form needs: its settings, the counts, and the pages it leads to. */
export async function findSearchStart(locale: Locale): Promise<SearchStart> {
  const [config, counts, lists, results, register] = await Promise.all([
    findHomeSearch(locale),
    countProperties(locale),
    findListBases(locale),
    findHrefOfKind('search', locale),
    findFormPage('demand', locale),
  ])
  return {
    config,
    counts,
    home: `/${locale}/`,
    lists,
    ...(results && { results }),
    ...(register && { register }),
  }
}
