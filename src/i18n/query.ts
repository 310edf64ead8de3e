/** The query of an address as a page reads it: every value of every key, in the order they were written. */
export type Query = Readonly<Record<string, readonly string[]>>

export const noQuery: Query = {}

export const queryOf = (params: Record<string, string | string[] | undefined>): Query =>
  Object.fromEntries(Object.entries(params).flatMap(([key, value]) => (value === undefined ? [] : [[key, [value].flat()]])))
