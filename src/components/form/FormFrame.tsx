import { Fragment, type ReactNode } from 'react'

import { Field, type FieldView } from './Field'

export type FormFrameProps = {
  /** Begins the ids of everything inside. */
  id: string
  action: string
  fields: readonly FieldView[]
  /** Sent along unseen. */
  hidden: readonly { name: string; value: string }[]
  /** A field that nobody sees: whoever fills it in reads no pages. */
  bait: { name: string; label: string }
  words: { send: string; summary: string; privacy: ReactNode }
  /** What concerns the whole form. */
  refused?: string | undefined
}

/** What is wrong, said once above the form, with a way to each field. */
function Summary({ id, fields, words, refused }: FormFrameProps) {
  const wrong = fields.filter((field) => field.refused)
  return (
    <div data-summary role="alert" tabIndex={-1} hidden={wrong.length === 0 && !refused} className="form-summary">
      <p className="font-semibold" data-summary-text>
        {refused ?? words.summary}
      </p>
      <ul data-summary-list className="list-disc pl-5">
        {wrong.map(({ name, refused: why }) => (
          <li key={name}>
            <a href={`#${id}-${name}`} className="underline">
              {why}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Where a new part of a long form begins. */
const Part = ({ title, lead }: { title: string; lead: string | undefined }) => (
  <div className="form-part">
    <h3>{title}</h3>
    {lead && <p className="text-soft">{lead}</p>}
  </div>
)

/** A form that works by itself: it posts what was typed to an address that stays. */
export function FormFrame(props: FormFrameProps) {
  const { id, action, fields, hidden, bait, words } = props
  return (
    <form id={id} action={action} method="post" noValidate className="form-grid form-choice">
      <Summary {...props} />
      {fields.map((field) => (
        <Fragment key={field.name}>
          {field.heading && <Part title={field.heading} lead={field.lead} />}
          <Field form={id} field={field} />
        </Fragment>
      ))}
      {hidden.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="form-bait" aria-hidden="true">
        {bait.label}
        <input name={bait.name} tabIndex={-1} autoComplete="off" />
      </label>
      <div className="form-foot">
        <button type="submit" className="button button-solid min-h-12 px-8">
          {words.send}
        </button>
        <p className="text-sm text-soft">{words.privacy}</p>
      </div>
    </form>
  )
}
