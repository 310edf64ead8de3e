import { openQuestion, writeQuestion, type Question } from '@/domain/listings/question'
import { goals, type Goal } from '@/domain/vocabulary'
import type { Locale } from '@/i18n/locales'

import { findPageNodes, findRoutes } from '../routes'

/** The lists of everything for sale and for rent, where a language has them. */
export async function findListBases(locale: Locale): Promise<Partial<Record<Goal, string>>> {
  const [nodes, { hrefFor }] = await Promise.all([findPageNodes(locale), findRoutes(locale)])
  const baseOf = (goal: Goal) => {
    const page = [...nodes.values()].find(({ lists }) => lists === goal)
    return page && hrefFor({ kind: 'page', id: page.id })
  }
  return Object.fromEntries(goals.flatMap((goal) => (baseOf(goal) === undefined ? [] : [[goal, baseOf(goal)]])))
}

/** The page that answers a search without a script. */
export async function findSearchPage(locale: Locale): Promise<string | undefined> {
  const [nodes, { hrefFor }] = await Promise.all([findPageNodes(locale), findRoutes(locale)])
  const page = [...nodes.values()].find(({ kind }) => kind === 'search')
  return page && hrefFor({ kind: 'page', id: page.id })
}

/** Where a question is answered for each goal; empty where this language has no such list. */
export const waysTo = (bases: Partial<Record<Goal, string>>, question: Partial<Question>): Record<Goal, string> => {
  const written = writeQuestion({ ...openQuestion, ...question })
  const way = (goal: Goal) => (bases[goal] === undefined ? '' : bases[goal] + written)
  return { sale: way('sale'), rent: way('rent') }
}
