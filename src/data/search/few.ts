import { answer, type Filter } from '@/domain/listings/answer'
import { similarTo } from '@/domain/listings/near'
import { pageOf } from '@/domain/listings/order'
import type { Sort } from '@/domain/listings/question'
import { goals, marquees, type Goal } from '@/domain/vocabulary'
import type { Locale } from '@/i18n/locales'

import { languageBit } from './keep'
import { listings } from './shelf'

/** What a module shows: types and cities by the id of their document. */
export type Choice = {
  goal?: Goal
  types?: readonly string[]
  cities?: readonly string[]
  onlyNew?: boolean
  sort?: Extract<Sort, 'newest' | 'price' | 'price_desc'>
  limit: number
}

const everything = (goal: Goal, locale: Locale): Filter => ({
  ...{ goal, language: languageBit(locale), cities: [], types: [], regions: [], provinces: [], epc: [], onlyNew: false, has: [] },
})

/** The references of the first few that match. A choice without a goal takes both, one after the other by its order. */
export async function choose({ goal, types = [], cities = [], onlyNew = false, sort = 'newest', limit }: Choice, locale: Locale): Promise<number[]> {
  const shelf = await listings()
  const { columns, orders } = shelf
  const webIds = [...shelf.types.values()].filter(({ doc }) => types.includes(doc.id)).map(({ doc }) => doc.webId)
  const matches = new Uint8Array(columns.end)
  for (const one of goal ? [goal] : goals) {
    const filter: Filter = { ...everything(one, locale), cities, types: webIds, marquee: onlyNew ? marquees.indexOf('new') : undefined }
    const found = answer(columns, filter)
    for (const [slot, isMatch] of found.matches.entries()) if (isMatch === 1) matches[slot] = 1
  }
  return pageOf(columns, orders, { cities: new Uint16Array(), types: new Uint16Array() }, { matches }, { sort, from: 0, size: limit })
}

export async function countGoals(locale: Locale): Promise<Record<Goal, number>> {
  const { columns } = await listings()
  const count = (goal: Goal) => answer(columns, everything(goal, locale)).total
  return { sale: count('sale'), rent: count('rent') }
}

export async function similar(reference: number, size: number, locale: Locale): Promise<number[]> {
  const { columns } = await listings()
  return similarTo(columns, reference, languageBit(locale), size)
}
