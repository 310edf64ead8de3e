import { ownOrStaff } from '@/access/propertyRules'
import { contractTypes } from '@/domain/priceUnits'
import { recordStatuses } from '@/domain/recordStatuses'
import { goals, marquees } from '@/domain/vocabulary'
import { copiedAs, newRecord } from '@/fields/copied'
import { choice, row, tabOf } from '@/fields/lists'
import { localizedText, publicFlag } from '@/fields/localized'
import { inMainLanguage, notTaken } from '@/fields/validations'

import { similar } from '../similar'

export const offer = tabOf('offer', [
  row(
    { name: 'reference', type: 'number', unique: true, index: true, min: 1, max: 2_000_000_000, validate: notTaken, disableDuplicate: true },
    choice('goal', goals, { required: true, defaultValue: 'sale', index: true }),
    // Payload's own "_status" already has the type name that would follow from "status".
    choice('status', recordStatuses, {
      vocabulary: 'recordStatus',
      enumName: 'enum_properties_record_status',
      required: true,
      defaultValue: 'prospective',
      index: true,
      hooks: { beforeDuplicate: [newRecord('prospective')] },
    }),
    choice('marquee', marquees, { required: true, defaultValue: 'none', index: true, hooks: { beforeDuplicate: [copiedAs('none')] } }),
  ),
  row(
    { name: 'mainType', type: 'relationship', relationTo: 'property-types', required: true, index: true, maxDepth: 1 },
    { name: 'types', type: 'relationship', relationTo: 'property-types', hasMany: true, maxDepth: 1 },
  ),
  localizedText('title', { validate: inMainLanguage }),
  localizedText('typeDescription'),
  { name: 'description', type: 'richText', localized: true },
  row(localizedText('availability'), { name: 'availableFrom', type: 'date' }, choice('contractType', contractTypes)),
  row(
    { name: 'contact', type: 'relationship', relationTo: 'users', index: true, maxDepth: 1 },
    { name: 'owners', type: 'relationship', relationTo: 'owners', hasMany: true, maxDepth: 1, access: { read: ownOrStaff } },
    // Its city is part of a unit's address.
    { name: 'project', type: 'relationship', relationTo: 'projects', index: true, maxDepth: 2 },
  ),
  row(
    { name: 'publishedOn', type: 'date', index: true, disableDuplicate: true },
    { name: 'recordFile', type: 'text', index: true, disableDuplicate: true, access: { read: ownOrStaff } },
  ),
  row({ name: 'featured', type: 'checkbox', defaultValue: false, index: true, hooks: { beforeDuplicate: [copiedAs(false)] } }, publicFlag()),
  row({ name: 'similarAutomatic', type: 'checkbox', defaultValue: true }),
  similar,
])
