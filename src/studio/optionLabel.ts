import type { ClientField } from 'payload'

import type { Locale } from '@/i18n/locales'

import { labelIn } from './labels'

type Fields = readonly ClientField[]

/** The fields that a field holds: of a tab without a name and of a row they count as its own. */
function inside(field: ClientField): Fields {
  if (field.type === 'tabs') return field.tabs.flatMap((tab) => ('name' in tab ? [] : tab.fields))
  return 'fields' in field && !('name' in field && field.name) ? field.fields : []
}

function findField(fields: Fields, name: string): ClientField | undefined {
  for (const field of fields) {
    if ('name' in field && field.name === name) return field
    const nested = findField(inside(field), name)
    if (nested) return nested
  }
  return undefined
}

/**
 * Returns how an option of a select field reads, found by the path of the field in a form
 * ("groups.0.rows.2.field"), or undefined when there is none.
 */
export function optionLabel(
  fields: Fields,
  path: string,
  value: string,
  locale: Locale,
): string | undefined {
  const names = path.split('.').filter((part) => !/^\d+$/.test(part))
  let level: Fields = fields
  let field: ClientField | undefined
  for (const name of names) {
    field = findField(level, name)
    level = field && 'fields' in field ? field.fields : []
  }
  if (field?.type !== 'select') return undefined
  const option = field.options.find((one) => typeof one !== 'string' && one.value === value)
  return option && typeof option !== 'string' ? labelIn(option.label, locale, value) : undefined
}
