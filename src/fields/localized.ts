import type { CheckboxField, TextField, TextareaField } from 'payload'

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
