import type { Where } from 'payload'

import { shownStatuses } from '@/domain/recordStatuses'
import { goals, type Goal } from '@/domain/vocabulary'
import type { Locale } from '@/i18n/locales'
import type { Project, Property } from '@/payload-types'

import { remembered } from './cache'
import { listOf, numbered, one } from './changes/tags'
import { asPublic, payload } from './payload'

type ListingQuestion = { goal?: Goal; types?: string[]; cities?: string[]; onlyNew?: boolean; sort?: string; limit: number }

const vocabulary = ['property-types', 'cities']
const lists = ({ goal }: { goal?: Goal }) => (goal ? [goal] : goals).map((each) => listOf('properties', each))

/** Published, shown in this language, and in a state that a site may show. */
const onTheMarket: Where[] = [{ public: { equals: true } }, { status: { in: [...shownStatuses] } }]

const among = ({ goal, types, cities, onlyNew }: Omit<ListingQuestion, 'limit'>): Where => ({
  and: [
    ...onTheMarket,
    { project: { exists: false } },
    ...(goal ? [{ goal: { equals: goal } }] : []),
    ...(types?.length ? [{ types: { in: types } }] : []),
    ...(cities?.length ? [{ city: { in: cities } }] : []),
    ...(onlyNew ? [{ marquee: { equals: 'new' } }] : []),
  ],
})

/** Listings on the market that are not a unit of a project. */
export const findProperties = remembered(
  'properties',
  (asked: ListingQuestion) => [...lists(asked), ...vocabulary],
  async ({ limit, sort = '-publishedOn', ...asked }: ListingQuestion, locale: Locale): Promise<Property[]> => {
    const common = { collection: 'properties', ...asPublic(locale), depth: 1 } as const
    const { docs } = await (await payload()).find({ ...common, where: among(asked), sort, limit, pagination: false })
    return docs
  },
)

/** How many are for sale and for rent. */
export const countProperties = remembered('countProperties', lists({}), async (locale: Locale): Promise<Record<Goal, number>> => {
  const count = async (goal: Goal) =>
    (await (await payload()).count({ collection: 'properties', locale, overrideAccess: false, where: among({ goal }) })).totalDocs
  const [sale, rent] = await Promise.all([count('sale'), count('rent')])
  return { sale, rent }
})

/** The listing with this reference; depth 2 brings the city of its project, which is part of its address. */
export const findProperty = remembered(
  'property',
  (reference: number) => [numbered(reference), ...vocabulary, 'projects'],
  async (reference: number, locale: Locale): Promise<Property | null> => {
    const where: Where = { and: [...onTheMarket, { reference: { equals: reference } }] }
    const { docs } = await (await payload()).find({ collection: 'properties', ...asPublic(locale), depth: 2, limit: 1, where })
    return docs[0] ?? null
  },
)

/** The listings with these references, in no order; depth 2 as above. */
export const findPropertiesByReference = remembered(
  'propertiesByReference',
  (references: number[]) => [...references.map(numbered), ...vocabulary, 'projects'],
  async (references: number[], locale: Locale): Promise<Property[]> => {
    const where: Where = { and: [...onTheMarket, { reference: { in: references } }] }
    const { docs } = await (await payload()).find({ collection: 'properties', ...asPublic(locale), depth: 2, pagination: false, where })
    return docs
  },
)

export const findProjects = remembered('projects', ['projects', ...vocabulary], async (limit: number, locale: Locale): Promise<Project[]> => {
  const common = { collection: 'projects', ...asPublic(locale), depth: 1, pagination: false } as const
  const { docs } = await (await payload()).find({ ...common, where: { public: { equals: true } }, sort: '-reference', limit })
  return docs
})

export const findProject = remembered('project', ['projects', ...vocabulary], async (reference: number, locale: Locale): Promise<Project | null> => {
  const where: Where = { and: [{ public: { equals: true } }, { reference: { equals: reference } }] }
  const { docs } = await (await payload()).find({ collection: 'projects', ...asPublic(locale), depth: 1, limit: 1, where })
  return docs[0] ?? null
})

/** The units of a project that visitors may see, from the ground up. */
export const findUnits = remembered(
  'units',
  (project: string) => [one('projects', project), ...vocabulary],
  async (project: string, locale: Locale): Promise<Property[]> => {
    const where: Where = { and: [...onTheMarket, { project: { equals: project } }] }
    const common = { collection: 'properties', ...asPublic(locale), depth: 2, pagination: false } as const
    const { docs } = await (await payload()).find({ ...common, where, sort: ['floor', 'reference'] })
    return docs
  },
)
