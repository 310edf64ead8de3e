import type { recordedChanges } from '../activities'
import type { Standing as Said } from '../availability'
import { standingOf } from './standing'

export type RecordedChange = { what: (typeof recordedChanges)[number]; before: string | null; after: string | null }

/** A property as it was published, or is about to be. */
export type Published = Said & { price?: number | null }

const amount = ({ price }: Published) => (typeof price === 'number' ? String(price) : null)
const standing = (one: Published) => standingOf({ ...one, isPublished: true })

/** What an owner is told of two published states of his property. A first price is no change of one. */
export function changesBetween(before: Published, after: Published): RecordedChange[] {
  const [had, has] = [amount(before), amount(after)]
  const [stood, stands] = [standing(before), standing(after)]
  return [
    ...(had !== null && had !== has ? [{ what: 'price', before: had, after: has } as const] : []),
    ...(stood === stands ? [] : [{ what: 'standing', before: stood, after: stands } as const]),
  ]
}
