import type { Submission } from '@/data/enquiries/receive'
import type { EnquirySubject } from '@/data/enquiries/subject'
import type { TypedAnswers } from '@/data/enquiries/typedAnswers'
import type { FormFields } from '@/domain/enquiries/formFields'
import type { EnquiryKind } from '@/domain/enquiries/forms'
import { refusals, type Refusal, type Refused } from '@/domain/enquiries/refusals'
import type { Locale } from '@/i18n/locales'
import type { Query } from '@/i18n/query'

import { personFields, type FieldSpec } from './fields'

/** What a form needs besides what was typed. */
export type FormContext = {
  locale: Locale
  subject: EnquirySubject
  asking: FormFields
  /** The query of the page; empty when the form is posted. */
  query: Query
  /** What was typed before and must be corrected. */
  typed?: TypedAnswers | undefined
}

type Parsed<Values> =
  | { success: true; data: Values }
  | {
      success: false
      error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }
    }

/** The part of a zod schema that forms use, the same in zod and zod/mini. */
export type Schema<Values> = { safeParse(value: unknown): Parsed<Values> }

type Outcome<Lead> = { lead: Lead } | { refused: Refused }

/** A form as the site shows and takes it, without the type of its values. */
export type Form<Kind extends EnquiryKind = EnquiryKind> = {
  kind: Kind
  /** Names of fields with several values. */
  lists: readonly string[]
  /** Whether the form can be sent about this subject; always when left out. */
  fits?: (subject: EnquirySubject) => boolean
  /** The text above the fields. */
  intro?: (context: FormContext) => string | Promise<string>
  /** What a visitor reads who has sent the form about the same subject before. */
  sentBefore?: (context: FormContext) => Promise<string>
  fields(context: FormContext): FieldSpec[] | Promise<FieldSpec[]>
  /** Returns the lead to write, or why the answers are refused. */
  take(typed: unknown, context: FormContext): Promise<Outcome<Submission>>
}

type Definition<Kind extends EnquiryKind, Values> = Pick<
  Form<Kind>,
  'kind' | 'fits' | 'intro' | 'sentBefore'
> &
  Partial<Pick<Form, 'lists' | 'fields'>> & {
    schema(asking: FormFields): Schema<Values>
    act(
      values: Values,
      context: FormContext,
    ): Outcome<Omit<Submission, 'kind'>> | Promise<Outcome<Omit<Submission, 'kind'>>>
  }

const isRefusal = (text: string): text is Refusal => refusals.some((one) => one === text)

/** The first reason for each field. */
export const refusedOf = (
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
): Refused =>
  Object.fromEntries(
    issues
      .map(
        ({ path, message }) =>
          [String(path[0] ?? ''), isRefusal(message) ? message : ('invalid' as const)] as const,
      )
      .reverse(),
  )

/** Makes a form. It asks the questions about the person unless it has `fields` of its own. */
export const defineForm = <Kind extends EnquiryKind, Values>({
  schema,
  act,
  ...form
}: Definition<Kind, Values>): Form<Kind> => ({
  lists: [],
  fields: ({ asking, locale }) => personFields(asking, locale),
  ...form,
  take: async (typed, context) => {
    const parsed = schema(context.asking).safeParse(typed)
    if (!parsed.success) return { refused: refusedOf(parsed.error.issues) }
    const outcome = await act(parsed.data, context)
    return 'refused' in outcome ? outcome : { lead: { kind: form.kind, ...outcome.lead } }
  },
})

/** Whether the form can be sent about this subject. */
export const isOpenTo = ({ fits }: Pick<Form, 'fits'>, subject: EnquirySubject): boolean =>
  fits?.(subject) !== false
