import type { EnquiryKind } from '../leads'
import type { Goal, Region } from '../vocabulary'

/** What a form can ask of a person. */
export const askedFields = ['title', 'firstName', 'lastName', 'email', 'phone', 'street', 'zip', 'city', 'contactSlot', 'contactDevice', 'remark'] as const
export type AskedField = (typeof askedFields)[number]

export const fieldStates = ['hidden', 'optional', 'required'] as const
export type FieldState = (typeof fieldStates)[number]

/** What one form asks, and how much of it must be answered. */
export type Asking = Readonly<Record<AskedField, FieldState>> & {
  /** E-mail or phone: one of both is enough. */
  readonly oneOfBoth?: boolean
}

/** What a form is about. */
export type Subject = { goal?: Goal | undefined; region?: Region | undefined }

/** What staff decide of one form, everywhere or for one goal in one region. */
export type AskingRule = { form: EnquiryKind; goal?: Goal | null; region?: Region | null } & Partial<Record<AskedField, FieldState | null>>

const nothing: Asking = {
  ...{ title: 'hidden', firstName: 'hidden', lastName: 'hidden', email: 'hidden', phone: 'hidden', street: 'hidden', zip: 'hidden' },
  ...{ city: 'hidden', contactSlot: 'hidden', contactDevice: 'hidden', remark: 'hidden' },
}

const person: Asking = { ...nothing, firstName: 'required', lastName: 'required', email: 'required', phone: 'optional', remark: 'optional' }

/** As the forms ship. */
const shipped: Record<EnquiryKind, Asking> = {
  contact: { ...person, title: 'optional', contactSlot: 'optional', contactDevice: 'optional', remark: 'required' },
  property: { ...person, remark: 'required' },
  appointment: { ...person, phone: 'required' },
  construction: { ...person, contactSlot: 'optional' },
  valuation: { ...person, phone: 'required', street: 'required', zip: 'required', city: 'required', contactSlot: 'optional' },
  demand: person,
  friend: { ...nothing, firstName: 'required', email: 'required', remark: 'optional' },
  newsletter: { ...nothing, email: 'required' },
  rental_management: { ...person, phone: 'required', street: 'required', zip: 'required', city: 'required', contactSlot: 'optional' },
  testimonial: { ...nothing, firstName: 'required', lastName: 'required', email: 'required', remark: 'required' },
  documents: { ...person, remark: 'hidden' },
  offer: { ...person, phone: 'required', street: 'required', zip: 'required', city: 'required' },
  unsubscribe: { ...nothing, email: 'required' },
}

/** Who asks to see a home that is let in Brussels may be asked for his name and one way to reach him, and for nothing else. */
const lawful = (asking: Asking, form: EnquiryKind, { goal, region }: Subject): Asking =>
  form === 'appointment' && goal === 'rent' && region === 'brussels'
    ? {
        ...nothing,
        firstName: 'required',
        lastName: 'required',
        email: 'optional',
        phone: 'optional',
        remark: asking.remark === 'hidden' ? 'hidden' : 'optional',
        oneOfBoth: true,
      }
    : asking

const fits = (rule: AskingRule, form: EnquiryKind, { goal, region }: Subject): boolean =>
  rule.form === form && (!rule.goal || rule.goal === goal) && (!rule.region || rule.region === region)

/** Forms that are answered by a mail and by nothing else. */
const answeredByMail: readonly EnquiryKind[] = ['demand', 'friend', 'newsletter', 'documents', 'unsubscribe']

/** An answer that leads nowhere is no use to anyone: somewhere the agency must be able to reach who asked. */
const reachable = (asking: Asking, form: EnquiryKind): Asking =>
  asking.email === 'required' || ((asking.phone === 'required' || asking.oneOfBoth === true) && !answeredByMail.includes(form))
    ? asking
    : { ...asking, email: 'required' }

const decided = (rule: AskingRule): Partial<Record<AskedField, FieldState>> =>
  Object.fromEntries(askedFields.flatMap((field) => (rule[field] ? [[field, rule[field]]] : [])))

/** What a form asks here: as it ships, as staff changed it, the narrower rule last, and never more than the law allows. */
export function askingOf(form: EnquiryKind, subject: Subject, rules: readonly AskingRule[]): Asking {
  const narrowness = ({ goal, region }: AskingRule) => Number(Boolean(goal)) + Number(Boolean(region))
  const own = rules.filter((rule) => fits(rule, form, subject)).sort((a, b) => narrowness(a) - narrowness(b))
  const asked = own.reduce<Asking>((asking, rule) => ({ ...asking, ...decided(rule) }), shipped[form])
  return lawful(reachable(asked, form), form, subject)
}
