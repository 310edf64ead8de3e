import { readListQuery, writeListQuery } from '@/domain/catalogue/lists/listQuery'
import { unknownFilters, type UnknownFilter } from '@/domain/catalogue/lists/unknownFilters'
import type { Locale } from '@/i18n/locales'
import type { Query } from '@/i18n/query'

import { getListingIndex } from './listingIndex'
import { resolveQuery } from './resolveQuery'

/** Finds the towns, types and areas of a query that do not exist: the list ignores them. */
export async function findUnknownFilters(query: Query, locale: Locale): Promise<UnknownFilter[]> {
  const listingIndex = await getListingIndex()
  return unknownFilters(query, (key, value) => {
    const { query: resolved } = resolveQuery(
      listingIndex,
      readListQuery({ [key]: [value] }),
      locale,
    )
    return writeListQuery(resolved) !== ''
  })
}
