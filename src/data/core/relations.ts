/** Returns the id of a relation, whether or not its document was loaded. */
export const idOf = (value: string | { id: string } | null | undefined): string | undefined =>
  typeof value === 'string' ? value : (value?.id ?? undefined)

export const idsOf = (list: readonly (string | { id: string })[] | null | undefined): string[] =>
  list?.map((value) => (typeof value === 'string' ? value : value.id)) ?? []

/** Returns the document of a relation; undefined when the relation is empty or was not loaded. */
export const loaded = <Doc extends object>(
  value: string | Doc | null | undefined,
): Doc | undefined => (typeof value === 'object' && value !== null ? value : undefined)
