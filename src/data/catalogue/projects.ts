import type { Where } from 'payload'

import { priceSelect } from '@/domain/catalogue/price'
import type { Locale } from '@/i18n/locales'
import type { Project, Property } from '@/payload-types'

import { cachedQuery } from '../core/cache'
import { documentTag, vocabularyTags } from '../core/cacheTags'
import { asPublic, payload } from '../core/payload'
import { publicConditions, shownInLanguage } from '../core/visibility'
import type { energyBadge } from './views/energy'
import type { Priced } from './views/price'

type Certified = Parameters<typeof energyBadge>[0]

/** What a query has to select, so that an energy label can be told. */
const certifiedSelect = {
  city: true,
  mainType: true,
  epcLabel: true,
  epcLabelText: true,
  epcValue: true,
  epcProfile: true,
  epcDate: true,
  epcCertificate: true,
} as const satisfies Record<keyof Certified, true>

/**
 * Finds what the card of a project tells of its units that visitors may see: availability, price and
 * energy label. Of what they refer to, only what an energy label depends on.
 */
export const findUnitsOfCard = cachedQuery(
  'unitsOfCard',
  (project: string) => [documentTag('projects', project), 'property-types', 'cities'],
  async (project: string, locale: Locale): Promise<(Priced & Certified)[]> => {
    const { docs } = await (
      await payload()
    ).find({
      collection: 'properties',
      ...asPublic(locale),
      depth: 1,
      where: { and: [...publicConditions, { project: { equals: project } }] },
      select: { ...priceSelect, ...certifiedSelect },
      populate: {
        cities: { zip: true, country: true },
        'property-types': { webId: true },
        projects: { reference: true },
      },
    })
    return docs
  },
)

/** Finds the newest public projects. */
export const findProjects = cachedQuery(
  'projects',
  ['projects', ...vocabularyTags],
  async (limit: number, locale: Locale): Promise<Project[]> => {
    const common = { collection: 'projects', ...asPublic(locale), depth: 1 } as const
    const { docs } = await (
      await payload()
    ).find({ ...common, where: shownInLanguage, sort: '-reference', limit })
    return docs
  },
)

/** Finds the public projects with these ids, in no order. */
export const findProjectsById = cachedQuery(
  'projectsById',
  (ids: string[]) => [...ids.map((id) => documentTag('projects', id)), ...vocabularyTags],
  async (ids: string[], locale: Locale): Promise<Project[]> => {
    const where: Where = { and: [shownInLanguage, { id: { in: ids } }] }
    const { docs } = await (
      await payload()
    ).find({ collection: 'projects', ...asPublic(locale), depth: 1, where })
    return docs
  },
)

/** Finds the public project with a reference. */
export const findProject = cachedQuery(
  'project',
  ['projects', ...vocabularyTags],
  async (reference: number, locale: Locale): Promise<Project | null> => {
    const where: Where = { and: [shownInLanguage, { reference: { equals: reference } }] }
    const { docs } = await (
      await payload()
    ).find({ collection: 'projects', ...asPublic(locale), depth: 1, limit: 1, where })
    return docs[0] ?? null
  },
)

/** Finds what the address of a public project is made of, for its other languages. */
export const findProjectAddress = cachedQuery(
  'projectAddress',
  ['projects', ...vocabularyTags],
  async (
    reference: number,
    locale: Locale,
  ): Promise<Pick<Project, 'city' | 'title' | 'reference'> | null> => {
    const where: Where = { and: [shownInLanguage, { reference: { equals: reference } }] }
    const { docs } = await (
      await payload()
    ).find({
      collection: 'projects',
      ...asPublic(locale),
      depth: 1,
      limit: 1,
      select: { title: true, city: true, reference: true },
      where,
    })
    return docs[0] ?? null
  },
)

/** Finds the units of a project that visitors may see, from the lowest floor up. */
export const findUnits = cachedQuery(
  'units',
  (project: string) => [documentTag('projects', project), ...vocabularyTags],
  async (project: string, locale: Locale): Promise<Property[]> => {
    const where: Where = { and: [...publicConditions, { project: { equals: project } }] }
    const common = { collection: 'properties', ...asPublic(locale), depth: 2 } as const
    const { docs } = await (
      await payload()
    ).find({ ...common, where, sort: ['floor', 'reference'] })
    return docs
  },
)
