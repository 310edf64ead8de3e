import type { Where } from 'payload'

import { cities, propertyTypes, provinceNames } from '../data'
import { allOf, each, once, type Seeding } from './once'

export const loadPropertyTypes = (seeding: Seeding): Promise<void> =>
  each(propertyTypes, async (data) => {
    const key = { webId: { equals: data.webId } }
    seeding.refs.set('type', data.webId, await once(seeding, { collection: 'property-types', key, data }))
  })

export const loadCities = (seeding: Seeding): Promise<void> =>
  each(cities, async ({ province, ...city }) => {
    const key: Where = allOf({ zip: city.zip, name: city.name.nl })
    const data = { ...city, ...(province && { province: provinceNames[province] }) }
    seeding.refs.set('city', city.zip, await once(seeding, { collection: 'cities', key, data }))
  })
