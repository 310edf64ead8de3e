import type { FlattenedField, PayloadRequest, Validate } from 'payload'

import { isObject } from '@/access/rest/plainData'

type Values = Record<string, unknown>
type Preview = { req: PayloadRequest; id: string; data: Values }

/** The rules of these look at the value alone: relations and rich texts would be read again. */
const CHECKED: ReadonlySet<string> = new Set([
  'text',
  'textarea',
  'email',
  'number',
  'date',
  'select',
  'radio',
])

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

async function isWrong(
  field: FlattenedField,
  value: unknown,
  siblingData: Values,
  { req, id, data }: Preview,
): Promise<boolean> {
  const validate = 'validate' in field ? (field.validate as Validate | undefined) : undefined
  if (!validate || !CHECKED.has(field.type)) return false
  // What is still to be filled in is no mistake while somebody types.
  const rules = { ...field, required: false, event: 'onChange', operation: 'update' } as const
  const answer = await validate(value, {
    ...rules,
    id,
    req,
    data,
    siblingData,
    blockData: {},
    path: [field.name],
    preferences: { fields: {} },
  })
  return answer !== true
}

async function findInRows(
  field: Extract<FlattenedField, { type: 'array' | 'blocks' }>,
  rows: unknown,
  preview: Preview,
): Promise<FlattenedField | undefined> {
  for (const row of Array.isArray(rows) ? rows.filter(isObject) : []) {
    const block =
      field.type === 'array'
        ? field
        : field.blocks.find((one) => typeof one !== 'string' && one.slug === row.blockType)
    const fields = block && typeof block !== 'string' ? block.flattenedFields : []
    const wrong = await findWrongField(fields, row, preview)
    if (wrong) return wrong
  }
  return undefined
}

/** Returns the first field that holds a value which its own rules refuse; empty ones are let be. */
export async function findWrongField(
  fields: readonly FlattenedField[],
  values: Values,
  preview: Preview,
): Promise<FlattenedField | undefined> {
  for (const field of fields) {
    const value = values[field.name]
    if (isEmpty(value)) continue
    if (field.type === 'group' || field.type === 'tab') {
      const wrong = isObject(value) && (await findWrongField(field.flattenedFields, value, preview))
      if (wrong) return wrong
    } else if (field.type === 'array' || field.type === 'blocks') {
      const wrong = await findInRows(field, value, preview)
      if (wrong) return wrong
    } else if (await isWrong(field, value, values, preview)) return field
  }
  return undefined
}
