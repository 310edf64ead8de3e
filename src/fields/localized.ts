import type { CheckboxField, FieldHook, TextField, TextareaField } from 'payload'

/**
 * A text in every language. It is never `required`: that would refuse saving one language because
 * another is empty.
 */
export const localizedText = (name: string, more: Partial<TextField> = {}): TextField =>
  ({ name, type: 'text', localized: true, ...more }) as TextField

export const localizedTextarea = (name: string, more: Partial<TextareaField> = {}): TextareaField =>
  ({ name, type: 'textarea', localized: true, ...more }) as TextareaField

/** The switch that shows or hides a text in one language. */
export const publicFlag = (name = 'public'): CheckboxField => ({
  name,
  type: 'checkbox',
  localized: true,
  defaultValue: true,
})

/**
 * Says no of a language in which the document was never saved. Payload would answer with the default,
 * which is meant for the form: visitors would be led to pages that are not there.
 */
const hideUnsavedLanguage: FieldHook = ({ value, overrideAccess, req }) =>
  value === undefined && overrideAccess === false && req.user?.collection !== 'users'
    ? false
    : value

/** The switch that shows or hides a document with an address in one language. */
export const publicPageFlag = (): CheckboxField => ({
  ...publicFlag(),
  hooks: { afterRead: [hideUnsavedLanguage] },
})
