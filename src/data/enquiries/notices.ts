import { env } from '@/env'
import { languageName } from '@/i18n/formats'
import { optionName, translate } from '@/i18n/translate'
import type { Enquiry } from '@/payload-types'
import { storedSalutations } from '@/domain/enquiries/enquiries'
import { contactFields } from '@/domain/enquiries/formFields'
import { awaitedKinds } from '@/domain/enquiries/forms'
import { isQuotable, quotableFields } from '@/domain/enquiries/quotable'
import { plainName } from '@/domain/mail/plainWords'
import type { Locale } from '@/i18n/locales'

import { loaded } from '../core/payload'
import { propertyCard } from '../catalogue/views/listing'
import { answersIn } from './answerTemplates'
import { noticeRecipientsOf, type NoticeRecipient } from './noticeRecipients'
import type { MailOrder } from '../mail/queue'
import type { SubmissionContext, Submission, Person } from './submission'
import { listingCards } from '../mail/listingCard'
import { agentNameOf, subjectIn } from './subject'

/** Returns what was sent as labelled lines. */
export function submissionLines(
  { person, ...rest }: Pick<Submission, 'person' | 'answers'>,
  locale: Locale,
): [label: string, value: string][] {
  const t = translate(locale)
  const valueLabel = (field: (typeof contactFields)[number], value: string): string => {
    if (field === 'title' && storedSalutations.some((one) => one === value))
      return optionName(locale, 'salutation', value)
    return field === 'contactSlot' || field === 'contactDevice'
      ? optionName(locale, field, value)
      : value
  }
  const personal = contactFields.flatMap((field): [string, string][] => {
    const value = person[field]
    return value ? [[t(`form.fields.${field}`), valueLabel(field, value)]] : []
  })
  return [
    ...personal,
    ...answersIn(rest, locale).map(({ label, value }): [string, string] => [label, value]),
  ]
}

/**
 * Returns the lines that an acknowledgement repeats. Free text is left out, because the address may
 * belong to another person.
 */
const quotedLines = (
  { person, ...rest }: Pick<Submission, 'person' | 'answers'>,
  locale: Locale,
): [label: string, value: string][] =>
  submissionLines(
    {
      person: Object.fromEntries(quotableFields.map((field) => [field, person[field]])),
      answers: answersIn(rest, locale).filter(({ name }) => isQuotable(name)),
    },
    locale,
  )

const nameOf = ({ firstName, lastName }: Person): string =>
  [firstName, lastName].filter(Boolean).join(' ')

/** Returns the placeholders of every email about an enquiry. */
export async function submissionPlaceholders(
  person: Person,
  { locale, subject }: Pick<SubmissionContext, 'locale' | 'subject'>,
): Promise<Record<string, string>> {
  const { property, project } = subject
  const [card, colleague] = await Promise.all([
    property && propertyCard(property, locale),
    agentNameOf(subject, locale),
  ])
  return {
    firstName: person.firstName ?? '',
    lastName: person.lastName ?? '',
    fullName: nameOf(person),
    property: card?.place ?? project?.title ?? '',
    reference: String(property?.reference ?? project?.reference ?? ''),
    place: loaded(property?.city ?? project?.city)?.name ?? person.city ?? '',
    project: project?.title ?? '',
    colleague,
  }
}

const enquiriesUrl = `${env.SITE_URL}/admin/collections/enquiries`

/** Completes an email when the enquiry is stored: the button of a notice links to it. */
export const linkToEnquiry = (order: MailOrder, { id }: Enquiry): MailOrder => ({
  ...order,
  about: { ...order.about, enquiry: id },
  ...(order.action?.href === enquiriesUrl && {
    action: { ...order.action, href: `${enquiriesUrl}/${id}` },
  }),
})

const placeholdersOf = async (
  lead: Submission,
  arrival: Pick<SubmissionContext, 'locale' | 'subject'>,
): Promise<Record<string, string>> => ({
  ...(await submissionPlaceholders(lead.person, arrival)),
  form: optionName(arrival.locale, 'enquiryKind', lead.kind),
  ...lead.placeholders,
})

const aboutProperty = ({ property }: SubmissionContext['subject']) =>
  property ? { property: property.id } : {}

/** The notice to a colleague, in the colleague's language; it says in which one to answer. */
async function noticeTo(
  { kind, to, locale }: NoticeRecipient,
  lead: Submission,
  { locale: written, subject: submitted }: SubmissionContext,
): Promise<MailOrder> {
  const { email } = lead.person
  const t = translate(locale)
  const subject = await subjectIn(submitted, locale)
  const placeholders = await placeholdersOf(lead, { locale, subject })
  return {
    kind,
    to,
    about: aboutProperty(submitted),
    locale,
    cards: await listingCards(subject.property?.reference, locale),
    lines: [
      ...submissionLines(lead, locale),
      ...(written === locale
        ? []
        : [[t('form.writesIn'), languageName(written, locale)] as [string, string]]),
    ],
    placeholders: { ...placeholders, ...(to.name && { colleague: to.name }) },
    action: { href: enquiriesUrl },
    ...(email && { replyTo: email }),
  }
}

/** Repeats to the visitor what was sent, in the language in which it was. */
async function acknowledgementsOf(
  lead: Submission,
  { locale, subject }: SubmissionContext,
): Promise<MailOrder[]> {
  const { acknowledgement, acknowledgementHref, person } = lead
  const { email = '' } = person
  if (!acknowledgement || !email) return []
  const fullName = nameOf(person)
  const placeholders = await placeholdersOf(lead, { locale, subject })
  const { place = '' } = placeholders
  const isListed = subject.property ?? subject.project
  return [
    {
      kind: acknowledgement,
      to: { ...(fullName && { name: fullName }), address: email },
      about: aboutProperty(subject),
      locale,
      lines: quotedLines(lead, locale),
      cards: await listingCards(subject.property?.reference, locale),
      placeholders: { ...placeholders, place: isListed ? place : plainName(place) },
      ...(acknowledgementHref && { action: { href: acknowledgementHref } }),
    },
  ]
}

/** Returns the emails about a submission: to staff and to its sender. */
export async function emailsAbout(
  lead: Submission,
  arrival: SubmissionContext,
): Promise<MailOrder[]> {
  const recipients = awaitedKinds.includes(lead.kind) ? await noticeRecipientsOf(lead, arrival) : []
  const notices = await Promise.all(
    recipients.map((recipient) => noticeTo(recipient, lead, arrival)),
  )
  return [...notices, ...(await acknowledgementsOf(lead, arrival))]
}
