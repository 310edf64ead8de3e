import type { Where } from 'payload'

import { openQuestion, writeQuestion, type Question } from '@/domain/listings/question'
import { goals, type Goal } from '@/domain/vocabulary'
import type { Locale } from '@/i18n/locales'
import type { Project, Property } from '@/payload-types'

import { remembered } from './cache'
import { listOf, numbered, one } from './changes/tags'
import { asPublic, payload } from './payload'
import { choose, countGoals, similar, type Choice } from './search/few'
import { findListed, onTheMarket } from './search/listed'
import type { Listed } from './search/listedRows'
import { askList, type List, type Scope } from './search/lists'

const vocabulary = ['property-types', 'cities']
const lists = (goal?: Goal) => (goal ? [goal] : goals).map((each) => listOf('properties', each))

/** The few newest or cheapest of a goal, for a module. */
export const findProperties = remembered(
  'properties',
  (asked: Choice) => [...lists(asked.goal), ...vocabulary],
  async (asked: Choice, locale: Locale): Promise<Listed[]> => findListed(await choose(asked, locale), locale),
)

/** How many are for sale and for rent. */
export const countProperties = remembered('countProperties', lists(), (locale: Locale): Promise<Record<Goal, number>> => countGoals(locale))

/** A page of a list with all its filters: the plain one is remembered, one that somebody filtered is answered anew. */
const plainList = remembered(
  'list',
  (scope: Scope) => [...lists(scope.goal), ...vocabulary],
  (scope: Scope, locale: Locale) => filteredList(openQuestion, scope, locale),
)

export type ListPage = List & { properties: Listed[]; alternatives: Listed[] }

async function filteredList(asked: Question, scope: Scope, locale: Locale): Promise<ListPage> {
  const list = await askList(asked, scope, locale)
  const [properties, alternatives] = await Promise.all([findListed(list.references, locale), findListed(list.nearby, locale)])
  return { ...list, properties, alternatives }
}

export const findList = (asked: Question, scope: Scope, locale: Locale): Promise<ListPage> =>
  writeQuestion(asked) === '' ? plainList(scope, locale) : filteredList(asked, scope, locale)

/** What somebody may like who likes this one. */
export const findNear = remembered(
  'near',
  ({ goal }: { goal: Goal; reference: number }) => [...lists(goal), ...vocabulary],
  async ({ reference }: { goal: Goal; reference: number }, size: number, locale: Locale): Promise<Listed[]> =>
    findListed(await similar(reference, size, locale), locale),
)

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

/** Listings that staff named, in no order; depth 2 as above. */
export const findPropertiesById = remembered(
  'propertiesById',
  (ids: string[]) => [...ids.map((id) => one('properties', id)), ...vocabulary, 'projects'],
  async (ids: string[], locale: Locale): Promise<Property[]> => {
    const where: Where = { and: [...onTheMarket, { id: { in: ids } }] }
    const { docs } = await (await payload()).find({ collection: 'properties', ...asPublic(locale), depth: 2, pagination: false, where })
    return docs
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
