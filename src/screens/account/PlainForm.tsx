import type { ReactNode } from 'react'

import { Field, type FieldView } from '@/components/form/Field'

type Asked = Omit<FieldView, 'typed'> & { typed?: string | undefined }

type Props = {
  id: string
  action: string
  fields: readonly Asked[]
  hidden?: Readonly<Record<string, string | undefined>>
  /** What is wrong with what was sent: a title, and why. */
  problem?: { title: string; text: string } | undefined
  submit: string
  /** What is pressed, where a form has several presses. */
  press?: string
  isQuiet?: boolean
  children?: ReactNode
}

/** A form of a few questions that needs no script: what is wrong is said above them, once it has come back. */
export const PlainForm = ({ id, action, fields, hidden = {}, problem, submit, press, isQuiet = false, children }: Props) => (
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
    {Object.entries(hidden).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
    {children}
    <div>
      <button
        type="submit"
        {...(press && { name: 'do', value: press })}
        className={`button min-h-12 px-8 ${isQuiet ? 'hover:bg-ink hover:text-paper' : 'button-solid'}`}
      >
        {submit}
      </button>
    </div>
  </form>
)

/** What has been done, said where it was asked for. */
export const Done = ({ text }: { text: string }) => (
  <p role="status" className="mb-6 max-w-[60ch] border-l-4 border-moss py-2 pl-4">
    {text}
  </p>
)
