import { island } from '../island/island'
import { ChoiceGroup } from './ChoiceGroup'
import { FieldInput } from './FieldInput'
import { describedBy, FieldLabel, FieldMessages, fieldId, type FieldProps } from './fieldParts'
import { Moments } from './Moments'
import type { start } from './townHints.island'

export type { FieldView } from './fieldView'

const TownsField = island<typeof start>('townHints', { wake: 'touch' })

function SingleCheckbox({ form, field }: FieldProps) {
  return (
    <div className="grid gap-1">
      <label className="inline-flex min-h-8 items-start gap-3">
        <input
          type="checkbox"
          name={field.name}
          value="1"
          id={fieldId(form, field.name)}
          defaultChecked={field.typed.length > 0}
          className="mt-0.5 size-5 shrink-0 accent-moss"
          aria-describedby={describedBy(form, field)}
        />
        <FieldLabel field={field} />
      </label>
      <FieldMessages form={form} field={field} />
    </div>
  )
}

/** A field of a form with its label, hint, error and submitted values. */
export function Field({ form, field }: FieldProps) {
  if (field.kind === 'hidden')
    return <input type="hidden" name={field.name} value={field.typed[0] ?? ''} />
  if (field.kind === 'box') return <SingleCheckbox form={form} field={field} />
  if (field.kind === 'moments')
    return (
      <Moments
        id={fieldId(form, field.name)}
        name={field.name}
        legend={<FieldLabel field={field} />}
        options={field.options ?? []}
        chosen={field.typed[0]}
        describedBy={describedBy(form, field)}
      >
        <FieldMessages form={form} field={field} />
      </Moments>
    )
  if (field.kind === 'radios' || field.kind === 'boxes' || field.kind === 'provinces')
    return <ChoiceGroup form={form} field={field} />
  const Frame = field.kind === 'towns' ? TownsField : 'div'
  return (
    <Frame className="grid content-start gap-1" data-width={field.width} data-field={field.name}>
      <label htmlFor={fieldId(form, field.name)}>
        <FieldLabel field={field} />
      </label>
      <FieldInput form={form} field={field} />
      <FieldMessages form={form} field={field} />
    </Frame>
  )
}
