import type { ReactNode } from 'react'

import { TownHints } from '../islands'
import { Moments } from './Moments'
import { ProvinceMapChoice } from './ProvinceMapChoice'

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
  /** Said behind the label of what need not be answered; empty where one of several must be. */
  optional?: string | undefined
  hint?: string | undefined
  options?: readonly { value: string; label: string; group?: string; note?: string }[] | undefined
  /** The first line of a choice: nothing is chosen yet. */
  none?: string | undefined
  autocomplete?: string | undefined
  width?: 'half' | 'third' | 'twoThirds' | undefined
  /** Where a new part of the form begins: its title, and what is said below it. */
  heading?: string | undefined
  lead?: string | undefined
  /** Said behind a number. */
  unit?: string | undefined
  /** What was typed, and why it was refused. */
  typed: readonly string[]
  refused?: string | undefined
}

const inputTypes = { line: 'text', email: 'email', password: 'password', code: 'text', tel: 'tel', number: 'text', date: 'date', towns: 'text' } as const

const idOf = (form: string, name: string, part = '') => `${form}-${name}${part}`

/** What describes a field to who cannot see it: its hint and why it was refused. */
const describedBy = (form: string, { name, hint }: FieldView) => [hint && idOf(form, name, '-hint'), idOf(form, name, '-refused')].filter(Boolean).join(' ')

function Said({ form, field }: { form: string; field: FieldView }) {
  return (
    <>
      {field.hint && (
        <p id={idOf(form, field.name, '-hint')} className="text-sm text-soft">
          {field.hint}
        </p>
      )}
      <p id={idOf(form, field.name, '-refused')} data-refused={field.name} className="form-refused">
        {field.refused}
      </p>
    </>
  )
}

function Label({ field, children }: { field: FieldView; children?: ReactNode }) {
  return (
    <span className="font-semibold" data-label>
      {field.label}
      {field.unit && <span className="font-normal"> ({field.unit})</span>}
      {field.optional && <small className="font-normal text-soft"> {field.optional}</small>}
      {children}
    </span>
  )
}

function Input({ form, field }: { form: string; field: FieldView }) {
  const { name, kind, typed, autocomplete, options = [], none } = field
  const shared = {
    ...{ id: idOf(form, name), name, defaultValue: typed[0] ?? '', autoComplete: autocomplete, className: 'field w-full' },
    ...{
      'aria-invalid': field.refused ? true : undefined,
      'aria-describedby': describedBy(form, field),
      'aria-required': field.optional === undefined ? true : undefined,
    },
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
  if (kind === 'radios' || kind === 'boxes' || kind === 'box' || kind === 'provinces' || kind === 'moments' || kind === 'hidden') return null
  return (
    <input
      {...shared}
      type={inputTypes[kind]}
      inputMode={kind === 'number' ? 'numeric' : undefined}
      {...(kind === 'code' && { spellCheck: false, autoCapitalize: 'none' })}
    />
  )
}

/** Several to choose from, all to be seen. */
function Group({ form, field }: { form: string; field: FieldView }) {
  const type = field.kind === 'radios' ? 'radio' : 'checkbox'
  const boxes = (
    <div className="flex flex-wrap gap-x-6 gap-y-1">
      {field.options?.map(({ value, label }) => (
        <label key={value} className="inline-flex min-h-8 items-center gap-2">
          <input type={type} name={field.name} value={value} defaultChecked={field.typed.includes(value)} className="size-5 accent-moss" />
          {label}
        </label>
      ))}
    </div>
  )
  return (
    <fieldset id={idOf(form, field.name)} className="grid gap-2" aria-describedby={describedBy(form, field)} data-width={field.width}>
      <legend className="mb-2">
        <Label field={field} />
      </legend>
      {field.kind === 'provinces' ? (
        <ProvinceMapChoice name={field.name} names={field.options ?? []}>
          {boxes}
        </ProvinceMapChoice>
      ) : (
        boxes
      )}
      <Said form={form} field={field} />
    </fieldset>
  )
}

function Box({ form, field }: { form: string; field: FieldView }) {
  return (
    <div className="grid gap-1">
      <label className="inline-flex min-h-8 items-start gap-3">
        <input
          {...{
            type: 'checkbox',
            name: field.name,
            value: '1',
            id: idOf(form, field.name),
            defaultChecked: field.typed.length > 0,
            className: 'mt-0.5 size-5 shrink-0 accent-moss',
          }}
          aria-describedby={describedBy(form, field)}
        />
        <Label field={field} />
      </label>
      <Said form={form} field={field} />
    </div>
  )
}

/** One question of a form, as it was answered so far. */
export function Field({ form, field }: { form: string; field: FieldView }) {
  if (field.kind === 'hidden') return <input type="hidden" name={field.name} value={field.typed[0] ?? ''} />
  if (field.kind === 'box') return <Box form={form} field={field} />
  if (field.kind === 'moments')
    return (
      <Moments
        id={idOf(form, field.name)}
        name={field.name}
        legend={<Label field={field} />}
        options={field.options ?? []}
        chosen={field.typed[0]}
        describedBy={describedBy(form, field)}
      >
        <Said form={form} field={field} />
      </Moments>
    )
  if (field.kind === 'radios' || field.kind === 'boxes' || field.kind === 'provinces') return <Group form={form} field={field} />
  return (
    <div className="grid content-start gap-1" data-width={field.width} data-field={field.name}>
      <label htmlFor={idOf(form, field.name)}>
        <Label field={field} />
      </label>
      <Input form={form} field={field} />
      {field.kind === 'towns' && <TownHints input={idOf(form, field.name)} />}
      <Said form={form} field={field} />
    </div>
  )
}
