import { emptyListQuery, writeListQuery, type ListQuery } from '@/domain/catalogue/lists/listQuery'
import { goals, type Goal } from '@/domain/catalogue/vocabulary'
import type { Locale } from '@/i18n/locales'

import { findPageOfList } from '@/data/site/tree/findPages'

/** Finds the addresses of the complete lists for sale and for rent that a language has. */
export async function findListBases(locale: Locale): Promise<Partial<Record<Goal, string>>> {
  const bases = await Promise.all(
    goals.map(async (goal) => [goal, (await findPageOfList(goal, locale))?.href] as const),
  )
  return Object.fromEntries(bases.filter(([, href]) => href !== undefined))
}

/** Returns the address of a list query for each goal; empty where the language has no such list. */
export const listHrefs = (
  bases: Partial<Record<Goal, string>>,
  query: Partial<ListQuery>,
): Record<Goal, string> => {
  const queryString = writeListQuery({ ...emptyListQuery, ...query })
  const href = (goal: Goal) => (bases[goal] === undefined ? '' : bases[goal] + queryString)
  return { sale: href('sale'), rent: href('rent') }
}
