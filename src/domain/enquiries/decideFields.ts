import type { Goal, Region } from '../catalogue/vocabulary'
import { contactFields, type ContactField, type FieldState, type FormFields } from './formFields'
import { allHidden, forms, type EnquiryKind } from './forms'

/** What a form is about. */
export type FormSubject = { goal?: Goal | undefined; region?: Region | undefined }

/** A rule of staff for one form, everywhere or for one goal or region. */
export type FormFieldRule = {
  form: EnquiryKind
  goal?: Goal | null
  region?: Region | null
} & Partial<Record<ContactField, FieldState | null>>

/**
 * Limits the viewing form of homes to let in Brussels to a name and one way to reach the visitor,
 * as the law demands.
 */
const limitByLaw = (
  fields: FormFields,
  form: EnquiryKind,
  { goal, region }: FormSubject,
): FormFields =>
  form === 'appointment' && goal === 'rent' && region === 'brussels'
    ? {
        ...allHidden,
        firstName: 'required',
        lastName: 'required',
        email: 'optional',
        phone: 'optional',
        remark: fields.remark === 'hidden' ? 'hidden' : 'optional',
        oneOfBoth: true,
      }
    : fields

const appliesTo = (
  rule: FormFieldRule,
  form: EnquiryKind,
  { goal, region }: FormSubject,
): boolean =>
  rule.form === form &&
  (!rule.goal || rule.goal === goal) &&
  (!rule.region || rule.region === region)

/** Requires the email address where the agency could not answer otherwise. */
const ensureReachable = (fields: FormFields, form: EnquiryKind): FormFields =>
  fields.email === 'required' ||
  ((fields.phone === 'required' || fields.oneOfBoth === true) && !forms[form].isAnsweredByEmail)
    ? fields
    : { ...fields, email: 'required' }

const decidedStates = (rule: FormFieldRule): Partial<Record<ContactField, FieldState>> =>
  Object.fromEntries(contactFields.flatMap((field) => (rule[field] ? [[field, rule[field]]] : [])))

/**
 * Returns the fields of a form: the defaults, changed by the rules of staff, narrower rules last,
 * within what the law allows.
 */
export function formFieldsOf(
  form: EnquiryKind,
  subject: FormSubject,
  rules: readonly FormFieldRule[],
): FormFields {
  const narrowness = ({ goal, region }: FormFieldRule) =>
    Number(Boolean(goal)) + Number(Boolean(region))
  const matching = rules
    .filter((rule) => appliesTo(rule, form, subject))
    .sort((a, b) => narrowness(a) - narrowness(b))
  const states = matching.reduce<FormFields>(
    (fields, rule) => ({ ...fields, ...decidedStates(rule) }),
    forms[form].asks,
  )
  return limitByLaw(ensureReachable(states, form), form, subject)
}
