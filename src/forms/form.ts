import type { FieldView } from '@/components/form/Field'
import type { Asking } from '@/domain/forms/asking'
import { refusals, type Refusal, type Refused } from '@/domain/forms/refusals'
import type { EnquiryKind } from '@/domain/leads'
import type { Locale } from '@/i18n/locales'
import type { Query } from '@/i18n/query'
import type { LeadSubject } from '@/data/leads/subject'
import type { Lead } from '@/data/leads/receive'
import type { Typed } from '@/data/leads/typed'

/** How a question is asked. Its label stands in the messages under its name. */
export type FieldSpec = {
  name: string
  kind: FieldView['kind']
  /** What can be chosen, and how it is called. */
  options?: readonly { value: string; label: string; group?: string; note?: string }[]
  autocomplete?: string
  /** How much of a line it takes where there is room. */
  width?: 'half' | 'third' | 'twoThirds'
  required?: boolean
  /** One of several that together must be answered. */
  isOneOfSeveral?: boolean
  /** Where its label is another than that of its name. */
  label?: string
  hint?: string
  /** Where a new part of the form begins: its title, and what is said below it. */
  heading?: string
  lead?: string
  /** Said behind a number. */
  unit?: string
  /** What stands there before anything is typed. */
  preset?: readonly string[]
}

/** What a form needs to know beside what was typed. */
export type FormContext = {
  locale: Locale
  subject: LeadSubject
  asking: Asking
  /** What was asked of the page; nothing when the form is posted. */
  query: Query
  /** What was typed before and is to be put right. */
  typed?: Typed | undefined
}

/** What becomes of the answers: a lead, and what else is written with it; or why it cannot be taken. */
type Outcome = { lead: Lead } | { refused: Refused }

type Parsed<Values> = { success: true; data: Values } | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } }

/** The part of a zod schema that forms use, of zod and of its small sister alike. */
export type Schema<Values> = { safeParse(value: unknown): Parsed<Values> }

export type FormDefinition<Values> = {
  kind: EnquiryKind
  /** Names that may be given more than once. */
  lists: readonly string[]
  /** Whether it can be asked about this; one that does not say can always be sent. */
  fits?: (subject: LeadSubject) => boolean
  /** What is said above the questions. */
  intro?: (context: FormContext) => string | Promise<string>
  fields(context: FormContext): FieldSpec[] | Promise<FieldSpec[]>
  schema(asking: Asking): Schema<Values>
  act(values: Values, context: FormContext): Outcome | Promise<Outcome>
}

/** A form whose values only it knows. */
export type Form = Pick<FormDefinition<unknown>, 'kind' | 'lists' | 'fits' | 'intro' | 'fields'> & {
  take(typed: unknown, context: FormContext): Promise<Outcome>
}

const isRefusal = (text: string): text is Refusal => refusals.some((one) => one === text)

/** The first reason of each field. */
export const refusedOf = (issues: readonly { path: readonly PropertyKey[]; message: string }[]): Refused =>
  Object.fromEntries(issues.map(({ path, message }) => [String(path[0] ?? ''), isRefusal(message) ? message : ('invalid' as const)] as const).reverse())

export const defineForm = <Values>({ schema, act, ...form }: FormDefinition<Values>): Form => ({
  ...form,
  take: async (typed, context) => {
    const parsed = schema(context.asking).safeParse(typed)
    return parsed.success ? act(parsed.data, context) : { refused: refusedOf(parsed.error.issues) }
  },
})

/** Whether it can be sent about this. */
export const isOpenTo = ({ fits }: Pick<Form, 'fits'>, subject: LeadSubject): boolean => fits?.(subject) !== false
