import type { ReactNode } from 'react'

import type { FieldView } from './fieldView'

export type FieldProps = { form: string; field: FieldView }

export const fieldId = (form: string, name: string, part = '') => `${form}-${name}${part}`

/** Returns the ids of the hint and the error of a field, for `aria-describedby`. */
export const describedBy = (form: string, { name, hint }: FieldView) =>
  [hint && fieldId(form, name, '-hint'), fieldId(form, name, '-refused')].filter(Boolean).join(' ')

/** The hint and the error below a field. */
export function FieldMessages({ form, field }: FieldProps) {
  return (
    <>
      {field.hint && (
        <p id={fieldId(form, field.name, '-hint')} className="text-sm text-soft">
          {field.hint}
        </p>
      )}
      <p
        id={fieldId(form, field.name, '-refused')}
        data-refused={field.name}
        className="form-refused"
      >
        {field.refused}
      </p>
    </>
  )
}

export function FieldLabel({ field, children }: { field: FieldView; children?: ReactNode }) {
  return (
    <span className="font-semibold" data-label>
      {field.label}
      {field.unit && <span className="font-normal"> ({field.unit})</span>}
      {field.optional && <small className="font-normal text-soft"> {field.optional}</small>}
      {children}
    </span>
  )
}
