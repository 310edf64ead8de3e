export const idOf = (value: string | { id: string } | null | undefined): string | undefined => (typeof value === 'string' ? value : (value?.id ?? undefined))

export const idsOf = (list: readonly (string | { id: string })[] | null | undefined): string[] =>
  list?.map((one) => (typeof one === 'string' ? one : one.id)) ?? []

/** A relation that was loaded with its document. */
export const loaded = <Doc extends object>(value: string | Doc | null | undefined): Doc | undefined =>
  typeof value === 'object' && value !== null ? value : undefined
