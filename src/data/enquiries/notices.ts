import { env } from '@/env'
import { optionName, translate } from '@/i18n/translate'
import type { Enquiry, Property } from '@/payload-types'
import { salutations } from '@/domain/enquiries/enquiries'
import { contactFields } from '@/domain/enquiries/formFields'
import { awaitedKinds } from '@/domain/enquiries/forms'
import { isQuotable, quotableFields } from '@/domain/enquiries/quotable'
import { plainName } from '@/domain/mail/plainWords'
import type { Locale } from '@/i18n/locales'

import { idOf, loaded, payload } from '../core/payload'
import { findSettings } from '../site/shell'
import { propertyCard } from '../catalogue/views/listing'
import { answersIn } from './answerTemplates'
import type { MailOrder } from '../mail/queue'
import type { SubmissionContext, Submission, Person } from './submission'
import { agentNameOf } from './subject'

/** Returns the language in which staff read: the main one of the agency. */
export async function staffLanguage(locale: Locale): Promise<Locale> {
  const { defaultLanguage } = await findSettings(locale)
  return defaultLanguage
}

type Recipient = Pick<MailOrder, 'kind' | 'to'>

async function agentOf(property: Property): Promise<{ name: string; address: string } | undefined> {
  const id = idOf(property.contact)
  if (id === undefined) return undefined
  // The address of a colleague is not public; sending them an email is allowed.
  const { docs } = await (
    await payload()
  ).find({
    collection: 'users',
    overrideAccess: true,
    depth: 0,
    limit: 1,
    select: { name: true, email: true },
    where: { id: { equals: id } },
  })
  return docs[0] && { name: docs[0].name, address: docs[0].email }
}

/**
 * Returns which staff are notified: the address of the module, else those of the settings for this
 * form, else the agency; and the assigned agent of the property.
 */
async function recipientsOf(
  lead: Submission,
  { locale, recipient, subject }: SubmissionContext,
): Promise<Recipient[]> {
  const { recipients, email } = await findSettings(locale)
  const forForm =
    recipients?.filter(({ form }) => form === lead.kind).map((one) => ({ address: one.email })) ??
    []
  const general = recipient
    ? [{ address: recipient }]
    : forForm.length > 0
      ? forForm
      : email
        ? [{ address: email }]
        : []
  const agent = subject.property && (await agentOf(subject.property))
  const others = general
    .filter(({ address }) => address !== agent?.address)
    .map((to): Recipient => ({ kind: 'staff_notice', to }))
  return agent ? [...others, { kind: 'manager_notice', to: agent }] : others
}

/** Returns what was sent as labelled lines. */
export function submissionLines(
  { person, ...rest }: Pick<Submission, 'person' | 'answers'>,
  locale: Locale,
): [label: string, value: string][] {
  const t = translate(locale)
  const valueLabel = (field: (typeof contactFields)[number], value: string): string => {
    if (field === 'title' && salutations.some((one) => one === value))
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
    property: card ? `${card.place}, ${card.heading}` : (project?.title ?? ''),
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

/** Returns the emails about a submission: to staff and to its sender. */
export async function emailsAbout(
  lead: Submission,
  arrival: SubmissionContext,
): Promise<{ staff: MailOrder[]; visitor: MailOrder[] }> {
  const { locale, subject } = arrival
  const { property } = subject
  const { email = '' } = lead.person
  const fullName = nameOf(lead.person)
  const about = { ...(property && { property: property.id }) }
  const placeholders: Record<string, string> = {
    ...(await submissionPlaceholders(lead.person, arrival)),
    form: optionName(locale, 'enquiryKind', lead.kind),
    ...lead.placeholders,
  }
  const recipients = awaitedKinds.includes(lead.kind) ? await recipientsOf(lead, arrival) : []
  // In the language of the sender, because that is the language of the answer.
  const staff = recipients.map((recipient): MailOrder => ({
    ...recipient,
    about,
    locale,
    lines: submissionLines(lead, locale),
    placeholders: { ...placeholders, ...(recipient.to.name && { colleague: recipient.to.name }) },
    action: { href: enquiriesUrl },
    ...(email && { replyTo: email }),
  }))
  const visitor: MailOrder[] =
    lead.acknowledgement && email
      ? [
          {
            kind: lead.acknowledgement,
            to: { ...(fullName && { name: fullName }), address: email },
            about,
            locale,
            lines: quotedLines(lead, locale),
            placeholders: {
              ...placeholders,
              place:
                subject.property || subject.project
                  ? (placeholders.place ?? '')
                  : plainName(placeholders.place ?? ''),
            },
            ...(lead.acknowledgementHref && { action: { href: lead.acknowledgementHref } }),
          },
        ]
      : []
  return { staff, visitor }
}
