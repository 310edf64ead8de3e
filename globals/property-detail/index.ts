import type { ArrayField, Condition } from 'payload'

import { editors, siteOrStaff } from '@/access/rules'
import { propertyFacts } from '@/domain/catalogue/factLists'
import { renovationDuty } from '@/domain/legal/renovation'
import { conditionLogics, factFormats } from '@/domain/site/options'
import { banners } from '@/domain/catalogue/vocabulary'
import { choice, row, tabOf } from '@/fields/layout'
import { localizedText, localizedTextarea } from '@/fields/localized'
import { rowLabel } from '@/fields/rowLabel'
import { wholeNumber } from '@/fields/validations'
import { globalWithWords } from '@/fields/withWords'

import { validCondition } from './validCondition'
import words from './words.json'

const noticeNames = [
  'renovation',
  'notFound',
  'sold',
  'rented',
  'unitSold',
  'soldOut',
  'appointmentConfirmed',
  'appointmentFull',
  'documentsRequested',
  'documentsByMail',
]

const isComparison: Condition = (_, { logic }: { logic?: unknown }) =>
  logic !== 'filled' && logic !== 'empty'

/**
 * Conditions that must all be true for a row to be shown. The table and enum names are short
 * because PostgreSQL cuts names at 63 characters.
 */
const conditions: ArrayField = {
  name: 'conditions',
  type: 'array',
  dbName: 'fact_conditions',
  admin: { initCollapsed: true },
  fields: [
    row(
      choice('field', propertyFacts, { vocabulary: 'facts', enumName: 'enum_condition_field' }),
      choice('logic', conditionLogics, {
        vocabulary: 'conditionLogic',
        enumName: 'enum_condition_logic',
        defaultValue: 'filled',
      }),
    ),
    row(
      choice('compareWithField', propertyFacts, {
        vocabulary: 'facts',
        enumName: 'enum_condition_other',
        admin: { condition: isComparison },
      }),
      { name: 'compareWithValue', type: 'text', admin: { condition: isComparison } },
    ),
    { name: 'advancedCondition', type: 'text', maxLength: 300, validate: validCondition },
  ],
}

export const PropertyDetail = globalWithWords(
  {
    slug: 'property-detail',
    access: { read: siteOrStaff, update: editors },
    fields: [
      {
        type: 'tabs',
        tabs: [
          tabOf('facts', [
            {
              name: 'groups',
              type: 'array',
              admin: { initCollapsed: true, components: { RowLabel: rowLabel('title') } },
              fields: [
                localizedText('title'),
                {
                  name: 'rows',
                  type: 'array',
                  dbName: 'fact_rows',
                  admin: {
                    initCollapsed: true,
                    components: { RowLabel: rowLabel('label', 'field') },
                  },
                  fields: [
                    row(
                      choice('field', propertyFacts, {
                        vocabulary: 'facts',
                        enumName: 'enum_row_field',
                        required: true,
                      }),
                      choice('format', factFormats, {
                        vocabulary: 'factFormat',
                        enumName: 'enum_row_format',
                        defaultValue: 'plain',
                      }),
                    ),
                    localizedText('label'),
                    conditions,
                  ],
                },
              ],
            },
          ]),
          tabOf('marquees', [
            choice('ignoredMarquees', banners, { vocabulary: 'marquee', hasMany: true }),
          ]),
          tabOf('notices', [
            {
              name: 'renovationYears',
              type: 'number',
              defaultValue: renovationDuty.years,
              ...renovationDuty.yearsAllowed,
              validate: wholeNumber,
            },
            {
              name: 'notices',
              type: 'group',
              label: false,
              fields: noticeNames.map((name) => localizedTextarea(name)),
            },
          ]),
        ],
      },
    ],
  },
  words,
)
