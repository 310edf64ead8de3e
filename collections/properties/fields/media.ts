import { shownWhen } from '@/access/propertyRules'
import { unitStatuses } from '@/domain/recordStatuses'
import { copiedAs } from '@/fields/copied'
import { choice, row, tabOf } from '@/fields/lists'
import { localizedText } from '@/fields/localized'
import { money } from '@/fields/numbers'
import { knownVideo } from '@/fields/validations'

import { isUnit } from './conditions'
import { publishedAnyway } from './standing'

export const media = tabOf('media', [
  { name: 'pictures', type: 'upload', relationTo: 'media', hasMany: true, admin: { className: 'cms-album' } },
  { name: 'pictureTexts', type: 'ui', admin: { components: { Field: '/src/studio/property/PictureTexts#PictureTexts' } } },
  { name: 'plans', type: 'upload', relationTo: 'media', hasMany: true, admin: { className: 'cms-album' } },
  {
    name: 'videos',
    type: 'array',
    fields: [row({ name: 'url', type: 'text', required: true, validate: knownVideo }, localizedText('title'))],
  },
  { name: 'virtualTour', type: 'text', validate: knownVideo },
  {
    name: 'documents',
    type: 'join',
    collection: 'documents',
    on: 'property',
    admin: { components: { Field: '/src/studio/property/Papers#Papers' } },
  },
])

export const unit = tabOf(
  'unit',
  [
    row({ name: 'unitNumber', type: 'text', hooks: { beforeDuplicate: [copiedAs(null)] } }, { name: 'unitFloor', type: 'text' }),
    row(
      money('requirementPrice', { access: { read: shownWhen('publishPrice') } }),
      choice('unitStatus', unitStatuses, { defaultValue: 'available', index: true, hooks: { beforeDuplicate: [copiedAs('available')] } }),
    ),
  ],
  { condition: isUnit },
)

export const history = tabOf('history', [
  { name: 'record', type: 'ui', admin: { components: { Field: '/src/studio/record/RecordActivity#RecordActivity' } } },
  publishedAnyway,
  {
    name: 'activities',
    type: 'join',
    collection: 'activities',
    on: 'property',
    defaultSort: '-date',
    admin: { defaultColumns: ['date', 'kind', 'type', 'subject', 'status', 'visibleToOwner'] },
  },
])
