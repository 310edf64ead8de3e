import * as z from 'zod/mini'

import type { Asking } from '@/domain/forms/asking'
import { alertFrequencies } from '@/domain/leads'
import { features } from '@/domain/listings/features'
import { goals, provinces, regions } from '@/domain/vocabulary'

import { line, oneOf, person, reachable, some, someOf, whole } from '../rules'

/** Room for an area with as many corners as an address carries. */
const LONGEST_AREA = 800
const LONGEST_TOWNS = 600
const price = { max: 100_000_000 }

const wishes = {
  goal: oneOf(goals, 'required'),
  types: z.pipe(some('optional'), z.array(z.string()).check(z.minLength(1, 'noType'))),
  priceMin: whole('optional', price),
  priceMax: whole('optional', price),
  bedrooms: whole('optional', { max: 50 }),
  area: whole('optional', { max: 100_000 }),
  has: someOf(features, 'optional'),
  regions: someOf(regions, 'optional'),
  provinces: someOf(provinces, 'optional'),
  towns: line('optional', LONGEST_TOWNS),
  near: line('optional'),
  within: line('optional', LONGEST_AREA),
  frequency: oneOf(alertFrequencies, 'required'),
}

type Placed = { regions: readonly string[]; provinces: readonly string[]; towns: string; near: string; within: string }

const isPlaced = (placed: Placed): boolean => placed.regions.length + placed.provinces.length > 0 || Boolean(placed.towns || placed.near || placed.within)

const somewhere = z.refine<Placed>(isPlaced, { error: 'noPlace', path: ['provinces'] })

/** What somebody looks for, who is known already. */
export const wishSchema = z.object(wishes).check(somewhere)

export const demandSchema = (asking: Asking) => z.object({ ...person(asking), ...wishes }).check(somewhere, reachable(asking))
