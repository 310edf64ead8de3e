import type { Field, NumberField, Tab, Validate } from 'payload'

import { shownWhen } from '@/access/propertyRules'
import { constructionStatuses } from '@/domain/catalogue/recordStatuses'
import { goals, banners } from '@/domain/catalogue/vocabulary'
import { colleague } from '@/fields/colleague'
import { choice, row, tabOf } from '@/fields/layout'
import { localizedText, localizedTextarea, publicPageFlag } from '@/fields/localized'
import { coordinate, money } from '@/fields/numbers'
import { validationMessage } from '@/fields/validationMessage'
import { requiredInMainLanguage, uniqueNumber, wholeNumber } from '@/fields/validations'

type Prices = { priceMin?: number | null }

const notBelowPriceMin: Validate<number, Prices, Prices, NumberField> = async (value, options) => {
  const result = await wholeNumber(value, options)
  if (result !== true || typeof value !== 'number') return result
  return (
    value >= (options.siblingData.priceMin ?? 0) || validationMessage(options.req, 'maxBelowMin')
  )
}

const addressAccess = { access: { read: shownWhen('publicAddress') } }

const offer: Field[] = [
  row(
    {
      name: 'reference',
      type: 'number',
      unique: true,
      index: true,
      min: 1,
      max: 2_000_000_000,
      validate: uniqueNumber,
      disableDuplicate: true,
    },
    { name: 'number', type: 'text' },
    choice('goal', goals, { required: true, defaultValue: 'sale', index: true }),
    choice('marquee', banners, { defaultValue: 'none', index: true }),
  ),
  row(
    { name: 'mainType', type: 'relationship', relationTo: 'property-types', maxDepth: 1 },
    {
      name: 'types',
      type: 'relationship',
      relationTo: 'property-types',
      hasMany: true,
      maxDepth: 1,
    },
    {
      name: 'projectWebId',
      type: 'number',
      index: true,
      min: 1,
      max: 2_000_000_000,
      disableDuplicate: true,
    },
  ),
  localizedText('title', { validate: requiredInMainLanguage }),
  { name: 'description', type: 'richText', localized: true },
  row(money('priceMin', { index: true }), {
    ...money('priceMax'),
    validate: notBelowPriceMin,
  } as NumberField),
  row(
    localizedText('delivery'),
    { name: 'deliveryDate', type: 'date' },
    colleague('contact', { maxDepth: 1 }),
  ),
  publicPageFlag(),
]

const place: Field[] = [
  row(
    // A unit's address contains the name of its project's city, two relations away.
    {
      name: 'city',
      type: 'relationship',
      relationTo: 'cities',
      required: true,
      index: true,
      maxDepth: 2,
    },
    { name: 'zip', type: 'text', virtual: 'city.zip', admin: { readOnly: true } },
  ),
  row(
    { name: 'street', type: 'text', ...addressAccess },
    { name: 'houseNumber', type: 'text', ...addressAccess },
    { name: 'boxNumber', type: 'text', ...addressAccess },
  ),
  { name: 'publicAddress', type: 'checkbox', defaultValue: true },
  row(coordinate('latitude', addressAccess), coordinate('longitude', addressAccess)),
]

const constructions: Field[] = [
  {
    name: 'constructions',
    type: 'array',
    fields: [
      row(
        localizedText('title'),
        choice('status', constructionStatuses, {
          vocabulary: 'constructionStatus',
          defaultValue: 'planned',
        }),
      ),
      localizedTextarea('text'),
      { name: 'image', type: 'upload', relationTo: 'media' },
    ],
  },
]

const media: Field[] = [
  { name: 'pictures', type: 'upload', relationTo: 'media', hasMany: true },
  { name: 'plans', type: 'upload', relationTo: 'media', hasMany: true },
  { name: 'documents', type: 'join', collection: 'documents', on: 'project' },
]

const units: Field[] = [
  {
    name: 'units',
    type: 'join',
    collection: 'properties',
    on: 'project',
    defaultLimit: 50,
    defaultSort: 'unitNumber',
    admin: { defaultColumns: ['unitNumber', 'unitFloor', 'livingArea', 'price', 'unitStatus'] },
  },
]

export const tabs: Tab[] = [
  tabOf('offer', offer),
  tabOf('place', place),
  tabOf('media', media),
  tabOf('constructions', constructions),
  tabOf('units', units),
]
