/**
 * Returns the value of a field that is computed from other fields until an editor enters another
 * value. `input` is the value of this save, `before` the stored one; `computedBefore` and
 * `computed` follow from the other fields before and now.
 */
export function defaultUnlessEdited<T>(
  input: T | null | undefined,
  before: T | null | undefined,
  computedBefore: T | undefined,
  computed: T | undefined,
): T | null {
  const isUnedited =
    before !== undefined && before !== null && input === before && before === computedBefore
  if (input === null || input === undefined || input === '' || isUnedited) return computed ?? null
  return input
}
