import { matrixFilters, type MatrixQuery } from '@/data/languages/matrix'

export type Params = Record<string, string | string[] | undefined>

const first = (value: string | string[] | undefined): string => [value].flat()[0] ?? ''

/** Reads the query of the matrix from the address. Invalid values are ignored. */
export function readMatrixQuery(params: Params = {}): MatrixQuery {
  const page = Number(first(params.page))
  return {
    of: /^[a-z-]{1,60}$/.test(first(params.of)) ? first(params.of) : undefined,
    filter: matrixFilters.find((filter) => filter === first(params.state)) ?? 'all',
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
  }
}

/** Returns the address of the matrix for a query, without default values. */
export function matrixHref(base: string, { of, filter, page }: MatrixQuery): string {
  const params = new URLSearchParams({
    ...(of && { of }),
    ...(filter !== 'all' && { state: filter }),
    ...(page > 1 && { page: String(page) }),
  })
  return `${base}?${params}`
}
