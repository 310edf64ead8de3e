import type { FlattenedField, Payload } from 'payload'

import { isLocale } from '@/i18n/locales'

import { nobody } from '../rules'

type Step = { field: FlattenedField; rest: readonly string[] }

/** A field that is never sent: hidden, or without read access. */
const isHidden = (field: FlattenedField): boolean =>
  ('hidden' in field && field.hidden === true) ||
  ('access' in field && field.access?.read === nobody)

const fieldsInside = (field: FlattenedField): readonly FlattenedField[] => {
  if (field.type === 'blocks')
    return field.blocks.flatMap((block) => (typeof block === 'string' ? [] : block.flattenedFields))
  return 'flattenedFields' in field ? field.flattenedFields : []
}

/** Returns the fields of the collections that a relation points to. */
function relatedFields(field: FlattenedField, payload: Payload): readonly FlattenedField[] {
  const slugs =
    field.type === 'join'
      ? field.collection
      : field.type === 'relationship' || field.type === 'upload'
        ? field.relationTo
        : []
  return [slugs].flat().flatMap((slug) => payload.collections[slug]?.config.flattenedFields ?? [])
}

/** Finds the fields that the first name of a path can mean. */
const startOf = (fields: readonly FlattenedField[], path: readonly string[]): Step[] =>
  fields.filter(({ name }) => name === path[0]).map((field) => ({ field, rest: path.slice(1) }))

/** What a path of fields leads to: a field that may be read, one that is never sent, or none. */
export type PathKind = 'readable' | 'hidden' | 'unknown'

/**
 * Follows a path such as `contact.name` or `version.title` through the fields and the relations
 * between collections. Payload checks filters in this way but not the path a list is sorted by:
 * sorting by a password hash would reveal the hash, one comparison at a time.
 */
export function kindOfPath(
  path: string,
  fields: readonly FlattenedField[],
  payload: Payload,
): PathKind {
  const names = path.replaceAll('__', '.').split('.')
  if (names.length > 8) return 'unknown'
  if (names.length === 1 && ['id', '_id'].includes(names[0] ?? '')) return 'readable'
  let steps = startOf(fields, names)
  let kind: PathKind = 'unknown'
  while (steps.length > 0) {
    if (steps.some(({ field }) => isHidden(field))) return 'hidden'
    const [{ rest = [] } = {}] = steps
    if (
      rest.length === 0 ||
      rest.every((name) => isLocale(name) || ['id', 'value', 'relationTo'].includes(name))
    )
      kind = 'readable'
    steps = steps.flatMap((step) => {
      const [name = ''] = step.rest
      const remaining = isLocale(name) || name === 'value' ? step.rest.slice(1) : step.rest
      return startOf(
        [...fieldsInside(step.field), ...relatedFields(step.field, payload)],
        remaining,
      )
    })
  }
  return kind
}
