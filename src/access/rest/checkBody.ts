import type {
  CollectionBeforeOperationHook,
  FlattenedField,
  GlobalBeforeOperationHook,
} from 'payload'

import { isLocale } from '@/i18n/locales'

import { badRequest } from './badRequest'
import { isObject, isScalar, refuseUnsafeData } from './plainData'

const BODY_LIMITS = { depth: 100, values: 100_000 }
const MAX_ROWS = 2000

const refuse = (path: string, expected: string): never => {
  throw badRequest(`"${path.slice(0, 100)}" is ${expected}.`)
}

function checkRows(
  rows: unknown,
  path: string,
  fieldsOf: (row: Record<string, unknown>) => readonly FlattenedField[],
): void {
  // The studio sends the number of rows in place of a list that it did not open.
  if (typeof rows === 'number') return
  if (!Array.isArray(rows) || rows.length > MAX_ROWS)
    return refuse(path, `a list of at most ${MAX_ROWS} rows`)
  for (const row of rows) {
    if (!isObject(row)) return refuse(path, 'a list of rows')
    checkFields(row, fieldsOf(row), `${path}.`)
  }
}

const isRelation = (value: unknown): boolean => isScalar(value) || isObject(value)

function checkField(value: unknown, field: FlattenedField, path: string): void {
  switch (field.type) {
    case 'group':
    case 'tab':
      return isObject(value)
        ? checkFields(value, field.flattenedFields, `${path}.`)
        : refuse(path, 'an object')
    case 'array':
      return checkRows(value, path, () => field.flattenedFields)
    case 'blocks':
      return checkRows(value, path, (row) => {
        const block = field.blocks.find(
          (candidate) => typeof candidate !== 'string' && candidate.slug === row.blockType,
        )
        return block && typeof block !== 'string'
          ? block.flattenedFields
          : refuse(`${path}.blockType`, 'the name of a block')
      })
    case 'relationship':
    case 'upload':
      return isRelation(value) ||
        (Array.isArray(value) && value.length <= MAX_ROWS && value.every(isRelation))
        ? undefined
        : refuse(path, 'a document')
    case 'richText':
      return isObject(value) ? undefined : refuse(path, 'a rich text')
    case 'json':
    case 'join':
    case 'point':
      return undefined
    default:
      return isScalar(value) || (Array.isArray(value) && value.every(isScalar))
        ? undefined
        : refuse(path, 'a single value')
  }
}

/** Returns whether the value of a localized field is an object with one value per language. */
const isByLanguage = (value: unknown, field: FlattenedField): value is Record<string, unknown> =>
  'localized' in field &&
  field.localized === true &&
  isObject(value) &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every(isLocale)

function checkFields(
  data: Record<string, unknown>,
  fields: readonly FlattenedField[],
  prefix = '',
): void {
  for (const field of fields) {
    const value = data[field.name]
    if (value === undefined || value === null || value === '') continue
    const values = isByLanguage(value, field)
      ? Object.values(value).filter((item) => item !== null && item !== undefined)
      : [value]
    for (const item of values) checkField(item, field, `${prefix}${field.name}`)
  }
}

const FILE_FACTS = ['width', 'height', 'filesize'] as const

/**
 * Drops what the CMS records itself: exports sort by it, the clean-up of old records goes by it, and pages reserve the
 * room of a picture by it. A change keeps `updatedAt`, by which a save on top of another one is refused.
 */
function dropRecorded(data: unknown, { isNew, hasFile }: { isNew: boolean; hasFile: boolean }) {
  if (!isObject(data)) return
  delete data.createdAt
  if (isNew) delete data.updatedAt
  if (hasFile) for (const fact of FILE_FACTS) delete data[fact]
}

/** Refuses a body that does not have the shape of the schema: Payload's hooks would throw on it. */
export function checkData(data: unknown, fields: readonly FlattenedField[]): void {
  if (!isObject(data)) throw badRequest('The body is an object of fields.')
  refuseUnsafeData(data, BODY_LIMITS)
  checkFields(data, fields)
}

export const checkCollectionBody: CollectionBeforeOperationHook = ({
  args,
  collection,
  operation,
  req,
}) => {
  if (req.payloadAPI !== 'REST' || (operation !== 'create' && operation !== 'update')) return
  const { data, duplicateFromID } = args as { data?: unknown; duplicateFromID?: unknown }
  // A copy needs no data, and a file may come alone.
  const mayBeEmpty =
    duplicateFromID !== undefined || (Boolean(collection.upload) && req.file !== undefined)
  if (data !== undefined || !mayBeEmpty) checkData(data, collection.flattenedFields)
  dropRecorded(data, { isNew: operation === 'create', hasFile: Boolean(collection.upload) })
}

export const checkGlobalBody: GlobalBeforeOperationHook = ({ args, global, operation, req }) => {
  if (req.payloadAPI === 'REST' && operation === 'update')
    checkData((args as { data?: unknown }).data, global.flattenedFields)
}
