import type { ComponentProps } from 'react'

type Common = { label: string; value: string; onChange: (value: string) => void }

/** A labelled one-line input. */
export function TextInput({
  label,
  onChange,
  ...more
}: Common & Omit<ComponentProps<'input'>, 'onChange'>) {
  return (
    <label>
      {label}
      <input {...more} onChange={({ target }) => onChange(target.value)} />
    </label>
  )
}

/** A labelled select. */
export function SelectInput({
  label,
  value,
  onChange,
  options,
}: Common & { options: readonly { value: string; name: string }[] }) {
  return (
    <label>
      {label}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </label>
  )
}
