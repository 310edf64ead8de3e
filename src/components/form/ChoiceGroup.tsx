import { describedBy, FieldLabel, FieldMessages, fieldId, type FieldProps } from './fieldParts'
import { ProvinceMapChoice } from './ProvinceMapChoice'

/** Radio buttons or checkboxes, all visible; provinces also have a map. */
export function ChoiceGroup({ form, field }: FieldProps) {
  const type = field.kind === 'radios' ? 'radio' : 'checkbox'
  const boxes = (
    <div className="flex flex-wrap gap-x-6 gap-y-1">
      {field.options?.map(({ value, label }) => (
        <label key={value} className="inline-flex min-h-8 items-center gap-2">
          <input
            type={type}
            name={field.name}
            value={value}
            defaultChecked={field.typed.includes(value)}
            className="size-5 accent-moss"
          />
          {label}
        </label>
      ))}
    </div>
  )
  return (
    <fieldset
      id={fieldId(form, field.name)}
      className="grid gap-2"
      aria-describedby={describedBy(form, field)}
      data-width={field.width}
    >
      <legend className="mb-2">
        <FieldLabel field={field} />
      </legend>
      {field.kind === 'provinces' ? (
        <ProvinceMapChoice name={field.name} names={field.options ?? []}>
          {boxes}
        </ProvinceMapChoice>
      ) : (
        boxes
      )}
      <FieldMessages form={form} field={field} />
    </fieldset>
  )
}
