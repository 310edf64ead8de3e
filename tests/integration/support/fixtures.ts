import type { Payload } from 'payload'

import type { City, PropertyType } from '@/payload-types'

/** Creates a town, Ghent where the test says nothing else. */
export const createTown = (payload: Payload, data: Partial<City> = {}): Promise<City> =>
  payload.create({
    collection: 'cities',
    data: { name: 'Gent', zip: '9000', country: 'be', ...data },
  })

/** Creates a type of property, houses where the test says nothing else. */
export const createType = (
  payload: Payload,
  data: Partial<PropertyType> = {},
): Promise<PropertyType> =>
  payload.create({ collection: 'property-types', data: { name: 'Huis', webId: 1, ...data } })
