import { ownOrStaff } from '@/access/propertyRules'
import { colleague } from '@/fields/colleague'
import { valueInCopy, startAsDraft } from '@/fields/duplicate'
import { endAfter } from '@/fields/endAfter'
import { row, tabOf } from '@/fields/layout'
import { localizedText, publicPageFlag } from '@/fields/localized'
import { requiredInMainLanguage, uniqueNumber } from '@/fields/validations'

import { similar } from '../similar'

import { factField } from './factField'

export const offer = tabOf('offer', [
  row(
    factField('reference', { unique: true, validate: uniqueNumber, disableDuplicate: true }),
    factField('goal', { required: true, defaultValue: 'sale' }),
    // The name would clash with the type of Payload's own "_status".
    factField('status', {
      enumName: 'enum_properties_record_status',
      required: true,
      defaultValue: 'prospective',
      hooks: { beforeDuplicate: [startAsDraft('prospective')] },
    }),
    factField('marquee', {
      required: true,
      defaultValue: 'none',
      hooks: { beforeDuplicate: [valueInCopy('none')] },
    }),
  ),
  row(
    {
      name: 'mainType',
      type: 'relationship',
      relationTo: 'property-types',
      required: true,
      index: true,
      maxDepth: 1,
    },
    {
      name: 'types',
      type: 'relationship',
      relationTo: 'property-types',
      hasMany: true,
      maxDepth: 1,
    },
  ),
  localizedText('title', { validate: requiredInMainLanguage }),
  localizedText('typeDescription'),
  { name: 'description', type: 'richText', localized: true },
  row(localizedText('availability'), factField('availableFrom'), factField('contractType')),
  row(
    colleague('contact', { index: true, maxDepth: 1 }),
    {
      name: 'owners',
      type: 'relationship',
      relationTo: 'owners',
      hasMany: true,
      maxDepth: 1,
      // The portal shows a property to its owners from the first save on.
      disableDuplicate: true,
      access: { read: ownOrStaff },
    },
    // The city of the project is part of a unit's address.
    { name: 'project', type: 'relationship', relationTo: 'projects', index: true, maxDepth: 2 },
  ),
  row(
    { name: 'publishedOn', type: 'date', index: true, disableDuplicate: true },
    factField('recordFile', { disableDuplicate: true, access: { read: ownOrStaff } }),
  ),
  row(
    { name: 'mandateFrom', type: 'date', disableDuplicate: true, access: { read: ownOrStaff } },
    {
      name: 'mandateUntil',
      type: 'date',
      disableDuplicate: true,
      access: { read: ownOrStaff },
      validate: endAfter('mandateFrom'),
    },
  ),
  row(
    { name: 'agreementOn', type: 'date', disableDuplicate: true, access: { read: ownOrStaff } },
    {
      name: 'deedOn',
      type: 'date',
      disableDuplicate: true,
      access: { read: ownOrStaff },
      validate: endAfter('agreementOn'),
    },
  ),
  row(
    {
      name: 'featured',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      hooks: { beforeDuplicate: [valueInCopy(false)] },
    },
    publicPageFlag(),
  ),
  row({ name: 'similarAutomatic', type: 'checkbox', defaultValue: true }),
  similar,
])
