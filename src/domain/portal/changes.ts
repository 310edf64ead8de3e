import type { recordedChanges } from './activities'
import type { AvailabilityFields as Said } from '../catalogue/availability'
import { isSameKindOfPrice, type PriceFields } from '../catalogue/price'
import { ownerStatusOf } from './ownerStatus'

export type RecordedChange = {
  what: (typeof recordedChanges)[number]
  before: string | null
  after: string | null
}

/** A property as it was published, or is about to be. */
export type Published = Said &
  Pick<PriceFields, 'goal' | 'priceUnit' | 'contractType'> & { price?: number | null }

const amount = ({ price }: Published) => (typeof price === 'number' ? String(price) : null)
const publishedStatus = (one: Published) => ownerStatusOf({ ...one, isPublished: true })

/**
 * Returns what an owner is told of two published states of their property. A first price is not a
 * change, nor is one of another goal or period: € 12.000 a year did not become € 1.000 a month.
 */
export function changesBetween(before: Published, after: Published): RecordedChange[] {
  const priceBefore = amount(before)
  const priceAfter = amount(after)
  const statusBefore = publishedStatus(before)
  const statusAfter = publishedStatus(after)
  return [
    ...(priceBefore !== null && priceBefore !== priceAfter && isSameKindOfPrice(before, after)
      ? [{ what: 'price', before: priceBefore, after: priceAfter } as const]
      : []),
    ...(statusBefore === statusAfter
      ? []
      : [{ what: 'standing', before: statusBefore, after: statusAfter } as const]),
  ]
}
