import type { FlattenedField } from 'payload'

import { isBlank } from '@/domain/languages/blank'
import { locales, type Locale } from '@/i18n/locales'

type Doc = Readonly<Record<string, unknown>>

/** What a version changed in one field: its value, or which rows or documents it has. */
export type Difference = {
  field: FlattenedField
  /** The labels of the field and of those around it, with the numbers of rows. */
  labels: readonly unknown[]
} & (
  | { kind: 'value'; locale?: Locale; before: unknown; after: unknown }
  | { kind: 'rows'; added: number; removed: number }
)

/** What every save changes, or what follows from the rest. */
const BOOKKEEPING = new Set([
  'id',
  'createdAt',
  'updatedAt',
  '_status',
  'savedBy',
  'searchText',
  'advertisement',
])

const isDoc = (value: unknown): value is Doc =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const docOf = (value: unknown): Doc => (isDoc(value) ? value : {})
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const rowsOf = (value: unknown): Doc[] => listOf(value).filter(isDoc)

/** An empty box, an empty text and a value that was never set read the same. */
const isSame = (before: unknown, after: unknown): boolean =>
  ((isBlank(before) || before === false) && (isBlank(after) || after === false)) ||
  JSON.stringify(before) === JSON.stringify(after)

const isCompared = (field: FlattenedField): boolean =>
  !BOOKKEEPING.has(field.name) &&
  field.type !== 'join' &&
  !('virtual' in field && field.virtual) &&
  !('admin' in field && field.admin && 'hidden' in field.admin && field.admin.hidden === true)

function* valueDifferences(
  place: Pick<Difference, 'field' | 'labels'>,
  before: unknown,
  after: unknown,
): Generator<Difference> {
  if (!('localized' in place.field && place.field.localized)) {
    if (!isSame(before, after)) yield { ...place, kind: 'value', before, after }
    return
  }
  for (const locale of locales) {
    const one = docOf(before)[locale]
    const other = docOf(after)[locale]
    if (!isSame(one, other)) yield { ...place, kind: 'value', locale, before: one, after: other }
  }
}

/** Compares lists by what identifies their parts: another order alone counts too. */
function* listDifferences(
  place: Pick<Difference, 'field' | 'labels'>,
  before: readonly string[],
  after: readonly string[],
): Generator<Difference> {
  if (before.join() === after.join()) return
  yield {
    ...place,
    kind: 'rows',
    added: after.filter((key) => !before.includes(key)).length,
    removed: before.filter((key) => !after.includes(key)).length,
  }
}

const fieldsOfRow = (field: FlattenedField, { blockType }: Doc): readonly FlattenedField[] => {
  if (field.type === 'array') return field.flattenedFields
  if (field.type !== 'blocks') return []
  return field.blocks.find(({ slug }) => slug === blockType)?.flattenedFields ?? []
}

function* rowDifferences(
  place: Pick<Difference, 'field' | 'labels'>,
  before: readonly Doc[],
  after: readonly Doc[],
): Generator<Difference> {
  const idsOf = (rows: readonly Doc[]) => rows.map(({ id }) => String(id))
  yield* listDifferences(place, idsOf(before), idsOf(after))
  for (const [at, row] of after.entries()) {
    const former = before.find(({ id }) => id === row.id)
    if (former)
      yield* differencesIn(fieldsOfRow(place.field, row), former, row, [...place.labels, at + 1])
  }
}

const isManyValues = (field: FlattenedField): boolean =>
  'hasMany' in field && field.hasMany === true
const keyOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value)

/** Returns what changed between two versions of a document that were read in all languages. */
export function* differencesIn(
  fields: readonly FlattenedField[],
  before: Doc,
  after: Doc,
  labels: readonly unknown[] = [],
): Generator<Difference> {
  for (const field of fields.filter(isCompared)) {
    const label = 'label' in field ? field.label : undefined
    const place = { field, labels: label ? [...labels, label] : labels }
    const one = before[field.name]
    const other = after[field.name]
    if (field.type === 'group' || field.type === 'tab')
      yield* differencesIn(field.flattenedFields, docOf(one), docOf(other), place.labels)
    else if (field.type === 'array' || field.type === 'blocks')
      yield* rowDifferences(place, rowsOf(one), rowsOf(other))
    else if (isManyValues(field))
      yield* listDifferences(place, listOf(one).map(keyOf), listOf(other).map(keyOf))
    else yield* valueDifferences(place, one, other)
  }
}
