import type { Field, RowField, SelectField, Tab } from 'payload'

/**
 * A field with fixed options. `vocabulary` is the key of their labels under `options` when it is
 * not the name of the field.
 */
export const choice = (
  name: string,
  options: readonly string[],
  more: Partial<SelectField> & { vocabulary?: string } = {},
): SelectField => {
  const { vocabulary, ...rest } = more
  return {
    name,
    type: 'select',
    options: [...options],
    ...(vocabulary && { custom: { vocabulary } }),
    ...rest,
  } as SelectField
}

/**
 * A field with a few short options, shown as buttons instead of a drop-down list and stored in the
 * same way.
 */
export const buttons: typeof choice = (name, options, more) => {
  const field = choice(name, options, more)
  return {
    ...field,
    admin: {
      ...field.admin,
      components: {
        ...field.admin?.components,
        Field: '/src/studio/choices/ButtonChoice#ButtonChoice',
      },
    },
  }
}

export const row = (...fields: Field[]): RowField => ({ type: 'row', fields })

/** A tab whose label is looked up in `words.json` by its key. */
export const tabOf = (
  label: string,
  fields: Field[],
  more: { condition?: NonNullable<Tab['admin']>['condition'] } = {},
): Tab => ({ label, fields, ...(more.condition && { admin: { condition: more.condition } }) })
