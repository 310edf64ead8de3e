import type { ReactNode } from 'react'

const box =
  'min-h-11 w-full min-w-0 rounded-(--radius-base) border border-soft bg-white px-3 text-base'

const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <label className="grid content-start gap-1 text-sm font-medium">
    {label}
    {children}
  </label>
)

type NumberField = {
  name: string
  label: string
  value: number
  unit: string
  max: number
  step?: number | 'any'
}

export const NumberField = ({ name, label, value, unit, max, step = 'any' }: NumberField) => (
  <Labelled label={label}>
    <span className="relative">
      <input
        className={`${box} pr-9`}
        type="number"
        inputMode="decimal"
        name={name}
        defaultValue={value}
        min={0}
        max={max}
        step={step}
      />
      <span
        className="absolute inset-y-0 right-3 grid place-items-center text-soft"
        aria-hidden="true"
      >
        {unit}
      </span>
    </span>
  </Labelled>
)

type ChoiceField = {
  name: string
  label: string
  value: number
  options: readonly { value: number; label: string }[]
}

export const ChoiceField = ({ name, label, value, options }: ChoiceField) => (
  <Labelled label={label}>
    <select className={box} name={name} defaultValue={value}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </Labelled>
)

/**
 * Returns the number in a field, clamped to 0..max; 0 when it is not a number, undefined without
 * the field.
 */
export function readNumber(form: HTMLFormElement, name: string, max: number): number | undefined {
  const field = form.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return undefined
  const value = Number(field.value)
  return Number.isFinite(value) ? Math.min(max, Math.max(0, value)) : 0
}

export function readChecked(form: HTMLFormElement, name: string): boolean | undefined {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field.checked : undefined
}
