import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload'

import { formatEvent, formatNumber } from '@/i18n/formats'
import { isLocale, localeNames, locales, type Locale } from '@/i18n/locales'

import words from './field-text.words.json'
import { labelIn } from './labels'
import { translatorFor } from './words'

export type Fields = Record<string, unknown>
type Names = ReadonlyMap<string, string>

/** The language of a reader, and the names of the documents that fields point to. */
export type Reading = { locale: Locale; names: Names }

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]

/** The ids in a record that a field of it points to, by collection. */
function* relationsIn(
  fields: readonly FlattenedField[],
  record: Fields,
): Generator<[slug: string, id: string]> {
  for (const field of fields) {
    const value = record[field.name]
    if ((field.type === 'relationship' || field.type === 'upload') && value) {
      for (const one of listOf(value))
        if (typeof one === 'string' && typeof field.relationTo === 'string')
          yield [field.relationTo, one]
    } else if (field.type === 'group' && isFields(value)) {
      yield* relationsIn(field.flattenedFields, value)
    } else if (field.type === 'array') {
      for (const row of listOf(value))
        if (isFields(row)) yield* relationsIn(field.flattenedFields, row)
    }
  }
}

type Records = readonly (readonly [fields: readonly FlattenedField[], record: Fields])[]

/** Reads the names of everything that records point to: ids say nothing to people. */
export async function findNames(
  req: PayloadRequest,
  records: Records,
  locale: Locale,
): Promise<Names> {
  const wanted = new Map<string, Set<string>>()
  for (const [fields, record] of records)
    for (const [slug, id] of relationsIn(fields, record))
      wanted.set(slug, (wanted.get(slug) ?? new Set()).add(id))
  const names = new Map<string, string>()
  for (const [slug, ids] of wanted) {
    const { config } = req.payload.collections[slug as CollectionSlug]
    const { docs } = await req.payload.find({
      collection: slug as CollectionSlug,
      where: { id: { in: [...ids] } },
      depth: 0,
      pagination: false,
      locale,
      // What the colleague may not read stays without a name.
      overrideAccess: false,
      user: req.user,
    })
    for (const doc of docs) {
      const { reference, ...fields }: Fields = { ...doc }
      const parts = [reference, fields[config.admin.useAsTitle ?? 'id']]
      names.set(String(doc.id), parts.filter(Boolean).join(' · '))
    }
  }
  return names
}

/** Writes a value as a person reads it: options by their words, times on the clock, no ids. */
export function fieldText(
  field: FlattenedField,
  value: unknown,
  { locale, names }: Reading,
): string {
  const t = translatorFor(words, locale)
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  if (typeof value === 'number') return formatNumber(value)
  if (field.type === 'date' && typeof value === 'string') return formatEvent(value, locale)
  if (field.type === 'relationship' || field.type === 'upload')
    return listOf(value)
      .map((id) => names.get(String(id)) ?? t('gone'))
      .join(', ')
  if (field.type === 'select')
    return listOf(value)
      .map((one) => {
        const option = field.options.find((each) => typeof each !== 'string' && each.value === one)
        return option && typeof option !== 'string'
          ? labelIn(option.label, locale, String(one))
          : isLocale(one)
            ? localeNames[one]
            : String(one)
      })
      .join(', ')
  if (isFields(value) && locales.some((one) => one in value))
    return String(value[locale] ?? Object.values(value)[0] ?? '')
  return typeof value === 'string' ? value : ''
}
