import type { recordedChanges } from './activities'
import type { AvailabilityFields as Said } from '../catalogue/availability'
import { isSameKindOfPrice, type PriceFields } from '../catalogue/price'
import { ownerStatusOf } from './ownerStatus'

export type RecordedChange = {
  what: (typeof recordedChanges)[number]
  before: string | null
  after: string | null
}

/** A price and what kind of price it is. */
export type Priced = Pick<PriceFields, 'goal' | 'priceUnit' | 'contractType' | 'price'>

/** A property as it was published, or is about to be. */
export type Published = Said & Priced

const amount = ({ price }: Priced) => (typeof price === 'number' ? String(price) : null)
const publishedStatus = (one: Published) => ownerStatusOf({ ...one, isPublished: true })

/**
 * Returns the change of a price that an owner is told. A first price is not a change, nor is one of
 * another goal or period: € 12.000 a year did not become € 1.000 a month.
 */
export function priceChangesBetween(before: Priced, after: Priced): RecordedChange[] {
  const from = amount(before)
  const to = amount(after)
  return from !== null && from !== to && isSameKindOfPrice(before, after)
    ? [{ what: 'price', before: from, after: to }]
    : []
}

/** Returns what an owner is told of two published states of their property. */
export function changesBetween(before: Published, after: Published): RecordedChange[] {
  const statusBefore = publishedStatus(before)
  const statusAfter = publishedStatus(after)
  return [
    ...priceChangesBetween(before, after),
    ...(statusBefore === statusAfter
      ? []
      : [{ what: 'standing', before: statusBefore, after: statusAfter } as const]),
  ]
}
