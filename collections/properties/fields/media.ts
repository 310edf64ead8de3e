import { valueInCopy } from '@/fields/duplicate'
import { row, tabOf } from '@/fields/layout'
import { localizedText } from '@/fields/localized'
import { uniqueIds } from '@/fields/uniqueIds'
import { knownVideo } from '@/fields/validations'

import { isUnit } from './conditions'
import { publishedAnyway } from './compliance'
import { factField } from './factField'

export const media = tabOf('media', [
  {
    name: 'pictures',
    type: 'upload',
    relationTo: 'media',
    hasMany: true,
    hooks: { beforeValidate: [uniqueIds] },
    admin: { className: 'cms-album' },
  },
  {
    name: 'pictureTexts',
    type: 'ui',
    admin: { components: { Field: '/src/studio/catalogue/PictureTexts#PictureTexts' } },
  },
  {
    name: 'plans',
    type: 'upload',
    relationTo: 'media',
    hasMany: true,
    hooks: { beforeValidate: [uniqueIds] },
    admin: { className: 'cms-album' },
  },
  {
    name: 'videos',
    type: 'array',
    fields: [
      row(
        { name: 'url', type: 'text', required: true, validate: knownVideo },
        localizedText('title'),
      ),
    ],
  },
  factField('virtualTour', { validate: knownVideo }),
  {
    name: 'documents',
    type: 'join',
    collection: 'documents',
    on: 'property',
    admin: { components: { Field: '/src/studio/catalogue/Documents#Documents' } },
  },
  {
    name: 'prints',
    type: 'ui',
    admin: { components: { Field: '/src/studio/catalogue/PrintLinks#PrintLinks' } },
  },
])

export const unit = tabOf(
  'unit',
  [
    row(
      factField('unitNumber', { hooks: { beforeDuplicate: [valueInCopy(null)] } }),
      factField('unitFloor'),
    ),
    row(
      factField('requirementPrice'),
      factField('unitStatus', {
        defaultValue: 'available',
        hooks: { beforeDuplicate: [valueInCopy('available')] },
      }),
    ),
  ],
  { condition: isUnit },
)

export const history = tabOf('history', [
  {
    name: 'record',
    type: 'ui',
    admin: { components: { Field: '/src/studio/record/RecordActivity#RecordActivity' } },
  },
  publishedAnyway,
  {
    name: 'requests',
    type: 'ui',
    admin: { components: { Field: '/src/studio/viewings/RequestsLink#RequestsLink' } },
  },
  {
    name: 'inspection',
    type: 'ui',
    admin: { components: { Field: '/src/studio/inspection/InspectionLink#InspectionLink' } },
  },
  {
    name: 'activities',
    type: 'join',
    collection: 'activities',
    on: 'property',
    defaultSort: '-date',
    admin: { defaultColumns: ['date', 'kind', 'type', 'subject', 'status', 'visibleToOwner'] },
  },
])
