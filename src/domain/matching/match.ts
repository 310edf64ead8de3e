import { features, type Feature } from '../listings/features'

import type { Demand, Offer } from './demand'
import { isWhere } from './place'

/** Why a listing is, or is not quite, what somebody looks for. The sentences stand in the messages. */
export type Reason =
  | { code: 'place' | 'type' | 'price' | 'priceUnknown' }
  | { code: 'overBudget'; percent: number }
  | { code: 'bedrooms' | 'fewerBedrooms'; count: number; wanted: number }
  | { code: 'area' | 'smaller'; area: number; wanted: number }
  | { code: 'areaUnknown' }
  | { code: 'has' | 'lacks'; features: readonly Feature[] }

export type Match = {
  /** From `LEAST` to 100. */
  score: number
  /** Its price lies a little above the limit, or is not published. */
  isNear: boolean
  reasons: readonly Reason[]
}

/** Below this a listing is no match any more. */
const LEAST = 60
/** So far above the limit, in percent, a price is still worth a look. */
export const STRETCH = 5

const FULL = 100
const cost = { priceUnknown: 15, overBudget: 5, percentOver: 2, bedroom: 25, areaUnknown: 20, feature: 10, features: 30 }

type Weighed = { reason: Reason; cost: number; isNear?: boolean }

/** What cannot be argued about: what is offered, in which language, of which kind, and not dearer or cheaper than the limits allow. */
function isInLimits({ goal, language, types, priceMin, priceMax }: Demand, offer: Offer): boolean {
  if (offer.goal !== goal || (offer.languages & language) === 0) return false
  if (types.length > 0 && !offer.types.some((type) => types.includes(type))) return false
  if (offer.price === null) return true
  if (priceMin !== undefined && offer.price < priceMin) return false
  return priceMax === undefined || offer.price * FULL <= priceMax * (FULL + STRETCH)
}

function weighPrice({ priceMin, priceMax }: Demand, { price }: Offer): Weighed | undefined {
  if (priceMin === undefined && priceMax === undefined) return undefined
  if (price === null) return { reason: { code: 'priceUnknown' }, cost: cost.priceUnknown, isNear: true }
  if (priceMax === undefined || price <= priceMax) return { reason: { code: 'price' }, cost: 0 }
  // In whole euros: 5% is 5, and not a little more.
  const percent = Math.ceil(((price - priceMax) * FULL) / priceMax)
  return { reason: { code: 'overBudget', percent }, cost: cost.overBudget + percent * cost.percentOver, isNear: true }
}

function weighBedrooms({ bedrooms: wanted }: Demand, { bedrooms: count }: Offer): Weighed | undefined {
  if (!wanted) return undefined
  return { reason: { code: count >= wanted ? 'bedrooms' : 'fewerBedrooms', count, wanted }, cost: Math.max(wanted - count, 0) * cost.bedroom }
}

function weighArea({ area: wanted }: Demand, { area }: Offer): Weighed | undefined {
  if (!wanted) return undefined
  if (area === 0) return { reason: { code: 'areaUnknown' }, cost: cost.areaUnknown }
  if (area >= wanted) return { reason: { code: 'area', area, wanted }, cost: 0 }
  return { reason: { code: 'smaller', area, wanted }, cost: Math.round(((wanted - area) / wanted) * FULL) }
}

const named = (mask: number): Feature[] => features.filter((_, at) => (mask & (1 << at)) !== 0)

function weighFeatures({ has }: Demand, offer: Offer): Weighed[] {
  const [there, missing] = [named(has & offer.features), named(has & ~offer.features)]
  return [
    ...(there.length > 0 ? [{ reason: { code: 'has', features: there } as const, cost: 0 }] : []),
    ...(missing.length > 0 ? [{ reason: { code: 'lacks', features: missing } as const, cost: Math.min(missing.length * cost.feature, cost.features) }] : []),
  ]
}

/** How well a listing answers a demand, and why; nothing when it does not. */
export function matchOf(demand: Demand, offer: Offer): Match | undefined {
  if (!isInLimits(demand, offer) || !isWhere(demand, offer)) return undefined
  const isAnywhere = demand.cities.length + demand.provinces.length + demand.regions.length === 0 && !demand.within && !demand.near
  const weighed: (Weighed | undefined)[] = [
    isAnywhere ? undefined : { reason: { code: 'place' }, cost: 0 },
    demand.types.length > 0 ? { reason: { code: 'type' }, cost: 0 } : undefined,
    ...[weighPrice(demand, offer), weighBedrooms(demand, offer), weighArea(demand, offer)],
    ...weighFeatures(demand, offer),
  ]
  const counted = weighed.filter((one) => one !== undefined)
  const score = counted.reduce((left, one) => left - one.cost, FULL)
  if (score < LEAST) return undefined
  return { score, isNear: counted.some((one) => one.isNear), reasons: counted.map(({ reason }) => reason) }
}
