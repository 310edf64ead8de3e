import { Fragment, type ReactNode } from 'react'

import { island } from '../island/island'
import { Sheets } from '../sheets/Sheets'
import { Field } from './Field'
import type { FieldView } from './fieldView'
import type { start } from './sentBefore.island'

const SentBefore = island<typeof start>('sentBefore', { wake: 'idle' })

export type FormFrameProps = {
  /** The prefix of all ids in the form. */
  id: string
  action: string
  fields: readonly FieldView[]
  /** Hidden inputs. */
  hidden: readonly { name: string; value: string }[]
  /** The honeypot: a field that people do not see, so only bots fill it in. */
  honeypot: { name: string; label: string }
  words: {
    send: string
    summary: string
    privacy: ReactNode
    /** For visitors who sent the same form before; a script shows it. */
    sentBefore?: string | undefined
  }
  /** An error of the whole form. */
  refused?: string | undefined
  /** Whether the style sheet of the page has the styles of forms. */
  isStyled?: boolean | undefined
}

/** The error summary above the form, with a link to each field. */
function ErrorSummary({ id, fields, words, refused }: FormFrameProps) {
  const withError = fields.filter((field) => field.refused)
  return (
    <div
      data-summary
      role="alert"
      tabIndex={-1}
      hidden={withError.length === 0 && !refused}
      className="form-summary"
    >
      <p className="font-semibold" data-summary-text>
        {refused ?? words.summary}
      </p>
      <ul data-summary-list className="list-disc pl-5">
        {withError.map(({ name, refused: reason }) => (
          <li key={name}>
            <a href={`#${id}-${name}`} className="underline">
              {reason}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The heading of a part of a long form. */
const PartHeading = ({ title, lead }: { title: string; lead: string | undefined }) => (
  <div className="form-part">
    <Sheets names={['wishes']} />
    <h3>{title}</h3>
    {lead && <p className="text-soft">{lead}</p>}
  </div>
)

/** A form that works without scripts: it posts the values to a fixed address. */
export function FormFrame(props: FormFrameProps) {
  const { id, action, fields, hidden, words } = props
  return (
    <form id={id} action={action} method="post" noValidate className="form-grid form-choice">
      {!props.isStyled && <Sheets names={['forms']} />}
      <ErrorSummary {...props} />
      {fields.map((field) => (
        <Fragment key={field.name}>
          {field.heading && <PartHeading title={field.heading} lead={field.lead} />}
          <Field form={id} field={field} />
        </Fragment>
      ))}
      {hidden.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="form-bait" aria-hidden="true">
        {props.honeypot.label}
        <input name={props.honeypot.name} tabIndex={-1} autoComplete="off" />
      </label>
      {words.sentBefore && (
        <SentBefore data-sent-before hidden>
          <p role="status" className="form-summary">
            {words.sentBefore}
          </p>
        </SentBefore>
      )}
      <div className="form-foot">
        <button type="submit" className="button button-solid min-h-12 px-8">
          {words.send}
        </button>
        <p className="text-sm text-soft">{words.privacy}</p>
      </div>
    </form>
  )
}
