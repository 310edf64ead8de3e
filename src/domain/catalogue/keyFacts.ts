import type { PropertyFact } from './propertyFacts'
import { isInvestment } from './propertyKinds'

const keyFacts = {
  house: ['bedrooms', 'bathrooms', 'livingArea', 'groundArea', 'constructionYear'],
  flat: ['bedrooms', 'bathrooms', 'livingArea', 'floor', 'constructionYear'],
  unit: ['bedrooms', 'livingArea', 'terraceArea', 'floor', 'availableFrom'],
  land: ['groundArea', 'plotWidth', 'frontWidth', 'plotDepth', 'zoning'],
  business: ['storeArea', 'officeArea', 'totalArea', 'frontWidth', 'condition'],
  investment: ['livingArea', 'groundArea', 'rentalIncome', 'constructionYear'],
  parking: ['garages', 'parkings', 'externalParkings', 'totalArea'],
} as const satisfies Record<string, readonly PropertyFact[]>

export type KeyFactName = (typeof keyFacts)[keyof typeof keyFacts][number]

type Kind = keyof typeof keyFacts
/** By the WebID of the main type, as the specification numbers them. */
const kinds = new Map<number | undefined, Kind>([
  [2, 'flat'],
  [3, 'flat'],
  [4, 'land'],
  [6, 'business'],
  [7, 'business'],
  [8, 'business'],
  [9, 'parking'],
])

/** The facts that stand in large type on the page of a listing, by the kind of property. */
export function keyFactNames({
  type,
  isUnit,
}: {
  type: number | undefined
  isUnit: boolean
}): readonly KeyFactName[] {
  if (isUnit) return keyFacts.unit
  return keyFacts[kinds.get(type) ?? (isInvestment(type) ? 'investment' : 'house')]
}
