import type { Where } from 'payload'

import { shownStatuses } from '@/domain/recordStatuses'
import type { Goal } from '@/domain/vocabulary'
import type { Locale } from '@/i18n/locales'
import type { Article, Category, Project, Property } from '@/payload-types'

import { remembered } from './cache'
import { asPublic, payload } from './payload'

type ListingQuestion = { goal?: Goal; types?: string[]; cities?: string[]; onlyNew?: boolean; sort?: string; limit: number }

const sees = ['properties', 'property-types', 'cities', 'media']

/** Listings on the market: published, shown in this language, not a unit of a project. */
export const findProperties = remembered('properties', sees, async (asked: ListingQuestion, locale: Locale): Promise<Property[]> => {
  const where: Where = {
    and: [
      { public: { equals: true } },
      { project: { exists: false } },
      { status: { in: [...shownStatuses] } },
      ...(asked.goal ? [{ goal: { equals: asked.goal } }] : []),
      ...(asked.types?.length ? [{ types: { in: asked.types } }] : []),
      ...(asked.cities?.length ? [{ city: { in: asked.cities } }] : []),
      ...(asked.onlyNew ? [{ marquee: { equals: 'new' } }] : []),
    ],
  }
  const { docs } = await (
    await payload()
  ).find({
    collection: 'properties',
    ...asPublic(locale),
    depth: 1,
    where,
    sort: asked.sort ?? '-publishedOn',
    limit: asked.limit,
    pagination: false,
  })
  return docs
})

export const findProjects = remembered('projects', ['projects', ...sees], async (limit: number, locale: Locale): Promise<Project[]> => {
  const { docs } = await (
    await payload()
  ).find({
    collection: 'projects',
    ...asPublic(locale),
    depth: 1,
    where: { public: { equals: true } },
    sort: '-reference',
    limit,
    pagination: false,
  })
  return docs
})

export const findArticles = remembered(
  'articles',
  ['articles', 'categories', 'media'],
  async (asked: { category?: string; ids?: string[]; limit: number }, locale: Locale): Promise<Article[]> => {
    const { docs } = await (
      await payload()
    ).find({
      collection: 'articles',
      ...asPublic(locale),
      depth: 1,
      where: {
        and: [
          { public: { equals: true } },
          ...(asked.category ? [{ category: { equals: asked.category } }] : []),
          ...(asked.ids ? [{ id: { in: asked.ids } }] : []),
        ],
      },
      sort: '-publishedOn',
      limit: asked.limit,
      pagination: false,
    })
    return docs
  },
)

/** The categories below one, in the order staff gave them. */
export const findChildCategories = remembered('categories', ['categories'], async (parent: string, locale: Locale): Promise<Category[]> => {
  const { docs } = await (
    await payload()
  ).find({
    collection: 'categories',
    ...asPublic(locale),
    depth: 0,
    where: { parent: { equals: parent } },
    sort: 'sort',
    pagination: false,
  })
  return docs
})
