import type { PayloadRequest } from 'payload'

import { contactFields, type ContactField } from '@/domain/enquiries/formFields'
import type { EnquiryKind } from '@/domain/enquiries/forms'
import type { MailKind } from '@/domain/mail/mails'
import type { Locale } from '@/i18n/locales'
import type { Enquiry } from '@/payload-types'

import type { Consent } from '../privacy/consent'
import type { FormAnswers } from './answerTemplates'
import type { EnquirySubject } from './subject'

/** What a person filled in about themselves. */
export type Person = Partial<Record<ContactField, string>>

/** The answers about the person, out of all answers of a form. */
export const personOf = (answers: Person): Person =>
  Object.fromEntries(contactFields.map((field) => [field, answers[field] ?? '']))

/** What a visitor sent, validated and ready to be stored. */
export type Submission = {
  kind: EnquiryKind
  person: Person
  /** The answers to this form's own questions, in the language of the reader. */
  answers?: FormAnswers
  /** The email that acknowledges the form; none when the form sends its own. */
  acknowledgement?: MailKind
  /** The link of that email's button. */
  acknowledgementHref?: string | undefined
  /** Placeholders that only this form has. */
  placeholders?: Readonly<Record<string, string>>
  /** Distinguishes it from an otherwise equal submission by the same person. */
  distinctBy?: string
  /** The colleague who receives the visitor, who is told besides the agent of the listing. */
  host?: string | undefined
  /**
   * Returns whether what the equal submission `enquiry` made still stands, so that this one adds
   * nothing; always when left out. A viewing that was cancelled no longer stands.
   */
  stillStands?: (req: PayloadRequest, enquiry: string) => Promise<boolean>
  /**
   * Writes what belongs to it in the same transaction: a demand, a subscriber, an email to a
   * friend.
   */
  afterSave?: (req: PayloadRequest, enquiry: Enquiry) => Promise<void>
}

export type SubmissionContext = {
  locale: Locale
  subject: EnquirySubject
  /** The address that the module names for notices of this form. */
  recipient?: string | undefined
  /** The page it was sent from. */
  source: string
  /** What the sender agreed to. */
  consent: Consent
  /** Whether the browser passed the proof of work. */
  isProven: boolean
  /** Whether the honeypot field was filled in. */
  isSpam: boolean
}
