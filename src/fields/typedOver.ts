import type { CollectionBeforeReadHook, FlattenedField, SanitizedCollectionConfig } from 'payload'

import type { Locale } from '@/i18n/locales'

type Values = Readonly<Record<string, unknown>>

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Lists of rows that a form did not open arrive as the number of their rows. */
const rowsOf = (value: unknown): readonly unknown[] | undefined =>
  Array.isArray(value) ? value : value === 0 ? [] : undefined

const blockOf = (field: Extract<FlattenedField, { type: 'blocks' }>, row: Values) =>
  field.blocks.find((one) => typeof one !== 'string' && one.slug === row.blockType)

/** The fields of a row of a list: those of the list, or of its block. */
function fieldsOfRow(
  field: Extract<FlattenedField, { type: 'array' | 'blocks' }>,
  row: Values,
): readonly FlattenedField[] {
  if (field.type === 'array') return field.flattenedFields
  const block = blockOf(field, row)
  return block && typeof block !== 'string' ? block.flattenedFields : []
}

const ROW_KEYS = ['id', 'blockType', 'blockName']

/** Returns a typed value as it is stored; `before` is what is stored now. */
function valueOf(field: FlattenedField, typed: unknown, before: unknown, locale: Locale): unknown {
  switch (field.type) {
    case 'group':
    case 'tab':
      return isValues(typed)
        ? layOver(isValues(before) ? before : {}, typed, field.flattenedFields, locale)
        : before
    case 'array':
    case 'blocks':
      return (
        rowsOf(typed)
          ?.filter(isValues)
          .map((row) => {
            const rowKeys = Object.fromEntries(ROW_KEYS.map((key) => [key, row[key]]))
            return layOver(rowKeys, row, fieldsOfRow(field, row), locale)
          }) ?? before
      )
    default:
      return typed
  }
}

/** What the server alone writes, or what is no value of the document. */
const isNotTyped = (field: FlattenedField): boolean =>
  field.type === 'join' ||
  field.name === 'id' ||
  field.name === '_status' ||
  ('virtual' in field && Boolean(field.virtual))

/**
 * Lays what a form holds in one language over a document as it is stored, with all its languages.
 * Nothing is written.
 */
function layOver(
  stored: Values,
  typed: Values,
  fields: readonly FlattenedField[],
  locale: Locale,
): Record<string, unknown> {
  const result: Record<string, unknown> = { ...stored }
  for (const field of fields) {
    if (!Object.hasOwn(typed, field.name) || isNotTyped(field)) continue
    const value = typed[field.name]
    const before = stored[field.name]
    if ('localized' in field && field.localized) {
      const languages = isValues(before) ? before : {}
      result[field.name] = {
        ...languages,
        [locale]: valueOf(field, value, languages[locale], locale),
      }
    } else result[field.name] = valueOf(field, value, before, locale)
  }
  return result
}

type Layer = (collection: SanitizedCollectionConfig, document: Values) => Values

// By its kind, not by a class of ours: the hook may come from another bundle than the query.
const isLayer = (value: unknown): value is Layer => typeof value === 'function'

/** The context of a query that reads one document as it is typed just now. */
export const typedContext = (
  slug: string,
  id: string,
  { locale, values }: { locale: Locale; values: Values },
) => {
  const layer: Layer = (collection, document) =>
    collection.slug === slug && document.id === id
      ? layOver(document, values, collection.flattenedFields, locale)
      : document
  return { typedOver: layer }
}

/**
 * Shows a document as it is typed, to a preview that says so in its context. What a visitor may not
 * see is hidden afterwards, as from every other reading.
 */
export const showTyped: CollectionBeforeReadHook = ({ collection, context, doc }) =>
  context.preview === true && isLayer(context.typedOver) ? context.typedOver(collection, doc) : doc
