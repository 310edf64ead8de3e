import type { ReactNode } from 'react'

import { Field } from '@/components/form/Field'
import type { FieldView } from '@/components/form/fieldView'

export type PlainField = Omit<FieldView, 'typed'> & { typed?: string | undefined }

type Props = {
  id: string
  action: string
  fields: readonly PlainField[]
  hidden?: Readonly<Record<string, string | undefined>>
  /** The error of the last submission: a title and an explanation. */
  problem?: { title: string; text: string } | undefined
  submit: string
  /** The value of the button, where an endpoint has several actions. */
  actionValue?: string
  isQuiet?: boolean
  children?: ReactNode
}

/** A short form that needs no script; errors are shown above its fields after it was sent. */
export const PlainForm = ({
  id,
  action,
  fields,
  hidden = {},
  problem,
  submit,
  actionValue,
  isQuiet = false,
  children,
}: Props) => (
  <form id={id} action={action} method="post" noValidate className="grid max-w-[460px] gap-5">
    {problem && (
      <div role="alert" className="form-summary">
        <p className="font-semibold">{problem.title}</p>
        <p>{problem.text}</p>
      </div>
    )}
    {fields.map(({ typed, ...field }) => (
      <Field key={field.name} form={id} field={{ ...field, typed: typed ? [typed] : [] }} />
    ))}
    {Object.entries(hidden).map(
      ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
    )}
    {children}
    <div>
      <button
        type="submit"
        {...(actionValue && { name: 'do', value: actionValue })}
        className={`button min-h-12 px-8 ${isQuiet ? 'hover:bg-ink hover:text-paper' : 'button-solid'}`}
      >
        {submit}
      </button>
    </div>
  </form>
)

/** The message of a completed action. */
export const Done = ({ text }: { text: string }) => (
  <p role="status" className="mb-6 max-w-[60ch] border-l-4 border-moss py-2 pl-4">
    {text}
  </p>
)
