import type { ListQuery } from './listQuery'

/** What each filter is without a choice, in the order in which a visitor gives them up. */
const withoutFilter: readonly Partial<ListQuery>[] = [
  { has: [] },
  { onlyNew: false },
  { epc: [] },
  { area: undefined },
  { bedrooms: undefined },
  { towns: [], near: undefined, within: undefined, provinces: [], regions: [] },
  { priceFrom: undefined, priceTo: undefined },
  { types: [] },
]

const isChosen = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false

/** The query without one of its filters, for each filter that it has: wishes first, types last. */
export const relaxations = (query: ListQuery): ListQuery[] =>
  withoutFilter
    .filter((change) =>
      Object.keys(change).some((key) => isChosen(query[key as keyof typeof change])),
    )
    .map((change) => ({ ...query, ...change, page: 1 }))
