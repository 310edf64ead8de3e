import type { FormFields } from './formFields'

/** What a visitor can ask about one listing: the values of the query key "about". */
export type AskKind = 'visit' | 'information' | 'documents' | 'friend' | 'offer'

type FormRules = {
  /** What the form asks about a person, unless staff have decided otherwise. */
  asks: FormFields
  /** The question with which it replaces the contact form. */
  about?: AskKind
  /** The same, when the question is about a project. */
  aboutProject?: AskKind
  /** Whether the answer is an email, so that the address is always required. */
  isAnsweredByEmail?: boolean
  /** Whether the site answers it, so that no colleague has to. */
  isAnsweredBySite?: boolean
}

export const allHidden: FormFields = {
  title: 'hidden',
  firstName: 'hidden',
  lastName: 'hidden',
  email: 'hidden',
  phone: 'hidden',
  street: 'hidden',
  zip: 'hidden',
  city: 'hidden',
  contactSlot: 'hidden',
  contactDevice: 'hidden',
  remark: 'hidden',
}

const person: FormFields = {
  ...allHidden,
  firstName: 'required',
  lastName: 'required',
  email: 'required',
  phone: 'optional',
  remark: 'optional',
}

const personAtHome: FormFields = {
  ...person,
  phone: 'required',
  street: 'required',
  zip: 'required',
  city: 'required',
}

const table = {
  contact: {
    asks: {
      ...person,
      title: 'optional',
      contactSlot: 'optional',
      contactDevice: 'optional',
      remark: 'required',
    },
  },
  property: { asks: { ...person, remark: 'required' }, about: 'information' },
  appointment: { asks: { ...person, phone: 'required' }, about: 'visit' },
  construction: { asks: { ...person, contactSlot: 'optional' }, aboutProject: 'information' },
  valuation: { asks: { ...personAtHome, contactSlot: 'optional' } },
  demand: { asks: person, isAnsweredByEmail: true },
  saved_search: {
    asks: { ...allHidden, email: 'required' },
    isAnsweredByEmail: true,
    isAnsweredBySite: true,
  },
  friend: {
    asks: { ...allHidden, firstName: 'required', email: 'required', remark: 'optional' },
    about: 'friend',
    isAnsweredByEmail: true,
    isAnsweredBySite: true,
  },
  newsletter: {
    asks: { ...allHidden, email: 'required' },
    isAnsweredByEmail: true,
    isAnsweredBySite: true,
  },
  rental_management: { asks: { ...personAtHome, contactSlot: 'optional' } },
  testimonial: {
    asks: {
      ...allHidden,
      firstName: 'required',
      lastName: 'required',
      email: 'required',
      remark: 'required',
    },
  },
  documents: { asks: { ...person, remark: 'hidden' }, about: 'documents', isAnsweredByEmail: true },
  offer: { asks: personAtHome, about: 'offer' },
  unsubscribe: {
    asks: { ...allHidden, email: 'required' },
    isAnsweredByEmail: true,
    isAnsweredBySite: true,
  },
} as const satisfies Record<string, FormRules>

/** What a visitor sends through a form is an enquiry of that kind. */
export type EnquiryKind = keyof typeof table

/** The one list of forms. */
export const forms: Readonly<Record<EnquiryKind, FormRules>> = table

export const enquiryKinds = Object.keys(table) as [EnquiryKind, ...EnquiryKind[]]

/** A message from the owner portal is answered like an enquiry, but is no form of the site. */
export const storedKinds = [...enquiryKinds, 'owner_message'] as const
export type StoredKind = (typeof storedKinds)[number]

export const isEnquiryKind = (value: string): value is EnquiryKind => Object.hasOwn(table, value)

type KindWith<Rule> = {
  [Kind in EnquiryKind]: (typeof table)[Kind] extends Rule ? Kind : never
}[EnquiryKind]

/**
 * The forms that staff can place on a page, in the order they choose from; the others belong to a
 * listing or an email.
 */
export const placeableKinds = [
  'contact',
  'valuation',
  'demand',
  'rental_management',
  'newsletter',
  'testimonial',
] as const satisfies readonly EnquiryKind[]

/** The forms about a home of the sender, whose address can be asked before all else. */
const homeKinds: readonly unknown[] = ['valuation', 'rental_management'] satisfies EnquiryKind[]

export const asksAboutHome = (kind: unknown): boolean => homeKinds.includes(kind)

/** A form that can replace the contact form. */
type AskForm = KindWith<{ about: AskKind } | { aboutProject: AskKind }>

/** The question with which the contact page shows this form, if it does. */
export const aboutValueOf = (kind: EnquiryKind): AskKind | undefined =>
  forms[kind].about ?? forms[kind].aboutProject

const isAskForm = (kind: EnquiryKind): kind is AskForm => aboutValueOf(kind) !== undefined
const askForms = enquiryKinds.filter(isAskForm)

/** The form for a question about a listing or a project, if there is one. */
export const formAsking = (about: string, isAboutProject: boolean): AskForm | undefined =>
  askForms.find((kind) => isAboutProject && forms[kind].aboutProject === about) ??
  askForms.find((kind) => forms[kind].about === about)

/** Whether a form has a title: the contact form, and each that replaces it. */
export const isTitled = (kind: EnquiryKind): kind is AskForm | 'contact' =>
  kind === 'contact' || isAskForm(kind)

/** Enquiries of visitors that wait for an answer of staff. */
export const awaitedKinds: readonly EnquiryKind[] = enquiryKinds.filter(
  (kind) => !forms[kind].isAnsweredBySite,
)

/** All that waits for an answer of staff: enquiries of visitors and messages of owners. */
export const waitingKinds: readonly StoredKind[] = [...awaitedKinds, 'owner_message']
