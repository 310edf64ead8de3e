import type { Where } from 'payload'

import {
  activities,
  activityTemplates,
  answerTemplates,
  projects,
  properties,
  units,
} from '../data'
import { describeProperty } from '../describe'
import type { Property } from '../shapes'
import { inEveryLanguage } from '../text'
import { allEqual, forEachConcurrent, createOnce, type Data, type SeedContext } from './createOnce'

const lowestPrice = (of: readonly Property[]) => Math.min(...of.map(({ price }) => price))
const highestPrice = (of: readonly Property[]) => Math.max(...of.map(({ price }) => price))

export const loadProjects = (seeding: SeedContext): Promise<void> =>
  forEachConcurrent(projects, async ({ zip, type, ...project }) => {
    const { refs } = seeding
    const projectUnits = units.filter((unit) => unit.project === project.reference)
    const data: Data = {
      ...project,
      goal: 'sale',
      city: refs.get('city', zip),
      mainType: refs.get('type', type),
      contact: refs.get('user', project.contact),
      priceMin: lowestPrice(projectUnits),
      priceMax: highestPrice(projectUnits),
      pictures: refs.all('media', project.pictures),
      plans: refs.all('media', project.plans),
      constructions: project.constructions.map((construction) => ({
        ...construction,
        image: refs.get('media', construction.image),
      })),
      public: inEveryLanguage,
      _status: 'published',
    }
    const key = { reference: { equals: project.reference } }
    refs.set(
      'project',
      project.reference,
      await createOnce(seeding, { collection: 'projects', key, data }),
    )
  })

/** Fields with another name in the data files; all others have the name of the schema. */
const renamedFields = ['style', 'type', 'city', 'pictures', 'plans', 'contact', 'owners', 'project']

function dataOf({ refs }: SeedContext, property: Property): Data {
  const { type, city, pictures, plans, contact, owners, project } = property
  return {
    ...Object.fromEntries(
      Object.entries(property).filter(([name]) => !renamedFields.includes(name)),
    ),
    ...describeProperty(property),
    mainType: refs.get('type', type),
    types: [refs.get('type', type)],
    city: refs.get('city', city),
    contact: refs.get('user', contact),
    pictures: refs.all('media', pictures),
    plans: refs.all('media', plans),
    owners: refs.all('owner', owners),
    ...(project !== undefined && { project: refs.get('project', project) }),
    public: inEveryLanguage,
    _status: 'published',
  }
}

export const loadProperties = (seeding: SeedContext): Promise<void> =>
  forEachConcurrent([...properties, ...units], async (property) => {
    const key = { reference: { equals: property.reference } }
    seeding.refs.set(
      'property',
      property.reference,
      await createOnce(seeding, { collection: 'properties', key, data: dataOf(seeding, property) }),
    )
  })

export const loadAnswerTemplates = (seeding: SeedContext): Promise<void> =>
  forEachConcurrent(answerTemplates, async (data) => {
    await createOnce(seeding, {
      collection: 'answer-templates',
      key: { name: { equals: data.name } },
      data,
    })
  })

export const loadActivityTemplates = (seeding: SeedContext): Promise<void> =>
  forEachConcurrent(activityTemplates, async (data) => {
    await createOnce(seeding, {
      collection: 'activity-templates',
      key: { name: { equals: data.name } },
      data,
    })
  })

export const loadActivities = (seeding: SeedContext): Promise<void> =>
  forEachConcurrent(activities, async (activity) => {
    const property = seeding.refs.get('property', activity.property)
    const key: Where = allEqual({ property, date: activity.date, subject: activity.subject })
    await createOnce(seeding, { collection: 'activities', key, data: { ...activity, property } })
  })
