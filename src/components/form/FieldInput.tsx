import { describedBy, fieldId, type FieldProps } from './fieldParts'

const inputTypes = {
  line: 'text',
  email: 'email',
  password: 'password',
  code: 'text',
  tel: 'tel',
  number: 'text',
  date: 'date',
  towns: 'text',
} as const

/** The input of a field of one line, a long text or a select; null for other kinds. */
export function FieldInput({ form, field }: FieldProps) {
  const { name, kind, typed, autocomplete, options = [], none } = field
  const shared = {
    id: fieldId(form, name),
    name,
    defaultValue: typed[0] ?? '',
    autoComplete: autocomplete,
    className: 'field w-full',
    'aria-invalid': field.refused ? true : undefined,
    'aria-describedby': describedBy(form, field),
    'aria-required': field.optional === undefined ? true : undefined,
  }
  if (kind === 'text') return <textarea {...shared} rows={5} className="field w-full py-3" />
  if (kind === 'choice')
    return (
      <select {...shared}>
        <option value="">{none}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    )
  if (
    kind === 'radios' ||
    kind === 'boxes' ||
    kind === 'box' ||
    kind === 'provinces' ||
    kind === 'moments' ||
    kind === 'hidden'
  )
    return null
  return (
    <input
      {...shared}
      type={inputTypes[kind]}
      inputMode={kind === 'number' ? 'numeric' : undefined}
      {...(kind === 'code' && { spellCheck: false, autoCapitalize: 'none' })}
    />
  )
}
