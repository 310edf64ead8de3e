import type { Field } from 'payload'

const namesIn = (fields: Field[]): string[] =>
  fields.flatMap((field) => {
    if ('name' in field && field.name) return [field.name]
    return 'fields' in field ? namesIn(field.fields) : []
  })

/** Returns the index of the tab of each field. */
export function tabOfFields(fields: Field[]): Record<string, number> {
  const tabs = fields.flatMap((field) => (field.type === 'tabs' ? field.tabs : []))
  return Object.fromEntries(
    tabs.flatMap((tab, index) => namesIn(tab.fields).map((name) => [name, index])),
  )
}
