import type { ComponentProps } from 'react'

type Common = { label: string; value: string; onChange: (value: string) => void }

export function Line({ label, onChange, ...more }: Common & Omit<ComponentProps<'input'>, 'onChange'>) {
  return (
    <label>
      {label}
      <input {...more} onChange={({ target }) => onChange(target.value)} />
    </label>
  )
}

export function Choice({ label, value, onChange, options }: Common & { options: readonly { value: string; name: string }[] }) {
  return (
    <label>
      {label}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.name}
          </option>
        ))}
      </select>
    </label>
  )
}
