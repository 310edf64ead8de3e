import type { CollectionSlug, Payload } from 'payload'

import type { Locale } from '@/i18n/locales'

import { labelIn } from './labels'

/** Returns the values and labels of the options of a field. */
export function optionsIn(
  payload: Payload,
  collection: CollectionSlug,
  name: string,
  locale: Locale,
): (readonly [value: string, label: string])[] {
  const field = payload.collections[collection].config.flattenedFields.find(
    (candidate) => candidate.name === name,
  )
  if (field?.type !== 'select') return []
  return field.options.map((option) =>
    typeof option === 'string'
      ? [option, option]
      : [option.value, labelIn(option.label, locale, option.value)],
  )
}
