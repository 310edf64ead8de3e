import { ownOrStaff, shownWhen } from '@/access/propertyRules'
import { row, tabOf } from '@/fields/lists'
import { coordinate } from '@/fields/numbers'

const address = { access: { read: shownWhen('publishAddress') } }

export const place = tabOf('place', [
  row(
    { name: 'city', type: 'relationship', relationTo: 'cities', required: true, index: true, maxDepth: 1 },
    { name: 'zip', type: 'text', virtual: 'city.zip', admin: { readOnly: true } },
  ),
  row(
    { name: 'street', type: 'text', index: true, ...address },
    { name: 'houseNumber', type: 'text', ...address },
    { name: 'boxNumber', type: 'text', ...address },
  ),
  { name: 'publishAddress', type: 'checkbox', defaultValue: true },
  row(coordinate('latitude', address), coordinate('longitude', address)),
  row({ name: 'uniqueCode', type: 'text', index: true }, { name: 'cadastralNumber', type: 'text', index: true, access: { read: ownOrStaff } }),
])
