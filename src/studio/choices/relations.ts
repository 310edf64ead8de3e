import type { CollectionSlug, ValueWithRelation } from 'payload'

type Stored = string | number | ValueWithRelation
/**
 * The value of a relation field: ids, or ids with their collection when it may point to several.
 */
export type Relation = Stored | Stored[] | null | undefined

type Chosen = ValueWithRelation | ValueWithRelation[] | null

const withCollection = (one: Stored, collection: CollectionSlug): ValueWithRelation =>
  typeof one === 'object' ? one : { relationTo: collection, value: one }

/** Returns the selection of the list: every id with its collection. */
export function relationsOf(
  value: Relation,
  [collection]: readonly CollectionSlug[],
): ValueWithRelation[] {
  if (value === null || value === undefined || value === '' || collection === undefined) return []
  return (Array.isArray(value) ? value : [value]).map((one) => withCollection(one, collection))
}

/** Returns the value to store for a selection. */
export function storedRelation(chosen: Chosen, isPolymorphic: boolean): Relation {
  const stored = ({ relationTo, value }: ValueWithRelation): Stored =>
    isPolymorphic ? { relationTo, value } : value
  if (!chosen) return null
  return Array.isArray(chosen) ? chosen.map(stored) : stored(chosen)
}

const keysOf = (value: Relation): string[] =>
  (Array.isArray(value) ? value : [value ?? '']).map((one) =>
    typeof one === 'object' ? `${one.relationTo}/${one.value}` : String(one),
  )

/**
 * Returns whether both point to the same documents in the same order, so that selecting them again
 * is no change.
 */
export const isSameRelation = (one: Relation, other: Relation): boolean =>
  keysOf(one).join() === keysOf(other).join()
