import type { Where } from 'payload'

import { emptyListQuery, writeListQuery, type ListQuery } from '@/domain/catalogue/lists/listQuery'
import { goals, type Goal } from '@/domain/catalogue/vocabulary'
import type { Locale } from '@/i18n/locales'
import type { Property } from '@/payload-types'

import { cachedQuery } from '../core/cache'
import { listTag, referenceTag, documentTag, vocabularyTags } from '../core/cacheTags'
import { asPublic, payload } from '../core/payload'
import { publicConditions } from '../core/visibility'
import {
  pickListings,
  countByGoal,
  findClosestReferences,
  type ListingSelection,
} from './search/pickListings'
import { findListingSummaries } from './search/listingSummaries'
import type { ListingSummary } from './search/listingSummaryRows'
import { queryList, type ListResult } from './search/queryList'
import type { ListScope } from './search/filterOptions'

/** The tags of the lists of one goal, or of both. */
const listTags = (goal?: Goal) =>
  (goal ? [goal] : goals).map((value) => listTag('properties', value))

/** Finds the first listings of a selection, for a module. */
export const findProperties = cachedQuery(
  'properties',
  (selection: ListingSelection) => [...listTags(selection.goal), ...vocabularyTags],
  async (selection: ListingSelection, locale: Locale): Promise<ListingSummary[]> =>
    findListingSummaries(await pickListings(selection, locale), locale),
)

/** Counts the listings for sale and for rent. */
export const countProperties = cachedQuery(
  'countProperties',
  listTags(),
  (locale: Locale): Promise<Record<Goal, number>> => countByGoal(locale),
)

/** The first page of a list without filters, which is cached. */
const findPlainList = cachedQuery(
  'list',
  (scope: ListScope) => [...listTags(scope.goal), ...vocabularyTags],
  (scope: ListScope, locale: Locale) => readListPage(emptyListQuery, scope, locale),
)

export type ListPage = ListResult & {
  properties: ListingSummary[]
  goneProperties: ListingSummary[]
  alternatives: ListingSummary[]
}

/** Queries the index for a page of a list and reads the listings on it. */
async function readListPage(query: ListQuery, scope: ListScope, locale: Locale): Promise<ListPage> {
  const list = await queryList(query, scope, locale)
  const [properties, goneProperties, alternatives] = await Promise.all([
    findListingSummaries(list.references, locale),
    findListingSummaries(list.goneReferences, locale),
    findListingSummaries(list.nearby, locale),
  ])
  return { ...list, properties, goneProperties, alternatives }
}

/** Finds a page of a list. Only the one without any filter is cached. */
export const findListPage = (
  query: ListQuery,
  scope: ListScope,
  locale: Locale,
): Promise<ListPage> =>
  writeListQuery(query) === '' ? findPlainList(scope, locale) : readListPage(query, scope, locale)

/** Finds the listings that are most alike to one in type, place and price. */
export const findClosestListings = cachedQuery(
  'near',
  ({ goal }: { goal: Goal; reference: number }) => [...listTags(goal), ...vocabularyTags],
  async (
    { reference }: { goal: Goal; reference: number },
    size: number,
    locale: Locale,
  ): Promise<ListingSummary[]> =>
    findListingSummaries(await findClosestReferences(reference, size, locale), locale),
)

/**
 * Finds the listing with a reference. Its address contains the city of its project, which needs
 * depth 2.
 */
export const findProperty = cachedQuery(
  'property',
  (reference: number) => [referenceTag(reference), ...vocabularyTags, 'projects'],
  async (reference: number, locale: Locale): Promise<Property | null> => {
    const where: Where = { and: [...publicConditions, { reference: { equals: reference } }] }
    const { docs } = await (
      await payload()
    ).find({ collection: 'properties', ...asPublic(locale), depth: 2, limit: 1, where })
    return docs[0] ?? null
  },
)

/** Finds the listings with these ids, in no order; depth 2 as above. */
export const findPropertiesById = cachedQuery(
  'propertiesById',
  (ids: string[]) => [
    ...ids.map((id) => documentTag('properties', id)),
    ...vocabularyTags,
    'projects',
  ],
  async (ids: string[], locale: Locale): Promise<Property[]> => {
    const where: Where = { and: [...publicConditions, { id: { in: ids } }] }
    const { docs } = await (
      await payload()
    ).find({ collection: 'properties', ...asPublic(locale), depth: 2, where })
    return docs
  },
)

/** Finds the listings with these references, in no order; depth 2 as above. */
export const findPropertiesByReference = cachedQuery(
  'propertiesByReference',
  (references: number[]) => [...references.map(referenceTag), ...vocabularyTags, 'projects'],
  async (references: number[], locale: Locale): Promise<Property[]> => {
    const where: Where = { and: [...publicConditions, { reference: { in: references } }] }
    const { docs } = await (
      await payload()
    ).find({ collection: 'properties', ...asPublic(locale), depth: 2, where })
    return docs
  },
)
