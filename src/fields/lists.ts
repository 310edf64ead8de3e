import type { Field, RowField, SelectField, Tab } from 'payload'

/** A closed list. `vocabulary` names its words under `options` when they are not those of the field's own name. */
export const choice = (name: string, options: readonly string[], more: Partial<SelectField> & { vocabulary?: string } = {}): SelectField => {
  const { vocabulary, ...rest } = more
  return { name, type: 'select', options: [...options], ...(vocabulary && { custom: { vocabulary } }), ...rest } as SelectField
}

export const row = (...fields: Field[]): RowField => ({ type: 'row', fields })

/** A tab whose words stand in `words.json` under its key. */
export const tabOf = (label: string, fields: Field[], more: { condition?: NonNullable<Tab['admin']>['condition'] } = {}): Tab => ({
  label,
  fields,
  ...(more.condition && { admin: { condition: more.condition } }),
})
