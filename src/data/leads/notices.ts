import { env } from '@/env'
import { optionName, translate } from '@/i18n/translate'
import type { Enquiry, Property } from '@/payload-types'
import { salutations } from '@/domain/leads'
import { askedFields } from '@/domain/forms/asking'
import type { Locale } from '@/i18n/locales'

import { idOf, loaded, payload } from '../payload'
import { findSettings } from '../shell'
import { propertyCard } from '../views/listing'
import { answersIn } from './answers'
import type { MailOrder } from './mails'
import type { Arrival, Lead, Person } from './receive'
import { answererOf } from './subject'

/** Staff read in the main language of the agency. */
export async function staffLanguage(locale: Locale): Promise<Locale> {
  const { defaultLanguage } = await findSettings(locale)
  return defaultLanguage
}

type Reader = Pick<MailOrder, 'kind' | 'to'>

async function managerOf(property: Property): Promise<{ name: string; address: string } | undefined> {
  const id = idOf(property.contact)
  if (id === undefined) return undefined
  // The address of a colleague is not public; the mail to him is.
  const { docs } = await (
    await payload()
  ).find({ collection: 'users', overrideAccess: true, depth: 0, limit: 1, select: { name: true, email: true }, where: { id: { equals: id } } })
  return docs[0] && { name: docs[0].name, address: docs[0].email }
}

/** Who of the staff is told: whom the module names, else those of the settings for this form, else the agency; and who looks after the property. */
async function readersOf(lead: Lead, { locale, recipient, subject }: Arrival): Promise<Reader[]> {
  const { recipients, email } = await findSettings(locale)
  const named = recipients?.filter(({ form }) => form === lead.kind).map((one) => ({ address: one.email })) ?? []
  const first = recipient ? [{ address: recipient }] : named.length > 0 ? named : email ? [{ address: email }] : []
  const manager = subject.property && (await managerOf(subject.property))
  const others = first.filter(({ address }) => address !== manager?.address).map((to): Reader => ({ kind: 'staff_notice', to }))
  return manager ? [...others, { kind: 'manager_notice', to: manager }] : others
}

/** What was sent, as a table. */
export function linesOf({ person, ...own }: Pick<Lead, 'person' | 'answers'>, locale: Locale): [label: string, value: string][] {
  const t = translate(locale)
  const named = (field: (typeof askedFields)[number], value: string): string => {
    if (field === 'title' && salutations.some((one) => one === value)) return optionName(locale, 'salutation', value)
    return field === 'contactSlot' || field === 'contactDevice' ? optionName(locale, field, value) : value
  }
  const personal = askedFields.flatMap((field): [string, string][] => {
    const value = person[field]
    return value ? [[t(`form.fields.${field}`), named(field, value)]] : []
  })
  return [...personal, ...answersIn(own, locale).map(({ label, value }): [string, string] => [label, value])]
}

const nameOf = ({ firstName, lastName }: Person): string => [firstName, lastName].filter(Boolean).join(' ')

/** What every mail about a lead may name: who it is, and what it is about. */
export async function toldOf(person: Person, { locale, subject }: Pick<Arrival, 'locale' | 'subject'>): Promise<Record<string, string>> {
  const { property, project } = subject
  const [card, colleague] = await Promise.all([property && propertyCard(property, locale), answererOf(subject, locale)])
  return {
    ...{ firstName: person.firstName ?? '', lastName: person.lastName ?? '', fullName: nameOf(person) },
    ...{ property: card ? `${card.place}, ${card.heading}` : (project?.title ?? ''), reference: String(property?.reference ?? project?.reference ?? '') },
    ...{ place: loaded(property?.city ?? project?.city)?.name ?? person.city ?? '', project: project?.title ?? '', colleague },
  }
}

const inbox = `${env.SITE_URL}/admin/collections/enquiries`

/** The mail once the enquiry is there: the button of a notice leads to it. */
export const aboutEnquiry = (order: MailOrder, { id }: Enquiry): MailOrder => ({
  ...order,
  about: { ...order.about, enquiry: id },
  ...(order.action?.href === inbox && { action: { ...order.action, href: `${inbox}/${id}` } }),
})

/** The mails that follow a lead: to the staff concerned, and to who sent it. */
export async function noticesOf(lead: Lead, arrival: Arrival): Promise<{ staff: MailOrder[]; visitor: MailOrder[] }> {
  const { locale, subject } = arrival
  const { property } = subject
  const { email = '' } = lead.person
  const name = nameOf(lead.person)
  const about = { ...(property && { property: property.id }) }
  const told = { ...(await toldOf(lead.person, arrival)), form: optionName(locale, 'enquiryKind', lead.kind), ...lead.told }
  const readers = lead.isQuiet ? [] : await readersOf(lead, arrival)
  // In the language of who wrote: it is the one in which he is answered.
  const staff = readers.map((reader): MailOrder => ({
    ...{ ...reader, about, locale, lines: linesOf(lead, locale) },
    told: { ...told, ...(reader.to.name && { colleague: reader.to.name }) },
    action: { href: inbox },
    ...(email && { replyTo: email }),
  }))
  const visitor: MailOrder[] =
    lead.thanks && email
      ? [
          {
            kind: lead.thanks,
            to: { ...(name && { name }), address: email },
            about,
            locale,
            lines: linesOf(lead, locale),
            told,
            ...(lead.leadsTo && { action: { href: lead.leadsTo } }),
          },
        ]
      : []
  return { staff, visitor }
}
