import type { Where } from 'payload'

import { isToBeHad } from '@/domain/availability'
import { shownStatuses } from '@/domain/recordStatuses'
import type { Goal } from '@/domain/vocabulary'
import type { Locale } from '@/i18n/locales'
import type { Property } from '@/payload-types'

import { remembered } from './cache'
import { one } from './changes/tags'
import { findNear, findProperties } from './listings'
import { asPublic, idOf, idsOf, payload } from './payload'

const SHOWN = 3
/** Enough to be left with some once those that are sold or let are gone. */
const ASKED = 12

/** Listings that staff named, in their order. */
const findNamed = remembered(
  'namedProperties',
  (ids: string[]) => ids.map((id) => one('properties', id)),
  async (ids: string[], locale: Locale): Promise<Property[]> => {
    const where: Where = { and: [{ id: { in: ids } }, { public: { equals: true } }, { status: { in: [...shownStatuses] } }] }
    const { docs } = await (await payload()).find({ collection: 'properties', ...asPublic(locale), depth: 2, pagination: false, where })
    return ids.flatMap((id) => docs.filter((doc) => doc.id === id))
  },
)

export type Likeness = { goal: Goal; type?: string | undefined; city?: string | undefined }

/** The newest listings that are alike: first the same type in the same place, then the type elsewhere, then whatever there is. */
export async function findAlike({ goal, type, city }: Likeness, locale: Locale): Promise<Property[]> {
  const [ofType, inCity] = [{ ...(type && { types: [type] }) }, { ...(city && { cities: [city] }) }]
  const rounds = await Promise.all([{ ...ofType, ...inCity }, ofType, {}].map((asked) => findProperties({ goal, ...asked, limit: ASKED }, locale)))
  return rounds.flat()
}

type WithChosen = Property & { similar?: (string | { id: string })[] | null }

/**
 * What else may please whoever likes a listing: what staff chose for it, then what is alike in type, place and price, and
 * where that is not enough, what is alike in less. Nothing that is sold or let.
 */
export async function findSimilar(property: WithChosen, locale: Locale): Promise<Property[]> {
  const chosen = idsOf(property.similar)
  const { goal, reference } = property
  const alike = reference ? await findNear({ goal, reference }, ASKED, locale) : []
  const found = [...(chosen.length > 0 ? await findNamed(chosen, locale) : []), ...alike].filter(({ id }) => id !== property.id)
  if (firstOf(found).length >= SHOWN) return firstOf(found)
  const rest = await findAlike({ goal, type: idOf(property.mainType), city: idOf(property.city) }, locale)
  return firstOf([...found, ...rest.filter(({ id }) => id !== property.id)])
}

/** The first few that can be had, each once. */
export const firstOf = (found: readonly Property[]): Property[] => [...new Map(found.filter(isToBeHad).map((one) => [one.id, one])).values()].slice(0, SHOWN)
