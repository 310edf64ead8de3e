/**
 * The query of an address as a page reads it: every value of every key, in the order they were
 * written.
 */
export type Query = Readonly<Record<string, readonly string[]>>

export const noQuery: Query = {}

export const queryOf = (params: Record<string, string | string[] | undefined>): Query =>
  Object.fromEntries(
    Object.entries(params).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, [value].flat()]],
    ),
  )

/** The query of an address as it is written after the path. */
export function readQuery(text: string): Query {
  const params = new URLSearchParams(text)
  return Object.fromEntries([...new Set(params.keys())].map((key) => [key, params.getAll(key)]))
}

export function writeQuery(query: Query): string {
  const text = new URLSearchParams(
    Object.entries(query).flatMap(([key, values]) => values.map((value) => [key, value])),
  ).toString()
  return text && `?${text}`
}
