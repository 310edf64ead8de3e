import { goals, type Goal } from '@/domain/vocabulary'
import type { Locale } from '@/i18n/locales'
import type { HomeSearch } from '@/payload-types'

import { findFormPage } from './formPages'
import { countProperties } from './listings'
import { findPageNodes, findRoutes } from './routes'
import { findHomeSearch } from './shell'

export type SearchStart = {
  config: HomeSearch
  counts: Record<Goal, number>
  home: string
  lists: Partial<Record<Goal, string>>
  /** The page that shows what a text finds. */
  results?: string
  register?: string
}

/** Everything a search begins with: what staff configured, how much there is, and where it leads. */
export async function findSearchStart(locale: Locale): Promise<SearchStart> {
  const [config, counts, nodes, { hrefFor }, register] = await Promise.all([
    findHomeSearch(locale),
    countProperties(locale),
    findPageNodes(locale),
    findRoutes(locale),
    findFormPage('demand', locale),
  ])
  const pages = [...nodes.values()]
  const hrefOf = (page: { id: string } | undefined) => page && hrefFor({ kind: 'page', id: page.id })
  const listed = goals.flatMap((goal) => {
    const href = hrefOf(pages.find(({ lists }) => lists === goal))
    return href === undefined ? [] : [[goal, href] as const]
  })
  const results = hrefOf(pages.find(({ kind }: { kind: string }) => kind === 'search'))
  return { config, counts, home: `/${locale}/`, lists: Object.fromEntries(listed), ...(results && { results }), ...(register && { register }) }
}
