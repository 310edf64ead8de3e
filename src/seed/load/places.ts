import type { Where } from 'payload'

import { cities, propertyTypes, provinceNames } from '../data'
import { allEqual, forEachConcurrent, createOnce, type SeedContext } from './createOnce'

export const loadPropertyTypes = (seeding: SeedContext): Promise<void> =>
  forEachConcurrent(propertyTypes, async (data) => {
    const key = { webId: { equals: data.webId } }
    seeding.refs.set(
      'type',
      data.webId,
      await createOnce(seeding, { collection: 'property-types', key, data }),
    )
  })

export const loadCities = (seeding: SeedContext): Promise<void> =>
  forEachConcurrent(cities, async ({ province, ...city }) => {
    const key: Where = allEqual({ zip: city.zip, name: city.name.nl })
    const data = { ...city, ...(province && { province: provinceNames[province] }) }
    seeding.refs.set(
      'city',
      city.zip,
      await createOnce(seeding, { collection: 'cities', key, data }),
    )
  })
