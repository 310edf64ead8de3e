/**
 * What a field holds that follows others until someone fills in another value by hand. `given` is what is saved now,
 * `before` what stood there, `computedBefore` and `computed` what followed from the other fields then and now.
 */
export function following<T>(given: T | null | undefined, before: T | null | undefined, computedBefore: T | undefined, computed: T | undefined): T | null {
  const untouched = before !== undefined && before !== null && given === before && before === computedBefore
  if (given === null || given === undefined || given === '' || untouched) return computed ?? null
  return given
}
