import type { Where } from 'payload'

import { activities, activityTemplates, projects, properties, units } from '../data'
import { describe } from '../describe'
import type { Property } from '../shapes'
import { everywhere } from '../text'
import { allOf, each, once, type Data, type Seeding } from './once'

const cheapest = (of: readonly Property[]) => Math.min(...of.map(({ price }) => price))
const dearest = (of: readonly Property[]) => Math.max(...of.map(({ price }) => price))

export const loadProjects = (seeding: Seeding): Promise<void> =>
  each(projects, async ({ zip, type, ...project }) => {
    const { refs } = seeding
    const own = units.filter((unit) => unit.project === project.reference)
    const data: Data = {
      ...project,
      ...{ goal: 'sale', city: refs.get('city', zip), mainType: refs.get('type', type), contact: refs.get('user', project.contact) },
      ...{ priceMin: cheapest(own), priceMax: dearest(own), pictures: refs.all('media', project.pictures), plans: refs.all('media', project.plans) },
      constructions: project.constructions.map((one) => ({ ...one, image: refs.get('media', one.image) })),
      ...{ public: everywhere, _status: 'published' },
    }
    const key = { reference: { equals: project.reference } }
    refs.set('project', project.reference, await once(seeding, { collection: 'projects', key, data }))
  })

/** What the data files say by a name of their own; everything else is called as the schema calls it. */
const NAMED = ['style', 'type', 'city', 'pictures', 'plans', 'contact', 'owners', 'project']

function dataOf({ refs }: Seeding, property: Property): Data {
  const { type, city, pictures, plans, contact, owners, project } = property
  return {
    ...Object.fromEntries(Object.entries(property).filter(([name]) => !NAMED.includes(name))),
    ...describe(property),
    ...{ mainType: refs.get('type', type), types: [refs.get('type', type)], city: refs.get('city', city), contact: refs.get('user', contact) },
    ...{ pictures: refs.all('media', pictures), plans: refs.all('media', plans), owners: refs.all('owner', owners) },
    ...(project !== undefined && { project: refs.get('project', project) }),
    ...{ public: everywhere, _status: 'published' },
  }
}

export const loadProperties = (seeding: Seeding): Promise<void> =>
  each([...properties, ...units], async (property) => {
    const key = { reference: { equals: property.reference } }
    seeding.refs.set('property', property.reference, await once(seeding, { collection: 'properties', key, data: dataOf(seeding, property) }))
  })

export const loadActivityTemplates = (seeding: Seeding): Promise<void> =>
  each(activityTemplates, async (data) => {
    await once(seeding, { collection: 'activity-templates', key: { name: { equals: data.name } }, data })
  })

export const loadActivities = (seeding: Seeding): Promise<void> =>
  each(activities, async (activity) => {
    const property = seeding.refs.get('property', activity.property)
    const key: Where = allOf({ property, date: activity.date, subject: activity.subject })
    await once(seeding, { collection: 'activities', key, data: { ...activity, property } })
  })
