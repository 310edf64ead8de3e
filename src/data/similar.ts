import { isToBeHad } from '@/domain/availability'
import type { Goal } from '@/domain/vocabulary'
import type { Locale } from '@/i18n/locales'
import type { Property } from '@/payload-types'

import { findNear, findProperties, findPropertiesById } from './listings'
import { idOf, idsOf } from './payload'
import type { Listed } from './search/listedRows'

const SHOWN = 3
/** Enough to be left with some once those that are sold or let are gone. */
const ASKED = 12

export type Likeness = { goal: Goal; type?: string | undefined; city?: string | undefined }

/** The newest listings that are alike: first the same type in the same place, then the type elsewhere, then whatever there is. */
export async function findAlike({ goal, type, city }: Likeness, locale: Locale): Promise<Listed[]> {
  const [ofType, inCity] = [{ ...(type && { types: [type] }) }, { ...(city && { cities: [city] }) }]
  const rounds = await Promise.all([{ ...ofType, ...inCity }, ofType, {}].map((asked) => findProperties({ goal, ...asked, limit: ASKED }, locale)))
  return rounds.flat()
}

/** What staff chose for a listing, in their order, without what is sold or let by now. */
async function findChosen({ id, similar }: Property, locale: Locale): Promise<Property[]> {
  const ids = idsOf(similar).filter((one) => one !== id)
  if (ids.length === 0) return []
  const found = await findPropertiesById(ids, locale)
  return ids.flatMap((one) => found.filter((property) => property.id === one)).filter(isToBeHad)
}

/**
 * What else may please whoever likes a listing: what staff chose for it, and unless they want nothing else, what is alike
 * in type, place and price, and where that is not enough, what is alike in less.
 */
export async function findSimilar(property: Property, locale: Locale): Promise<Listed[]> {
  const chosen = await findChosen(property, locale)
  if (property.similarAutomatic === false || chosen.length >= SHOWN) return chosen
  const { goal, id, reference } = property
  const near = reference ? await findNear({ goal, reference }, ASKED, locale) : []
  const found = firstOf([...chosen, ...near])
  if (found.length >= SHOWN) return found
  const rest = await findAlike({ goal, type: idOf(property.mainType), city: idOf(property.city) }, locale)
  return firstOf([...found, ...rest.filter((one) => one.id !== id)])
}

/** The first few that can be had, each once. */
export const firstOf = (found: readonly Listed[]): Listed[] => [...new Map(found.filter(isToBeHad).map((one) => [one.id, one])).values()].slice(0, SHOWN)
