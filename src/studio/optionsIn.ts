import type { CollectionSlug, Payload } from 'payload'

import type { Locale } from '@/i18n/locales'

const wordOf = (label: unknown, locale: Locale): string | undefined => {
  if (typeof label === 'string') return label
  const words: Partial<Record<Locale, unknown>> = typeof label === 'object' && label !== null ? label : {}
  return typeof words[locale] === 'string' ? words[locale] : undefined
}

/** The options of a field, each with its name, as the schema has them. */
export function optionsIn(payload: Payload, collection: CollectionSlug, name: string, locale: Locale): (readonly [value: string, label: string])[] {
  const field = payload.collections[collection].config.flattenedFields.find((one) => one.name === name)
  if (field?.type !== 'select') return []
  return field.options.map((option) => (typeof option === 'string' ? [option, option] : [option.value, wordOf(option.label, locale) ?? option.value]))
}
