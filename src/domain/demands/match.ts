import { featuresIn, type Feature } from '../catalogue/lists/features'
import { epcLetterOf } from '../catalogue/lists/steps'

import type { Demand, ComparedListing } from './demand'
import { isInPlaces } from './place'

/** Why a listing matches a demand fully or in part. The sentences are in the messages. */
export type MatchReason =
  | { code: 'place' | 'type' | 'price' | 'priceUnknown' }
  | { code: 'overBudget'; percent: number }
  | { code: 'bedrooms' | 'fewerBedrooms'; count: number; wanted: number }
  | { code: 'area' | 'smaller'; area: number; wanted: number }
  | { code: 'areaUnknown' }
  | { code: 'has' | 'lacks'; features: readonly Feature[] }

export type Match = {
  /** From `MIN_SCORE` to 100. */
  score: number
  /** Its price lies a little above the limit, or is not published. */
  isNear: boolean
  reasons: readonly MatchReason[]
}

/** Below this a listing is no match any more. */
const MIN_SCORE = 60
/** So far above the limit, in percent, a price is still worth a look. */
export const BUDGET_STRETCH_PERCENT = 5

const PERCENT = 100
const penalties = {
  priceUnknown: 15,
  overBudget: 5,
  percentOver: 2,
  bedroom: 25,
  areaUnknown: 20,
  feature: 10,
  features: 30,
}

type Weighed = { reason: MatchReason; penalty: number; isNear?: boolean }

/** Returns whether the energy label is one of those asked for; one that is not known is none. */
const hasLabel = ({ epc: wanted }: Demand, { epc }: ComparedListing): boolean =>
  wanted.length === 0 || (epc !== null && wanted.some((letter) => letter === epcLetterOf(epc)))

/**
 * Returns whether a listing meets the hard criteria: goal, language, type, energy label, new
 * construction and the limits of the price.
 */
function isInLimits(demand: Demand, listing: ComparedListing): boolean {
  const { goal, language, types, onlyNew, priceMin, priceMax } = demand
  if (listing.goal !== goal || (listing.languages & language) === 0) return false
  if (types.length > 0 && !listing.types.some((type) => types.includes(type))) return false
  if (!hasLabel(demand, listing) || (onlyNew && !listing.isNew)) return false
  if (listing.price === null) return true
  if (priceMin !== undefined && listing.price < priceMin) return false
  return (
    priceMax === undefined ||
    listing.price * PERCENT <= priceMax * (PERCENT + BUDGET_STRETCH_PERCENT)
  )
}

function weighPrice(
  { priceMin, priceMax }: Demand,
  { price }: ComparedListing,
): Weighed | undefined {
  if (priceMin === undefined && priceMax === undefined) return undefined
  if (price === null)
    return { reason: { code: 'priceUnknown' }, penalty: penalties.priceUnknown, isNear: true }
  if (priceMax === undefined || price <= priceMax) return { reason: { code: 'price' }, penalty: 0 }
  // In whole euros: 5% is 5, and not a little more.
  const percent = Math.ceil(((price - priceMax) * PERCENT) / priceMax)
  return {
    reason: { code: 'overBudget', percent },
    penalty: penalties.overBudget + percent * penalties.percentOver,
    isNear: true,
  }
}

function weighBedrooms(
  { bedrooms: wanted }: Demand,
  { bedrooms: count }: ComparedListing,
): Weighed | undefined {
  if (!wanted) return undefined
  return {
    reason: { code: count >= wanted ? 'bedrooms' : 'fewerBedrooms', count, wanted },
    penalty: Math.max(wanted - count, 0) * penalties.bedroom,
  }
}

function weighArea({ area: wanted }: Demand, { area }: ComparedListing): Weighed | undefined {
  if (!wanted) return undefined
  if (area === 0) return { reason: { code: 'areaUnknown' }, penalty: penalties.areaUnknown }
  if (area >= wanted) return { reason: { code: 'area', area, wanted }, penalty: 0 }
  return {
    reason: { code: 'smaller', area, wanted },
    penalty: Math.round(((wanted - area) / wanted) * PERCENT),
  }
}

function weighFeatures({ has }: Demand, listing: ComparedListing): Weighed[] {
  const present = featuresIn(has & listing.features)
  const missing = featuresIn(has & ~listing.features)
  return [
    ...(present.length > 0
      ? [{ reason: { code: 'has', features: present } as const, penalty: 0 }]
      : []),
    ...(missing.length > 0
      ? [
          {
            reason: { code: 'lacks', features: missing } as const,
            penalty: Math.min(missing.length * penalties.feature, penalties.features),
          },
        ]
      : []),
  ]
}

/** Returns how well a listing matches a demand, and why; undefined when it does not. */
export function matchOf(demand: Demand, listing: ComparedListing): Match | undefined {
  if (!isInLimits(demand, listing) || !isInPlaces(demand, listing)) return undefined
  const isAnywhere =
    demand.cities.length + demand.provinces.length + demand.regions.length === 0 &&
    !demand.within &&
    !demand.near
  const weighed: (Weighed | undefined)[] = [
    isAnywhere ? undefined : { reason: { code: 'place' }, penalty: 0 },
    demand.types.length > 0 ? { reason: { code: 'type' }, penalty: 0 } : undefined,
    weighPrice(demand, listing),
    weighBedrooms(demand, listing),
    weighArea(demand, listing),
    ...weighFeatures(demand, listing),
  ]
  const weighedReasons = weighed.filter((one) => one !== undefined)
  const score = weighedReasons.reduce((left, one) => left - one.penalty, PERCENT)
  if (score < MIN_SCORE) return undefined
  return {
    score,
    isNear: weighedReasons.some((one) => one.isNear),
    reasons: weighedReasons.map(({ reason }) => reason),
  }
}
