import type { ClientField } from 'payload'

import { optionLabel } from './optionLabel'

const fields: ClientField[] = [
  {
    type: 'tabs',
    tabs: [
      {
        label: 'Gegevens',
        fields: [
          {
            name: 'groups',
            type: 'array',
            fields: [
              {
                type: 'row',
                fields: [
                  {
                    name: 'field',
                    type: 'select',
                    options: [
                      { value: 'monthlyRent', label: { nl: 'Huurprijs per maand', fr: 'Loyer' } },
                    ],
                  },
                  { name: 'label', type: 'text' },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
]

describe('the words of an option', () => {
  it('are found through tabs, lists and rows, in the language of the colleague', () => {
    expect(optionLabel(fields, 'groups.3.field', 'monthlyRent', 'fr')).toBe('Loyer')
    expect(optionLabel(fields, 'groups.0.field', 'monthlyRent', 'en')).toBe('Huurprijs per maand')
  })

  it('are none for a text and for a value that is no option', () => {
    expect(optionLabel(fields, 'groups.0.label', 'monthlyRent', 'nl')).toBeUndefined()
    expect(optionLabel(fields, 'groups.0.field', 'gone', 'nl')).toBeUndefined()
    expect(optionLabel(fields, 'other.0.field', 'monthlyRent', 'nl')).toBeUndefined()
  })
})
