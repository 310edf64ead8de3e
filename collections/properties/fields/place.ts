import { ownOrStaff, shownWhen } from '@/access/propertyRules'
import { row, tabOf } from '@/fields/layout'
import { coordinate } from '@/fields/numbers'

import { factField } from './factField'

const addressAccess = { access: { read: shownWhen('publishAddress') } }

export const place = tabOf('place', [
  row(
    {
      name: 'city',
      type: 'relationship',
      relationTo: 'cities',
      required: true,
      index: true,
      maxDepth: 1,
    },
    { name: 'zip', type: 'text', virtual: 'city.zip', admin: { readOnly: true } },
  ),
  row(factField('street'), factField('houseNumber'), factField('boxNumber')),
  factField('publishAddress', { defaultValue: true }),
  row(coordinate('latitude', addressAccess), coordinate('longitude', addressAccess)),
  {
    name: 'pin',
    type: 'ui',
    admin: { components: { Field: '/src/studio/place/PlacePin#PlacePin' } },
  },
  row(factField('uniqueCode'), {
    name: 'cadastralNumber',
    type: 'text',
    index: true,
    access: { read: ownOrStaff },
  }),
])
