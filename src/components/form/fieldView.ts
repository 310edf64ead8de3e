/** A field of a form, ready to be shown. */
export type FieldView = {
  name: string
  kind:
    | 'line'
    | 'email'
    | 'password'
    | 'code'
    | 'tel'
    | 'number'
    | 'date'
    | 'text'
    | 'choice'
    | 'radios'
    | 'boxes'
    | 'box'
    | 'provinces'
    | 'towns'
    | 'moments'
    | 'hidden'
  label: string
  /** The text behind the label of an optional field; empty when one of several is required. */
  optional?: string | undefined
  hint?: string | undefined
  options?: readonly { value: string; label: string; group?: string; note?: string }[] | undefined
  /** The first option of a choice, for no value. */
  none?: string | undefined
  autocomplete?: string | undefined
  width?: 'half' | 'third' | 'twoThirds' | undefined
  /** The heading and the introduction of the part of the form that begins here. */
  heading?: string | undefined
  lead?: string | undefined
  /** The unit of a number, shown behind the label. */
  unit?: string | undefined
  /** The submitted values, and why they were refused. */
  typed: readonly string[]
  refused?: string | undefined
}
